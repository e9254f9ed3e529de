/** A wrong idea is a file, a row and a line of its oracle: CONTRIBUTING's recipe is followed here. */
import { expect } from 'vitest';
import { addFile, addRow, fileOf, recipe, writeOver } from './copy.ts';
import type { Recipe } from './recipe.ts';

/** The idea of the example. */
const ROOT_ONLY = `import { twisted, type Idea } from './idea.ts';

/** Only the bound of the root can cut. */
export const rootOnly: Idea = {
	id: 'root-only',
	about: ['alphabeta'],
	isDrawn: false,
	isHeard: true,
	answers: twisted(() => ({
		stops: ({ holds, max, owners }) => holds && (max ? owners.beta : owners.alpha) === 0
	})),
	clause: () => 'where only the bound of the root can cut'
};
`;

/** What the oracle has for it. */
const LINE = `			if (idea === 'root-only' && owner !== 0) return false;
`;
/** A line of the oracle: the other idea is about whose bound cuts, too. */
const BEFORE = `			if (idea === 'shallow' && owner !== depth - 1) return false;
`;

/** A test of the copy: Predict, which is a page, hears it. */
const ASKED = `import { expect, test } from 'vitest';
import { IDEAS } from '../src/lib/core/practice/ideas/registry.ts';
import { voicesOf } from '../src/lib/core/practice/predict/voices.ts';
import { record } from './core/search/record.ts';

test('it is heard', () => {
	expect(IDEAS.at(-1)?.id).toBe('root-only');
	const voices = voicesOf(record({ position: '[[3,5],[2,9]]' }));
	expect(voices.ok && voices.value.ideas.some(({ idea }) => idea.id === 'root-only')).toBe(true);
});
`;

const SAID = recipe('Adding a wrong idea');
const [, FOLDER = ''] = /`npx vitest run --project core ([^`]+)`/.exec(SAID) ?? [];

export const idea: Recipe = {
	name: 'a wrong idea that is added as the recipe says, by a file, a row and a line of its oracle, is named',
	commands: [],
	tests: [`${FOLDER}/ideas.test.ts`, `${FOLDER}/diagnose.test.ts`, 'tests/asked.test.ts'],
	follow() {
		const [, file = '', name = ''] = /Write `([^`]+)`, which exports `(\w+)`/.exec(SAID) ?? [];
		const [, list = '', registry = ''] = /Add it to `(\w+)` in `([^`]+)`/.exec(SAID) ?? [];
		const [, oracle = ''] = /the oracle `([^`]+)`/.exec(SAID) ?? [];
		addFile(file, ROOT_ONLY);
		addRow(registry, list, `\t${name}`, `import { ${name} } from './root-only.ts';\n`);
		const before = fileOf(oracle);
		expect(before).toContain(BEFORE);
		writeOver(oracle, before.replace(BEFORE, BEFORE + LINE));
		addFile('tests/asked.test.ts', ASKED);
	},
	holds(_, passed) {
		expect(passed).toContain('at level 5 each idea answers what the other implementation says');
		expect(passed).toContain(
			'the result names the idea behind all answers, with a tree where it shows'
		);
		expect(passed).toContain('it is heard');
	}
};
