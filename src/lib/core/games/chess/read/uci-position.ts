/** The command by which a graphical interface gives a position to an engine: `position startpos moves e2e4`. */
import { START_FEN } from '../facts.ts';
import { movesAt } from '../game-record.ts';
import { readPlayed, type PositionReader } from './position-reader.ts';

/** The command at the start of the text or within a line of a log; what follows in other lines is not read. */
const COMMAND = /(?:(?:^|\s)position\s+(startpos|fen)|^(startpos))(?=\s|$)/i;

export const uciPosition: PositionReader = {
	id: 'uci',
	name: 'UCI position commands',
	read(text) {
		const line = text.trimStart().split(/[\r\n]/, 1)[0] ?? '';
		const indent = text.length - text.trimStart().length;
		const match = COMMAND.exec(line);
		if (match === null) return null;
		const rest = line.slice(match.index + match[0].length).trimStart();
		const at = line.length - rest.length;
		const split = rest.startsWith('moves') ? 0 : movesAt(rest);
		const begin = rest.length - rest.slice(split).replace(/^\s*moves\s*/, '').length;
		const isStart = (match[1] ?? match[2] ?? '').toLowerCase() === 'startpos';
		return readPlayed(
			'a UCI position command',
			{ fen: isStart ? START_FEN : rest.slice(0, split), at: indent + at },
			{ moves: rest.slice(begin), movesAt: indent + at + begin }
		);
	}
};
