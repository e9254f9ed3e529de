/** The command by which a graphical interface gives a position to an engine: `position startpos moves e2e4`. */
import { fail, ok } from '../base/result.ts';
import { movesAt, type FenReader } from './found-fen.ts';
import { START_FEN } from './start-fen.ts';

/** The command at the start of a line or within one of a log; what follows in other lines is not read. */
const COMMAND = /(?:(?:^|\s)position[ \t]+(startpos|fen)|^(startpos))(?=\s|$)/i;

export const uciCommand: FenReader = {
	id: 'uci',
	name: 'UCI position commands',
	find(text) {
		const commands = text.split('\n').filter((one) => COMMAND.test(one.trim()));
		const [first] = commands;
		if (first === undefined) return null;
		const other = commands.find((one) => one.trim() !== first.trim());
		if (other !== undefined) {
			const message = `There are ${commands.length} position commands in this text. Paste one of them.`;
			return fail('uci-several', message, text.indexOf(other));
		}
		const line = first.trim();
		const indent = text.indexOf(first) + first.indexOf(line);
		const match = COMMAND.exec(line);
		if (match === null) return null;
		const rest = line.slice(match.index + match[0].length).trimStart();
		const at = line.length - rest.length;
		const split = rest.startsWith('moves') ? 0 : movesAt(rest);
		const begin = rest.length - rest.slice(split).replace(/^\s*moves\s*/, '').length;
		const isStart = (match[1] ?? match[2] ?? '').toLowerCase() === 'startpos';
		return ok({
			what: 'a UCI position command',
			fen: isStart ? START_FEN : rest.slice(0, split),
			at: isStart ? null : indent + at,
			moves: rest.slice(begin),
			movesAt: indent + at + begin
		});
	}
};
