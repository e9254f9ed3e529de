import { chooseMove } from '../../../engines/choose-move.ts';
import type { EngineId } from '../../../engines/registry.ts';
import { engineOf } from '../../../engines/registry.ts';
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { gameOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';
import type { Move } from '../../../games/game.ts';
import type { Claim, See } from './claim.ts';
import { formatSigned, note } from './figure.ts';
import { recordAlone, returnStepOf } from './find-step.ts';

/** Our position: White can mate on b8, or capture the queen. */
const POSITION = '6k1/5ppp/8/8/8/8/qR3PPP/6K1 w - - 0 1';
const PLIES = 2;

export const swiftMates: Claim = {
	id: 'swift-mates',
	source: 'swift',
	title: 'A king worth 900, and the value of a mate',
	says: 'Capturing the king ends the game, so the king has a very high value, 900. The post does not give the value of a mate.',
	check:
		'In a position of ours White can mate at once, or win a queen. Both variants of the engine choose.',
	run() {
		const game = gameOf('chess');
		const state = rootOf(setupOf('swift'));
		const mate = state.legalMoves().find((move) => {
			state.play(move);
			const isMate = game.ending(state)?.code === 'checkmate';
			state.undo();
			return isMate;
		});
		const textOf = (move: Move): string => game.moveText(state, move);
		const worth = (id: 'swift' | 'swift-mended', move: Move): string => {
			state.play(move);
			const value = evaluatorOf(id).evaluate(state, 1, PLIES);
			state.undo();
			return formatSigned(value);
		};
		const [published, mended] = [play('swift'), play('swift-mended')];
		const mates = published === mate;
		const figures = [
			note('As published, it plays', textOf(published)),
			note('Corrected, it plays', textOf(mended)),
			...(mate === undefined
				? []
				: [
						note('The mate’s value as published', worth('swift', mate)),
						note('The mate’s value, corrected', worth('swift-mended', mate))
					])
		];
		return {
			verdict: 'noticed',
			sentence: mates
				? 'With the king’s value it mates all the same.'
				: `The rules end the game before a king is captured, so both kings are on every board and their 900 cancel. A mate counts as the material on the board: it plays ${textOf(published)} instead.`,
			figures,
			see: mate === undefined ? [] : [seeMate('swift', mate), seeMate('swift-mended', mate)]
		};
	}
};

function setupOf(
	engine: 'swift' | 'swift-mended'
): NonNullable<ReturnType<ReturnType<typeof engineOf>['searchAt']>> {
	const setup = engineOf(engine).searchAt('chess', POSITION, PLIES);
	if (setup === null) throw new Error(`${engine} searches positions of chess`);
	return setup;
}

function play(engine: EngineId): Move {
	const turn = { game: 'chess', position: POSITION, ply: 0, seed: 1 } as const;
	return chooseMove({ engine, plies: PLIES }, turn).move;
}

function seeMate(engine: 'swift' | 'swift-mended', mate: Move): See {
	const setup = setupOf(engine);
	const step = returnStepOf(recordAlone(setup), mate);
	const variant = engine === 'swift' ? 'As published' : 'Corrected';
	return { kind: 'step', text: `${variant}: the mate reaches the root`, setup, step };
}
