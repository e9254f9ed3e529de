/** The check of a scene: where its links lead, and whether they show what is expected. */
import { describe, expect, test } from 'vitest';
import { checkScene } from '../../../src/lib/core/lessons/check-scene.ts';
import type { Scene } from '../../../src/lib/core/lessons/lesson.ts';
import { Searches } from '../../../src/lib/core/lessons/searches.ts';

const searches = new Searches();
const CUT =
	'At node b, MAX gets at most 2 (b1). Node a already gives 3, so MAX avoids b. Nodes b2 and b3 are pruned: 2 nodes saved.';
const SCENE: Scene = {
	id: 'first-cut',
	title: 'The first cut',
	minutes: 5,
	link: '?step=12',
	note: 'N',
	question: 'Q',
	answer: 'A',
	hint: 'H',
	expect: { step: 12, sentence: CUT }
};

function faultsOf(changes: Partial<Scene>): string[] {
	const { faults } = checkScene({ ...SCENE, ...changes }, searches);
	return faults.map(({ kind, field, code, message }) => {
		expect(message).toMatch(/^[^\n]+\.$/);
		return `${kind} ${field} ${code}`;
	});
}

/** Without its expectation, which is of another link. */
function faultsOfLink(link: string): string[] {
	const { id, title, minutes, note, question, answer, hint } = SCENE;
	const rest = { id, title, minutes, link, note, question, answer, hint };
	return checkScene(rest, searches).faults.map(({ code, message }) => `${code}: ${message}`);
}

describe('a scene', () => {
	test('is right if its link shows the step with its whole sentence, in every view', () => {
		expect(faultsOf({})).toEqual([]);
		expect(faultsOf({ link: '?view=lecture&step=12&future=show' })).toEqual([]);
		expect(faultsOf({ link: '?step=12&hide=answers' })).toEqual([]);
		const { links } = checkScene(SCENE, searches);
		expect(links).toEqual([{ reveal: null, shown: { step: 12, sentence: CUT }, fault: null }]);
	});

	test.each<[Partial<Scene>, string]>([
		[{ link: '?step=13' }, 'expect expect step lesson-expect-step'],
		[{ expect: { step: 12, sentence: 'S' } }, 'expect expect sentence lesson-expect-sentence'],
		[{ expect: { heading: 'H' } }, 'expect expect lesson-expect'],
		[{ link: 'krk/' }, 'expect expect lesson-expect'],
		[{ link: '?step=23' }, 'link link lesson-step'],
		[{ link: '//evil.example' }, 'link link lesson-link-away'],
		[
			{ reveal: [{ link: '?step=1' }, { link: '?step=2', expect: { step: 3, sentence: '' } }] },
			'expect reveal 2 expect step lesson-expect-step'
		],
		[{ reveal: [{ link: '?steps=1' }] }, 'link reveal 1 link link-unknown-field'],
		[{ practice: { game: 'tictactoe', level: 5, seed: 1 } }, 'link practice level level-game'],
		[
			{ future: 'problem', link: 'compare/', expect: { heading: 'H' } },
			'link future lesson-problem'
		],
		[
			{
				future: 'problem',
				link: '?game=tictactoe&position=X........&depth=3&step=0',
				expect: { step: 0, sentence: 'O to move. No bounds yet: alpha is −∞, beta ∞.' }
			},
			'link future problem-large'
		]
	])('%j has one fault: %s', (changes, fault) => {
		expect(faultsOf(changes)).toEqual([fault]);
	});

	test('its faults are in the order of the file', () => {
		const reveal = [{ link: '?step=one' }, { link: 'krk/?ply=1' }];
		const practice = { game: 'tictactoe', level: 1, seed: 1 } as const;
		expect(faultsOf({ expect: { step: 1, sentence: '' }, reveal, practice })).toEqual([
			'expect expect step lesson-expect-step',
			'link reveal 1 link step-number',
			'link reveal 2 link krk-ply',
			'link practice level level-game'
		]);
	});

	test.each([
		['?step=end', []],
		['?step=22', []],
		['?unpruned=on&step=25', []],
		[
			'?algorithm=minimax&unpruned=on',
			['lesson-unpruned: There is no plain minimax that takes the place of this search.']
		],
		[
			'?game=tictactoe&position=.........&budget=50',
			['lesson-budget: The search visits more than 50 nodes, its budget.']
		],
		['?game=go', [expect.stringMatching(/^game-unknown: game: There is no game “go”/)]],
		['?v=2', [expect.stringMatching(/^link-version: v: /)]],
		[
			'?step=1#fields=abc',
			[expect.stringMatching(/^link-damaged: This link has|^link-damaged: The part/)]
		],
		['compare/?algorithms=pvs,tt', []],
		['compare/?algorithms=pvs', [expect.stringMatching(/^algorithms-few: algorithms: /)]],
		['play/?engine=ghess', []],
		['matches/?games=0', [expect.stringMatching(/: games: /)]],
		['sources/#python&open=python-scores', []],
		['sources/#perl', [expect.stringMatching(/^sources-unknown: /)]],
		['sources/?a=1', [expect.stringMatching(/^link-unknown-field: /)]],
		['practice/?level=2&seed=7', []],
		['break-it/', []],
		['check/?position=[[3,5],[2,9]]', []],
		['krk/tree/?start=206557&line=d5e5', []],
		['krk/tree/?line=up', [expect.stringMatching(/^krk-tree-move: line: /)]],
		['krk/experiment/?seeds=2', []],
		['krk/hypothesis/?n=x', [expect.stringMatching(/: n: /)]]
	])('the fields of %s are those of its page', (link, faults) => {
		expect(faultsOfLink(link)).toEqual(faults);
	});
});

describe('searches', () => {
	test('equal ones are made once, and only the last few are kept', () => {
		let begun = 0;
		const counted = new Searches((stage, visited) => {
			if (stage === 'search' && visited === 0) begun++;
		});
		const show = (position: string, step: number): void => {
			checkScene({ ...SCENE, link: `?position=${position}&step=${step}` }, counted);
		};
		for (const step of [0, 1, 2]) show('[1,2]', step);
		expect(begun).toBe(1);
		for (const one of ['[1,3]', '[1,4]', '[1,5]', '[1,6]']) show(one, 0);
		show('[1,6]', 1);
		expect(begun).toBe(5);
		show('[1,2]', 0);
		expect(begun).toBe(6);
	});
});
