/** The names of nodes and sides, for the words of practice. */
import type { Side } from '../games/game.ts';
import { pathOf, type Exercise } from './exercise.ts';
import type { Setting } from './ideas/idea.ts';
import { nodeWords, type NodeWords } from './practice.en.ts';

export function wordsFor(exercise: Exercise, node: number): NodeWords {
	return nodeWords(
		pathOf(exercise, node),
		exercise.names.game.childWord === 'node' ? 'at' : 'after'
	);
}

export function sideAt({ tree }: Exercise, node: number): Side {
	return tree.isMax[node] === true ? 'max' : 'min';
}

export const otherSide = (side: Side): Side => (side === 'max' ? 'min' : 'max');

/** What the words of an idea may depend on. */
export function settingOf(exercise: Exercise): Setting {
	return {
		rules: exercise.rules,
		roles: exercise.story.roleNames,
		root: sideAt(exercise, 0),
		isForward: exercise.isForward
	};
}
