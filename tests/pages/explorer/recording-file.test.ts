/** Saving the current recording and opening it again: recordings round-trip, and a broken file changes nothing. */
import { createRawSnippet, flushSync } from 'svelte';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FIGURE } from '$lib/core/figure/step/figure-fields.ts';
import { figureOf } from '$lib/core/figure/step/figure.ts';
import { withSource } from '$lib/core/figure/step/png-text.ts';
import { figureSvg } from '$lib/core/figure/step/svg.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { fileNameOf, fileOf, openFile } from '$lib/pages/explorer/recording-file.ts';
import ExplorerMenu from '$lib/pages/explorer/ExplorerMenu.svelte';
import { ThemeChoice } from '$lib/ui/frame/theme.svelte.ts';
import { explorerOf, recordingOf, show, wordsOf } from '../../stepping/panels-host.ts';

const { File: OwnFile } = globalThis;
const SMALL = { game: 'tictactoe', position: '..XO..OXO' } as const;
const LARGE = { game: 'tictactoe', position: '.........' } as const;
const VIEWS = createRawSnippet(() => ({ render: () => '<span></span>' }));

describe('a saved recording', () => {
	test.each([
		[SMALL, 31],
		[{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' }, 9]
	] as const)(
		'of %o is opened again at the same step, with the same link, and as it was',
		async (fields, step) => {
			const explorer = await explorerOf(fields, step);
			const { link, recording } = explorer;
			const file = fileOf(explorer);
			expect(file.name).toBe(`plyscope-${fields.game}-alphabeta-whole.json`);
			expect(await openFile(explorer, file)).toBeNull();
			expect(explorer.recording).not.toBe(recording);
			expect([explorer.step, explorer.link]).toEqual([step, link]);
			expect(explorer.trace.columns).toEqual(recording.trace.columns);
			expect(explorer.recording.shadow?.columns).toEqual(recording.shadow?.columns);
			expect(explorer.searcher.notice).toBeNull();
			expect(SETUP.texts(explorer.wanted)).toEqual(SETUP.texts(explorer.setup));
		}
	);

	test('shows itself on another page, and takes the place of a search that runs there', async () => {
		const file = fileOf(await explorerOf(SMALL, 31));
		const explorer = new Explorer();
		const running = explorer.change({ game: 'chess', depth: '6', budget: '10000000' });
		expect(explorer.searcher.in('running')).not.toBeNull();
		await openFile(explorer, file);
		await running;
		expect(explorer.setup).toMatchObject(SMALL);
		expect(explorer.searcher.in('running')).toBeNull();
		expect(explorer.searcher.notice).toBeNull();
		expect(explorer.wanted).toBe(explorer.setup);
		expect(explorer.totals).toMatchObject({ visited: 17, neverVisited: 30 });
		explorer.close();
	});

	test('of half a million nodes is searched again in the worker, and is a short file', async () => {
		const explorer = await explorerOf(LARGE, 500);
		const { link } = explorer;
		const file = fileOf(explorer);
		expect(file.size).toBeLessThan(1000);
		const other = await explorerOf({ game: 'tree' });
		await openFile(other, file);
		other.player.go(500);
		expect(other.link).toBe(link);
		expect(other.totals).toMatchObject({ visited: 18_297, neverVisited: 531_649 });
		expect(other.minimaxTotals?.visited).toBe(549_946);
		explorer.close();
		other.close();
	});

	test.each([50, 20_000])('that ends at a budget of %d nodes ends there again', async (budget) => {
		const explorer = await explorerOf({ game: 'chess', depth: '6', budget: String(budget) });
		expect(explorer.trace.partial).toBe('budget');
		const file = fileOf(explorer);
		expect(file.name).toBe('plyscope-chess-alphabeta-6-plies-partial.json');
		const other = new Explorer();
		expect(await openFile(other, file)).toBeNull();
		expect(other.trace.partial).toBe('budget');
		expect([other.totals, other.setup]).toEqual([explorer.totals, explorer.setup]);
		expect(other.searcher.notice).toBeNull();
		explorer.close();
		other.close();
	});

	test('with another result is shown with a note', async () => {
		const explorer = await explorerOf(SMALL, 31);
		const file = JSON.parse(await fileOf(explorer).text()) as object;
		await openFile(explorer, new Blob([JSON.stringify({ ...file, value: 1 })]));
		expect(explorer.searcher.notice).toMatch(/the value 1; here it is 0\.$/);
		expect(explorer.totals).toMatchObject({ visited: 17, neverVisited: 30 });
	});

	test('is named after its search', () => {
		const { setup } = recordingOf({ game: 'chess', depth: '1', algorithm: 'minimax' }).trace.header;
		expect(fileNameOf(setup, null)).toBe('plyscope-chess-minimax-1-ply.json');
	});
});

describe('a file that is none', () => {
	test('is a fault, and what is shown stays as it is', async () => {
		const explorer = await explorerOf(SMALL, 31);
		const { recording, link } = explorer;
		const whole = fileOf(explorer);
		for (const [file, code] of [
			[whole.slice(0, whole.size / 2), 'file-damaged'],
			[new Blob(['{"a": 1}']), 'file-none'],
			[new Blob([]), 'file-empty']
		] as const) {
			expect((await openFile(explorer, file))?.code).toBe(code);
			expect(explorer.recording).toBe(recording);
			expect(explorer.link).toBe(link);
		}
	});
});

describe('a text with a position', () => {
	test.each([
		['[[3,5],[2,9]]\n', { game: 'tree', position: '[[3,5],[2,9]]' }],
		['((3 5) (2 9))', { game: 'tree', position: '[[3,5],[2,9]]' }],
		['XO.\n.X.\n..O\n', { game: 'tictactoe', position: 'XO..X...O' }],
		[' 8/8/8/8/8/2k5/7R/K7 w - - 0 1', { game: 'chess', depth: 3 }],
		['206557 b', { game: 'krk', depth: 2 }]
	] as const)('is searched as its editor would: %j', async (text, setup) => {
		const explorer = await explorerOf({ game: 'tictactoe', position: '.........', depth: '2' }, 3);
		expect(await openFile(explorer, new Blob([text]))).toBeNull();
		await expect.poll(() => explorer.setup).toMatchObject(setup);
		expect(explorer.faults).toEqual([]);
	});

	test('that cannot be read is a fault, which says where, and what is shown stays', async () => {
		const explorer = await explorerOf(SMALL, 31);
		const { recording } = explorer;
		const fault = await openFile(explorer, new Blob(['[[3,5],[2,9']));
		expect(fault?.code).toBe('file-none');
		expect(fault?.message).toMatch(/“Edit” takes\. As typed tree: .*never closed/);
		const words = await openFile(explorer, new Blob(['Dear students,']));
		expect(words?.message).toMatch(/any that “Edit” takes\.$/);
		expect(explorer.recording).toBe(recording);
	});
});

describe('a figure', () => {
	const svgOf = (explorer: Explorer): string => {
		const made = figureOf(
			{
				recording: explorer.recording,
				step: explorer.step,
				future: explorer.future,
				form: explorer.form,
				link: `https://elsewhere.example/plyscope/?${explorer.link}`
			},
			FIGURE.defaults
		);
		if (!made.ok) throw new Error(made.fault.message);
		return figureSvg(made.value);
	};
	const fileWith = (link: unknown): Blob =>
		new Blob([`<svg><metadata>${JSON.stringify({ plyscope: 1, link })}</metadata></svg>`]);

	test('opens its step, whatever site it is from', async () => {
		const drawn = await explorerOf(SMALL, 31);
		const explorer = await explorerOf({ game: 'tree' }, 2);
		expect(await openFile(explorer, new Blob([svgOf(drawn)]))).toBeNull();
		expect([explorer.link, explorer.faults]).toEqual([drawn.link, []]);
	});

	test('opens after another program has written it again', async () => {
		const drawn = await explorerOf(SMALL, 5);
		const svg = svgOf(drawn)
			.replace(/<metadata>/, '<metadata\n   id="metadata12">')
			.replaceAll('&quot;', '"');
		const explorer = new Explorer();
		const text = `\ufeff<?xml version="1.0" standalone="no"?>\n<!-- Created with an editor -->\n${svg}`;
		expect(await openFile(explorer, new Blob([text]))).toBeNull();
		expect(explorer.link).toBe(drawn.link);
	});

	test.each([
		['<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>', 'figure-none'],
		['<svg><metadata>{"plyscope":1', 'figure-none'],
		['<svg><metadata>{"plyscope":2,"link":"?step=1"}</metadata></svg>', 'figure-version'],
		['<svg><metadata>{"plyscope":1,"link":7}</metadata></svg>', 'figure-link'],
		[
			'<svg><metadata>{"plyscope":1,"link":"https://evil.example/"}</metadata></svg>',
			'figure-link'
		],
		['<html><svg><metadata>{"plyscope":1,"link":"?step=1"}</metadata></svg></html>', 'file-none']
	])('is a fault where it has no link: %s', async (svg, code) => {
		const explorer = await explorerOf(SMALL, 31);
		const { recording, link } = explorer;
		const fault = await openFile(explorer, new Blob([svg]));
		expect(fault?.code).toBe(code);
		expect(explorer.recording).toBe(recording);
		expect(explorer.link).toBe(link);
	});

	/** A PNG of one pixel, with a text chunk that says anything. */
	const pngWith = async (source: string): Promise<Uint8Array<ArrayBuffer>> => {
		const canvas = new OffscreenCanvas(1, 1);
		canvas.getContext('2d');
		const png = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
		return source === '' ? png : new Uint8Array(withSource(png, source));
	};

	test('opens its step from a PNG, too, whatever its name and site are', async () => {
		const drawn = await explorerOf(SMALL, 31);
		const explorer = await explorerOf({ game: 'tree' }, 2);
		const png = await pngWith(`https://elsewhere.example/?${drawn.link}`);
		expect(await openFile(explorer, new OwnFile([png], 'renamed.json'))).toBeNull();
		expect([explorer.link, explorer.faults]).toEqual([drawn.link, []]);
		expect(location.host).not.toContain('elsewhere');
	});

	const forged = async (change: (png: Uint8Array) => void): Promise<Blob> => {
		const png = await pngWith('https://plyscope.example/?step=4');
		change(png);
		return new Blob([new Uint8Array(png)]);
	};
	/** The first byte of the length of the text chunk, which comes after the header. */
	const LENGTH = 33;
	const PICTURE =
		/^This picture has no link of Plyscope, or a program has removed it\. Open the file/;
	const NOTHING =
		/^This is no recording and no figure of Plyscope\. Open a file that Plyscope has saved:/;
	const DRAWING =
		/^This drawing is no figure of Plyscope, or a program has removed its link\. Open the/;
	const DAMAGED = /^The link in this figure is damaged\. Copy the link that is printed/;
	const SIZE = 20_000_000;
	const OTHERS: readonly (readonly [string, () => Promise<Blob> | Blob, RegExp])[] = [
		['a photograph', async () => new Blob([await pngWith('')]), PICTURE],
		['a PNG that is renamed', async () => new OwnFile([await pngWith('')], 'a.svg'), PICTURE],
		[
			'a PNG whose text is another address',
			async () => new Blob([await pngWith('https://evil.example/')]),
			DAMAGED
		],
		[
			'a PNG whose text is a script',
			async () => new Blob([await pngWith('javascript:alert(1)')]),
			DAMAGED
		],
		[
			'a PNG whose chunk has a forged length',
			() => forged((png) => png.fill(0xff, LENGTH, LENGTH + 4)),
			PICTURE
		],
		[
			'a PNG that is cut off',
			async () => (await forged(() => undefined)).slice(0, LENGTH + 20),
			PICTURE
		],
		['a signature alone', async () => (await forged(() => undefined)).slice(0, 8), PICTURE],
		['a GIF', () => new Blob(['GIF89a', new Uint8Array(100)]), NOTHING],
		['a PDF', () => new Blob(['%PDF-1.7\n']), NOTHING],
		['a large file of nothing', () => new Blob([new Uint8Array(SIZE)]), NOTHING],
		['a large text', () => new Blob([' '.repeat(SIZE)]), NOTHING],
		[
			'a large drawing',
			() => new Blob(['<svg>', '<metadata>'.repeat(SIZE / 10), '</svg>']),
			DRAWING
		],
		[
			'the drawing of another program',
			() =>
				new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><metadata><rdf:RDF/></metadata></svg>']),
			DRAWING
		]
	];

	test.each(OTHERS)('says what %s is not, and changes nothing', async (_, file, message) => {
		const explorer = await explorerOf(SMALL, 31);
		const { recording, link } = explorer;
		const fault = await openFile(explorer, await file());
		expect(fault?.message).toMatch(message);
		expect(explorer.recording).toBe(recording);
		expect(explorer.link).toBe(link);
	});

	test('runs no script, and loads nothing of another site', async () => {
		const explorer = await explorerOf(SMALL, 31);
		const load = vi.spyOn(globalThis, 'fetch');
		const opened = vi.spyOn(globalThis, 'open');
		const link = 'https://evil.example/?game=tree&step=4';
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.wasRun = true"><script>globalThis.wasRun = true</script><image href="https://evil.example/a.png"/><metadata>${JSON.stringify({ plyscope: 1, link })}</metadata></svg>`;
		expect(await openFile(explorer, new Blob([svg.replaceAll('&step', '&amp;step')]))).toBeNull();
		expect([explorer.setup.game, explorer.step]).toEqual(['tree', 4]);
		expect('wasRun' in globalThis).toBe(false);
		expect(load.mock.calls.filter(([url]) => JSON.stringify(url).includes('evil'))).toEqual([]);
		expect(opened).not.toHaveBeenCalled();
		expect(document.querySelector('svg [href*="evil"], img[src*="evil"]')).toBeNull();
		vi.restoreAllMocks();
	});

	test('says what is wrong with a field of its link, as a link does', async () => {
		const explorer = await explorerOf(SMALL, 31);
		expect(await openFile(explorer, fileWith('?game=tree&depth=x&step=4'))).toBeNull();
		expect(explorer.faults.map(({ field }) => field)).toEqual(['depth']);
		expect(explorer.setup.game).toBe('tree');
	});
});

describe('the menu', () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	const menu = async (explorer: Explorer) => {
		const given = { theme: new ThemeChoice(), onhelp: () => undefined, children: VIEWS };
		const screen = await show(ExplorerMenu, explorer, { width: '900px', given });
		const button = screen.getByRole('button', { name: 'Help and more' });
		return { screen, button };
	};
	const input = (): HTMLInputElement =>
		document.querySelector('input[type=file]') as HTMLInputElement;

	test('opens and closes by keys, and keeps the focus', async () => {
		const { screen, button } = await menu(await explorerOf(SMALL));
		const entry = screen.getByRole('button', { name: 'Save recording' });
		await expect.element(entry).not.toBeInTheDocument();
		(button.element() as HTMLElement).focus();
		await userEvent.keyboard('{Enter}{Tab}');
		expect(button.element().getAttribute('aria-expanded')).toBe('true');
		expect(document.activeElement).toBe(entry.element());
		await userEvent.keyboard('{Escape}');
		expect(button.element().getAttribute('aria-expanded')).toBe('false');
		expect(document.activeElement).toBe(button.element());
		await button.click();
		await userEvent.click(document.body);
		expect(button.element().getAttribute('aria-expanded')).toBe('false');
	});

	test('saves a file that can be opened', async () => {
		const explorer = await explorerOf(SMALL, 12);
		const saved: string[] = [];
		const contents: Blob[] = [];
		vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
			contents.push(content as Blob);
			return 'blob:none';
		});
		vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
			this: HTMLAnchorElement
		) {
			saved.push(this.download);
		});
		const { screen, button } = await menu(explorer);
		await button.click();
		await screen.getByRole('button', { name: 'Save recording' }).click();
		await expect.poll(() => saved).toEqual(['plyscope-tictactoe-alphabeta-whole.json']);
		const other = new Explorer();
		await openFile(other, contents[0] as Blob);
		expect(other.trace.columns).toEqual(explorer.trace.columns);
	});

	test('says what is wrong with a file, until that is dismissed', async () => {
		const explorer = await explorerOf(SMALL, 12);
		const { recording } = explorer;
		const { screen } = await menu(explorer);
		await userEvent.upload(input(), new OwnFile(['{\n\t"plyscope": 2'], 'broken.json'));
		await expect.element(screen.getByRole('alert')).toBeVisible();
		expect(wordsOf(screen.getByRole('alert').element())).toBe(
			'The file is damaged or truncated. Save the recording again.'
		);
		expect([explorer.recording, explorer.step]).toEqual([recording, 12]);
		await screen.getByRole('button', { name: 'Dismiss the message about the file' }).click();
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
	});

	test('opens what is dropped on the page, and leaves other things alone', async () => {
		const explorer = new Explorer();
		const { screen } = await menu(explorer);
		const file = fileOf(await explorerOf(SMALL));
		const drag = (kind: 'dragover' | 'drop', data: DataTransfer) => {
			const event = new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true });
			document.body.dispatchEvent(event);
			flushSync();
			return event.defaultPrevented;
		};
		const words = new DataTransfer();
		words.setData('text/plain', 'Rd7');
		expect([drag('dragover', words), drag('drop', words)]).toEqual([false, false]);
		const files = new DataTransfer();
		files.items.add(file);
		expect(drag('dragover', files)).toBe(true);
		await expect.element(screen.getByRole('status')).toHaveTextContent('Drop a file');
		expect(drag('drop', files)).toBe(true);
		await expect.element(screen.getByRole('status')).toHaveTextContent('');
		await expect.poll(() => explorer.setup).toMatchObject(SMALL);
		await page.viewport(1280, 720);
	});
});
