import fc from 'fast-check';
import {
	AT,
	HOST,
	messageOf,
	openHost,
	sentenceOf,
	setAttribute,
	TEXTBOOK,
	TREE
} from './component-host.ts';
import { expect, test } from './fixtures.ts';
import { knownSearch, sentenceAt } from './known-search.ts';

test('an attribute that says nothing is named with what to do, and the search before stays', async ({
	page
}) => {
	const { element } = await openHost(page, `<plyscope-tree ${TEXTBOOK} step="12"></plyscope-tree>`);
	const search = knownSearch({ game: 'tree', position: TREE });
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
	const rows: readonly (readonly [name: string, value: string, said: RegExp])[] = [
		['position', '[[3,12', /never closed/],
		['position', '', /.+/],
		['algorithm', '<b>none</b>', /<b>none<\/b>/],
		['depth', '-1', /.+/],
		['game', 'chess', /no game “chess” in this element; choose tree, tictactoe\./],
		['algorithm', 'alpha', /no algorithm “alpha”.*choose minimax,(?!.*(quiescence|swift|ghess))/],
		['algorithm', 'swift', /no algorithm “swift”.*choose minimax,(?!.*(quiescence|swift|ghess))/],
		['step', 'twelve', /“twelve” is not a step/],
		['step', '999', /There is no step 999/],
		['theme', 'blue', /Choose light or dark/],
		['hide', 'values', /only on the page/],
		['site', 'javascript:alert(1)', /begins with https/]
	];
	for (const [name, value, said] of rows) {
		await setAttribute(element, name, value);
		await expect(messageOf(element), `${name}="${value}"`).toHaveText(said);
		await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
		const usual = { position: TREE, step: '12' }[name];
		if (usual === undefined) await element.evaluate((one, name) => one.removeAttribute(name), name);
		else await setAttribute(element, name, usual);
		await expect(messageOf(element)).toHaveCount(0);
	}
	// What is misspelt is found when the others are read.
	await element.evaluate((one) => {
		one.setAttribute('positon', '[1,2]');
		one.setAttribute('game', 'tictactoe');
		one.setAttribute('position', '.........');
	});
	await expect(messageOf(element)).toContainText('no attribute “positon”');
	await expect(messageOf(element)).toContainText('More errors follow.');
	await element.evaluate((one) => {
		one.removeAttribute('positon');
		one.setAttribute('game', 'tictactoe');
	});
	await expect(messageOf(element)).toContainText(
		'This element shows searches of up to 3,000 nodes.'
	);
	await expect(messageOf(element).getByRole('link')).toHaveAttribute(
		'href',
		/^http:\/\/site\.test\/lectures\/\?game=tictactoe/
	);
});

test('a position of tic-tac-toe needs no name of its game', async ({ page }) => {
	const { element } = await openHost(page, '<plyscope-tree position="XOXO....."></plyscope-tree>');
	const search = knownSearch({ game: 'tictactoe', position: 'XOXO.....' });
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 0));
	await expect(messageOf(element)).toHaveCount(0);
});

test('an element without a search is its message, with a link to what was asked for', async ({
	page
}) => {
	const { element } = await openHost(page, '<plyscope-tree position="[[3,12"></plyscope-tree>');
	const message = messageOf(element);
	await expect(message).toContainText('No search is shown.');
	await expect(message.getByRole('link', { name: 'Open in Plyscope' })).toHaveAttribute(
		'href',
		'http://site.test/lectures/?position=[[3,12'
	);
	const heightOf = (): Promise<number> => element.evaluate((one) => one.clientHeight);
	const { height } = (await message.boundingBox()) ?? { height: 0 };
	// Its own edge and padding, at both ends.
	expect((await heightOf()) - height).toBeLessThanOrEqual(20);
	await setAttribute(element, 'position', TREE);
	await expect(sentenceOf(element)).toHaveText(
		sentenceAt(knownSearch({ game: 'tree', position: TREE }), 0)
	);
	expect(await heightOf()).toBe(480);
	// The link at its foot is to the search that is shown.
	await setAttribute(element, 'position', '[[3,12');
	await expect(element.getByRole('link', { name: 'Open in Plyscope' })).toHaveCount(2);
	await expect(element.locator('[part="link"]')).toHaveAttribute('href', /\[14,5,1\]\]&step=0$/);
});

/** Texts of attributes that somebody forged, or that are another game's. */
const FORGED = [
	'<img src=x onerror="window.forged = 1">',
	'</style><script>window.forged = 1</script>',
	'javascript:window.forged=1',
	'__proto__',
	'constructor',
	'toString',
	'[[3,12\0],[2]]',
	'[[3,12,8],[2,4,6],[14,5,2]]',
	'x:[a:1,a:2]',
	'['.repeat(20_000),
	`${'['.repeat(61)}1${']'.repeat(61)}`,
	`[${'1,'.repeat(100_000)}1]`,
	'XOX......',
	'XXXOOOXXX',
	'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
	'-1',
	'1e999',
	'0x10',
	'９',
	'end',
	'whole',
	'whole,deep',
	'random:4294967296',
	'ghess:material,passed-pawns',
	'chess',
	'tictactoe',
	'quiescence',
	'show',
	'on',
	'class',
	' ',
	''
];

test('an element answers attributes of any text', async ({ page }) => {
	const { element, asked } = await openHost(
		page,
		`<plyscope-tree ${TEXTBOOK} step="12"></plyscope-tree>`
	);
	const search = knownSearch({ game: 'tree', position: TREE });
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
	const names = await element.evaluate(
		(one) => (one.constructor as unknown as { observedAttributes: string[] }).observedAttributes
	);
	const text = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom(...FORGED) },
		fc.string({ unit: 'binary' }),
		fc.string({ unit: 'grapheme' }).map((part) => part.repeat(5000)),
		fc.integer().map(String)
	);
	const some = fc.uniqueArray(fc.tuple(fc.constantFrom(...names), text), {
		minLength: 1,
		maxLength: 3,
		selector: ([name]) => name
	});
	const seed = Number(process.env['SWEEP_SEED']);
	let refused = 0;
	for (const attributes of fc.sample(some, { numRuns: 40, seed })) {
		const shown = await element.evaluate(
			async (one, [attributes, tree]) => {
				for (const name of one.getAttributeNames()) one.removeAttribute(name);
				one.setAttribute('position', tree);
				for (const [name, text] of attributes) one.setAttribute(name, text);
				await new Promise((resolve) => setTimeout(resolve, 20));
				const root = one.shadowRoot as ShadowRoot;
				const { step, steps } = one as unknown as { step: number; steps: number | null };
				return {
					step,
					steps,
					sentence: root.querySelector('[part="sentence"] p')?.textContent ?? '',
					said: [...root.querySelectorAll('[part="message"] > div > code')].map(
						(name) => name.textContent
					),
					height: root.querySelector('[part="message"]')?.clientHeight ?? 0,
					foreign: root.querySelectorAll('img, script, style, iframe').length,
					forged: 'forged' in window
				};
			},
			[attributes, TREE] as const
		);
		const given = JSON.stringify(attributes).slice(0, 300);
		expect([shown.foreign, shown.forged], given).toEqual([0, false]);
		// A search is shown, the one before if no other; the step is one of it.
		expect(shown.sentence, given).not.toBe('');
		expect(shown.step, given).toBeGreaterThanOrEqual(0);
		if (shown.steps !== null) expect(shown.step, given).toBeLessThanOrEqual(shown.steps);
		// What is said is of an attribute that was given, and in sight.
		const own = ['position', ...attributes.map(([name]) => name)];
		expect(
			shown.said.filter((name) => !own.includes(name)),
			given
		).toEqual([]);
		expect(shown.height > 0, given).toBe(shown.said.length > 0);
		if (shown.said.length > 0) refused++;
	}
	expect(refused).toBeGreaterThan(10);
	await element.evaluate((one, tree) => {
		for (const name of one.getAttributeNames()) one.removeAttribute(name);
		one.setAttribute('position', tree);
		one.setAttribute('step', '12');
	}, TREE);
	await expect(sentenceOf(element)).toHaveText(sentenceAt(search, 12));
	await expect(messageOf(element)).toHaveCount(0);
	expect(asked).toEqual([HOST, AT]);
});
