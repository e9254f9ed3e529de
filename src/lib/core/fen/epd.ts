/** Extended Position Description: the first four fields of a FEN, then operations such as `bm Rd8+; id "back rank";`. */
import { fail, ok } from '../base/result.ts';
import { clip } from '../base/clip.ts';
import { BOARD, type FenReader } from './found-fen.ts';

const POSITION = new RegExp(
	String.raw`^${BOARD}\s+[wb]\s+(?:-|[A-Za-z]{1,4})\s+(?:-|[a-h][1-8])(?:\s+\d+\s+\d+)?`
);
const OPERATION = /\s*([A-Za-z]\w*)((?:\s|(?=;)|$)(?:"[^"\r\n]*"|[^";\r\n])*)(;|$)/y;
/** The clocks, where they are operations. */
const CLOCKS = { hmvc: '0', fmvn: '1' };
const MOST_SHOWN = 120;
/** Longer lines are no records. */
const MAX_RECORD = 4_000;

export const epd: FenReader = {
	id: 'epd',
	name: 'EPD',
	find(text) {
		const bare = text.trimStart();
		const indent = text.length - bare.length;
		const line = bare.split(/[\r\n]/, 1)[0] ?? '';
		const position = POSITION.exec(line)?.[0];
		if (position === undefined || line.length > MAX_RECORD) return null;
		if (!/^\s+(?!moves\s)[A-Za-z]\w*(\s|;|$)/.test(line.slice(position.length))) return null;
		const clocks = new Map(Object.entries(CLOCKS));
		const shown: string[] = [];
		let at = position.length;
		while (/[^\s;]/.test(line.slice(at))) {
			OPERATION.lastIndex = at;
			const match = OPERATION.exec(line);
			if (match === null) {
				const place = at + (/\S/.exec(line.slice(at))?.index ?? 0);
				return fail(
					'epd-operation',
					'This is EPD, and this operation is not written as in: bm Rd8+; id "back rank".',
					indent + place
				);
			}
			const [whole, code = '', operand = ''] = match;
			if (clocks.has(code)) clocks.set(code, operand.trim());
			else shown.push(`${code} ${operand.trim().replace(/"([^"]*)"/g, '“$1”')}`.trim());
			at += whole.length;
		}
		const rest = bare.slice(line.length);
		if (rest.trim() !== '') {
			const next = text.length - rest.trimStart().length;
			return fail('epd-records', 'This is EPD with several records. Keep one line.', next);
		}
		const fields = position.split(/\s+/);
		const fen = fields.length === 4 ? [...fields, ...clocks.values()] : fields;
		const notes = clip(shown.join('; '), MOST_SHOWN);
		const what = notes === '' ? 'EPD' : `EPD, with ${notes}`;
		return ok({ what, fen: fen.join(' '), at: indent });
	}
};
