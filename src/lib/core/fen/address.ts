/** Addresses of positions at lichess and chess.com. Nothing is fetched: the FEN has to be in the address. */
import { fail, ok } from '../base/result.ts';
import { BOARD, type FenReader } from './found-fen.ts';

const SITE = /^\s*<?(?:https?:\/\/)?(?:[a-z-]+\.)?(lichess\.org|chess\.com)(?=[/?#]|\s*$)/i;
/** The variants of lichess in its paths of analysis. */
const VARIANT =
	/\/(?:analysis|editor)\/(chess960|antichess|atomic|crazyhouse|horde|kingOfTheHill|racingKings|threeCheck)\b/i;
/** The board with its fields, which blanks, underscores or plus signs divide; from there to the end of the value. */
const FEN = new RegExp(`(?<![A-Za-z0-9])(${BOARD})(?!/)((?:[ _+]+[^ _+&?#>]+)*)`);

export const address: FenReader = {
	id: 'address',
	name: 'addresses of lichess and chess.com',
	find(text) {
		if (text.length > MAX_ADDRESS) return null;
		const site = SITE.exec(text)?.[1]?.toLowerCase();
		if (site === undefined) return null;
		const variant = VARIANT.exec(text);
		if (variant !== null) {
			const name = variant[1]?.toLowerCase() === 'chess960' ? 'Chess960' : (variant[1] ?? '');
			const message = `This is an address of ${name}. Plyscope plays standard chess only.`;
			return fail('chess-variant', message, variant.index);
		}
		const found = FEN.exec(decoded(text));
		if (found === null) {
			const message = `This address of ${site} has no FEN, and Plyscope fetches nothing. Copy the FEN or the PGN from the page.`;
			return fail('chess-address', message, 0);
		}
		const [, board = '', fields = ''] = found;
		const at = Math.max(text.indexOf(board.slice(0, board.indexOf('/'))), 0);
		const fen = board + fields.replace(/[_+]/g, ' ');
		return ok({ what: `an address of ${site}`, fen, at });
	}
};

/** Longer texts are no addresses. */
const MAX_ADDRESS = 4_000;

/** Escapes that are none stay as they are. */
function decoded(text: string): string {
	return text.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
		try {
			return decodeURIComponent(escapes);
		} catch {
			return escapes;
		}
	});
}
