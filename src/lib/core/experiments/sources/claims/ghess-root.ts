import { chooseMove, type Choice } from '../../../engines/choose-move.ts';
import type { Player } from '../../../engines/player.ts';
import { assertExists } from '../../../base/assert.ts';
import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Move } from '../../../games/game.ts';
import type { Claim, See } from './claim.ts';
import { formatSigned, note } from './figure.ts';
import { recordAlone, returnStepOf } from './find-step.ts';

/** Our position: Black to move can capture an unprotected queen. */
const POSITION = '3qk3/8/8/8/3Q4/8/8/4K3 b - - 0 1';
const PLIES = 3;

export const ghessRoot: Claim = {
	id: 'ghess-root',
	source: 'ghess',
	title: 'It plays minimax for either side',
	says: 'The search takes the maximum at even plies, “if it is White”, and the minimum at odd ones; it is always called with ply 0.',
	check: `A position of ours in which Black can take a queen for nothing; both variants move for Black, ${PLIES} plies deep.`,
	run() {
		const published = choose({ engine: 'ghess', plies: PLIES });
		const mended = choose({ engine: 'ghess-mended', plies: PLIES });
		const state = rootOf(assertExists(mended.setup, 'it was searched'));
		const game = gameOf('chess');
		const textOf = (move: Move): string => game.moveText(state, move);
		const worth = (move: Move): string => {
			const row = mended.rootMoves.find((one) => one.move === move);
			return formatSigned(row?.value ?? NaN);
		};
		const isRight = mended.equals.includes(published.move);
		return {
			verdict: isRight ? 'true' : 'not-as-claimed',
			sentence: isRight
				? 'Both variants find a best move for Black.'
				: `Ply 0 is the root. With Black to move, ghess still takes the maximum there: it plays ${textOf(published.move)}, which is good for White, and leaves the queen that ${textOf(mended.move)} wins.`,
			figures: [
				{
					name: 'Black’s move, as published',
					claimed: textOf(mended.move),
					found: textOf(published.move),
					agrees: isRight
				},
				note('Black’s move, corrected', textOf(mended.move)),
				note(`Value of ${textOf(published.move)}, corrected`, worth(published.move)),
				note(`Value of ${textOf(mended.move)}, corrected`, worth(mended.move))
			],
			see: [
				see('As published: the root takes the largest value', published),
				see('Corrected: the root takes the smallest', mended)
			]
		};
	}
};

function choose(player: Player): Choice {
	return chooseMove(player, { game: 'chess', position: POSITION, ply: 1, seed: 1 });
}

function see(text: string, { setup, move }: Choice): See {
	const search = assertExists(setup, 'it was searched');
	const step = returnStepOf(recordAlone(search), move);
	return { kind: 'step', text, setup: search, step };
}
