import { assert, assertExists } from '../../../base/assert.ts';
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { gameOf } from '../../../games/registry.ts';

/** What each square adds to White's knight in the Python post's improved score, by square a1, a2, ... h8. */
export function knightTable(): readonly number[] {
	const { overlays = [] } = evaluatorOf('python-improved');
	const overlay = assertExists(
		overlays.find(({ id }) => id === 'table-white-knight'),
		'the improved score shows its tables'
	);
	const chess = gameOf('chess');
	const state = chess.parse(chess.defaultPosition, { root: 'max' });
	assert(state.ok, 'the starting position can be read');
	return overlay.valuesAt(state.value).map((value) => value ?? 0);
}
