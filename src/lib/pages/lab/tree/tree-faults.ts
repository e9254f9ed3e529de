/** The parts of a link that its own tree does not have: readable, but to be judged only once the tree is known. */
import { fail, type InputFault } from '$lib/core/base/result.ts';
import type { ProgramTree } from '$lib/core/experiments/krk/program-tree.ts';
import type { FieldFault } from '$lib/core/fields/field-list.ts';
import type { Move } from '$lib/core/games/game.ts';
import { moveUci } from '$lib/core/games/krk/moves.ts';
import type { ProgramTreeLink, TreeField } from '$lib/core/share/program-tree-link.ts';

/** Characters of a move in a link, with the hyphen after it. */
const PITCH = 'd5e5-'.length;

export function findTreeFaults(
	{ line, rows, level }: Pick<ProgramTreeLink, 'line' | 'rows' | 'level'>,
	tree: ProgramTree
): FieldFault<TreeField>[] {
	const last = tree.levels.length - 1;
	const faults: FieldFault<TreeField>[] = [];
	const add = (field: TreeField, { fault }: { readonly fault: InputFault }): void => {
		faults.push({ field, fault });
	};
	const followed = tree.line.length - 1;
	if (followed < line.length) {
		const [move, at] = [moveUci(line[followed] as Move), PITCH * followed];
		const message =
			followed + 1 >= last
				? `The tree ends on level ${last}, so no table opens after “${move}”. The table before it is shown.`
				: `“${move}” opens no table: it is no move there, or the game ends with it. The table before it is shown.`;
		add('line', fail('krk-tree-line', message, at));
	}
	const wrong = rows.findIndex((row) => tree.rows.every(({ move }) => move !== row));
	if (wrong >= 0 && followed === line.length) {
		const message = `The table has no row “${moveUci(rows[wrong] as Move)}”. The other rows are kept.`;
		add('rows', fail('krk-tree-row', message, PITCH * wrong));
	}
	if (level > last) {
		add(
			'level',
			fail('krk-tree-level', `The last level of this tree is ${last}, not ${level}.`, 0)
		);
	}
	return faults;
}
