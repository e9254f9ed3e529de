/** A wrong idea is a file, a row and a line of its oracle: CONTRIBUTING's recipe is followed here. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { addFile, addRow, compile, makeCopy, recipe, removeCopy, runTests } from './recipe-copy.ts';

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

afterEach(removeCopy);

test('a wrong idea that is added as the recipe says, by a file, a row and a line of its oracle, is named', async () => {
	const said = recipe('Adding a wrong idea');
	const [, file = '', name = ''] = /Write `([^`]+)`, which exports `(\w+)`/.exec(said) ?? [];
	const [, list = '', registry = ''] = /Add it to `(\w+)` in `([^`]+)`/.exec(said) ?? [];
	const [, oracle = ''] = /the oracle `([^`]+)`/.exec(said) ?? [];
	const [, folder = ''] = /`npx vitest run --project core ([^`]+)`/.exec(said) ?? [];
	const here = makeCopy('tests');
	addFile(file, ROOT_ONLY);
	addRow(`${here}/${registry}`, list, `\t${name}`, `import { ${name} } from './root-only.ts';\n`);
	const before = readFileSync(`${here}/${oracle}`, 'utf8');
	expect(before).toContain(BEFORE);
	writeFileSync(`${here}/${oracle}`, before.replace(BEFORE, BEFORE + LINE));
	addFile('tests/asked.test.ts', ASKED);
	const passed = await runTests(
		`${folder}/ideas.test.ts`,
		`${folder}/diagnose.test.ts`,
		'tests/asked.test.ts'
	);
	expect(passed).toContain('at level 5 each idea answers what the other implementation says');
	expect(passed).toContain(
		'the result names the idea behind all answers, with a tree where it shows'
	);
	expect(passed).toContain('it is heard');
	compile();
});
