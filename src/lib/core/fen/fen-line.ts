/** FEN lines out of logs, files and other programs: with a label, in quotes, with false rights or the move number 0. */
import { ok } from '../base/result.ts';
import { BOARD, movesAt, type FenReader } from './found-fen.ts';

/** A label, the header of a PGN, a quote. */
const FRONT = /^(?:\[?FEN\b[\s:=]*)?["'“`]?/i;
const BACK = /["'”`\];,\s]/;
const BEGINS = new RegExp(`^${BOARD}(?=\\s|$)`);

export const fenLine: FenReader = {
	id: 'fen',
	name: 'FEN as other programs write it',
	find(text) {
		const bare = text.trimStart();
		const front = FRONT.exec(bare)?.[0] ?? '';
		let end = bare.length;
		while (end > front.length && BACK.test(bare.charAt(end - 1))) end--;
		const typed = bare.slice(front.length, end);
		// In addresses the fields are joined: 8/8/8/8/8/8/8/K1k5_w_-_-_0_1.
		const line = /^\S+_[wb]_\S+$/.test(typed) ? typed.replaceAll('_', ' ') : typed;
		if (!BEGINS.test(line)) return null;
		const at = text.length - bare.length + front.length;
		const split = movesAt(line);
		const begin = Math.min(split + ' moves '.length, line.length);
		return ok({
			what: 'a FEN',
			fen: line.slice(0, split),
			at,
			moves: line.slice(begin),
			movesAt: at + begin,
			isOwn: front === '' && line === typed
		});
	}
};
