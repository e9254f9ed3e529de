/** The worksheet of a lesson: the trees of its scenes that are small enough to be filled in. */
import { factsOf } from '../games/registry.ts';
import { rootOf } from '../games/root.ts';
import { MOST_NODES } from '../practice/exercise.ts';
import { MOST_TREES, WORKSHEET } from '../practice/worksheet/worksheet-link.ts';
import { prepareSearch } from '../search/prepare.ts';
import { SETUP } from '../search/setup-fields.ts';
import { countNodes } from '../search/size.ts';
import type { Lesson } from './lesson.ts';
import { readExplorerLink } from './page-links.ts';
import { readSceneLink } from './scene-link.ts';

/** The query of its link; null for a lesson without such trees. */
export function lessonSheet({ scenes }: Pick<Lesson, 'scenes'>): string | null {
	const positions = scenes.flatMap(({ link }) => {
		const read = readSceneLink(link);
		return read.ok && read.value.page === null ? treeOf(readExplorerLink(read.value)) : [];
	});
	const trees = [...new Set(positions)].slice(0, MOST_TREES);
	return trees.length === 0 ? null : WORKSHEET.query({ position: trees });
}

function treeOf({ values, fault }: ReturnType<typeof readExplorerLink>): string[] {
	if (fault !== null || values.game !== SETUP.defaults.game || values.root !== 'max') return [];
	if (factsOf(values.game).hasTypedLeaves !== true) return [];
	const tree = prepareSearch({ ...values, order: 'listed' }, undefined, rootOf(values)).newTree();
	return countNodes(tree, MOST_NODES) === null ? [] : [values.position];
}
