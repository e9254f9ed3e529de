/** The name of a wrong idea that gives an answer. */
import type { Story } from '../../explain/story.ts';
import type { Idea, Setting } from '../ideas/idea.ts';
import { namedIdeas } from '../practice.en.ts';

/** “This is the answer for a search where only the parent can cut. …” */
export function sayIdea(story: Story, idea: Idea): string {
	const setting = settingOf(story);
	return idea.alone?.(setting) ?? namedIdeas([idea.clause(setting)]);
}

/** “where only the parent can cut”, for a tally. */
export function clauseOf(story: Story, idea: Idea): string {
	return idea.clause(settingOf(story));
}

function settingOf({ trace, roleNames }: Story): Setting {
	return {
		rules: trace.rules,
		roles: roleNames,
		root: trace.isMax(0) ? 'max' : 'min',
		isForward: trace.header.setup.order !== 'reversed'
	};
}
