import { assertExists } from '../../../base/assert.ts';
import { evaluatorOf } from '../../../evaluate/registry.ts';
import { factsOf } from '../../../games/registry.ts';
import { rootOf } from '../../../games/root.ts';

/** What each square adds to White's knight in the Python post's improved score, by square a1, a2, ... h8. */
export function knightTable(): readonly number[] {
	const { overlays = [] } = evaluatorOf('python-improved');
	const overlay = assertExists(
		overlays.find(({ id }) => id === 'table-white-knight'),
		'the improved score shows its tables'
	);
	const start = rootOf({ game: 'chess', position: factsOf('chess').defaultPosition });
	return overlay.valuesAt(start).map((value) => value ?? 0);
}
