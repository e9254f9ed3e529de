/** What wrong ideas answer: apart from their names, which only Check needs, since sets that diagnose are drawn by it. */
import type { Exercise } from './exercise.ts';
import type { Idea } from './ideas/idea.ts';
import { ideasAbout } from './ideas/registry.ts';
import type { Sheet } from './sheet.ts';

/** An idea with one of its answers. */
export interface IdeaAnswer {
	readonly idea: Idea;
	readonly sheet: Sheet;
}

/** All answers of all ideas about an exercise, in the order of the registry. */
export function ideaAnswers(
	exercise: Exercise,
	ideas = ideasAbout(exercise.algorithm)
): IdeaAnswer[] {
	return ideas.flatMap((idea) =>
		idea.answers(exercise, exercise.truth).map((sheet) => ({ idea, sheet }))
	);
}
