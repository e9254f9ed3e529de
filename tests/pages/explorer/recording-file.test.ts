/** Saving the current recording and opening it again: recordings round-trip, and a broken file changes nothing. */
import { flushSync } from 'svelte';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS } from '$lib/core/search/registry.ts';
import { encodeRecording } from '$lib/core/trace/codec-write.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { RecordingFile, fileNameOf } from '$lib/pages/explorer/recording-file.svelte.ts';
import FileMenu from '$lib/pages/explorer/FileMenu.svelte';
import { slice } from '../../sweep.ts';
import { explorerOf, recordingOf, show, wordsOf } from '../../stepping/panels-host.ts';

const SMALL = { game: 'tictactoe', position: '..XO..OXO' } as const;
const LARGE = { game: 'tictactoe', position: '.........' } as const;

async function savedBy(explorer: Explorer): Promise<File> {
	const saved = await new RecordingFile(explorer).save();
	if (saved === null) throw new Error('nothing was saved');
	return new File([saved.content], saved.name);
}

async function opened(file: Blob, explorer = new Explorer()): Promise<RecordingFile> {
	const recording = new RecordingFile(explorer);
	await recording.open(file);
	return recording;
}

describe('a saved recording', () => {
	test.each([
		[SMALL, 31],
		[{ game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' }, 9]
	] as const)(
		'of %o is opened again at the same step, with the same link, and as it was',
		async (fields, step) => {
			const explorer = await explorerOf(fields, step);
			const { link, recording } = explorer;
			const file = await savedBy(explorer);
			expect(file.name).toBe(`plyscope-${fields.game}-alphabeta-whole.plyscope.gz`);
			const { fault } = await opened(file, explorer);
			expect(fault).toBeNull();
			expect(explorer.recording).not.toBe(recording);
			expect([explorer.step, explorer.link]).toEqual([step, link]);
			expect(explorer.trace.columns).toEqual(recording.trace.columns);
			expect(explorer.recording.shadow?.columns).toEqual(recording.shadow?.columns);
			expect(explorer.recording.shadowRow).toEqual(recording.shadowRow);
			expect(SETUP.texts(explorer.wanted)).toEqual(SETUP.texts(explorer.setup));
		}
	);

	test('shows itself on another page, and takes the place of a search that runs there', async () => {
		const file = await savedBy(await explorerOf(SMALL, 31));
		const explorer = new Explorer();
		const running = explorer.change({ game: 'chess', depth: '6', budget: '10000000' });
		expect(explorer.request.runner.running).not.toBeNull();
		await opened(file, explorer);
		await running;
		expect(explorer.setup).toMatchObject(SMALL);
		expect(explorer.request.runner.running).toBeNull();
		expect(explorer.request.notice).toBeNull();
		expect(explorer.wanted).toBe(explorer.setup);
		expect(explorer.totals).toMatchObject({ visited: 17, neverVisited: 30 });
		explorer.close();
	});

	// Their columns: tests/workers/trace-pieces.test.ts.
	test.each(slice(ALGORITHM_IDS, 4))('of %s is opened as it was', async (algorithm) => {
		const explorer = await explorerOf({ ...SMALL, algorithm });
		const { recording } = explorer;
		const { fault } = await opened(await savedBy(explorer), explorer);
		expect(fault).toBeNull();
		expect(explorer.recording).not.toBe(recording);
		expect(explorer.trace.columns).toEqual(recording.trace.columns);
		expect(explorer.trace.passes).toEqual(recording.trace.passes);
		explorer.close();
	});

	test('of half a million nodes is recorded, saved and opened in the worker', async () => {
		const explorer = await explorerOf(LARGE, 500);
		const { link } = explorer;
		const file = await savedBy(explorer);
		// 575,173 rows of 27 bytes.
		expect(file.size).toBeLessThan(7_000_000);
		const other = await explorerOf({ game: 'tree' });
		await opened(file, other);
		other.player.go(500);
		expect(other.link).toBe(link);
		expect(other.totals).toMatchObject({ visited: 18_297, neverVisited: 531_649 });
		expect(other.minimaxTotals?.visited).toBe(549_946);
		explorer.close();
		other.close();
	});

	test('that is partial stays partial', async () => {
		const explorer = await explorerOf({ game: 'chess', depth: '3', budget: '50' });
		expect(explorer.trace.partial).toBe('budget');
		const file = await savedBy(explorer);
		expect(file.name).toBe('plyscope-chess-alphabeta-3-plies-partial.plyscope.gz');
		const other = new Explorer();
		await opened(file, other);
		expect(other.trace.partial).toBe('budget');
		expect([other.totals, other.setup]).toEqual([explorer.totals, explorer.setup]);
		explorer.close();
	});

	test('may be unpacked, or packed by somebody else', async () => {
		const { trace, shadow } = recordingOf(SMALL);
		const raw = new Blob(encodeRecording({ trace, shadow }));
		const packed = await new Response(
			raw.stream().pipeThrough(new CompressionStream('gzip'))
		).blob();
		for (const file of [raw, packed]) {
			const explorer = new Explorer();
			expect((await opened(file, explorer)).fault).toBeNull();
			expect(explorer.trace.columns).toEqual(trace.columns);
		}
	});

	test('is named after its search', () => {
		const { setup } = recordingOf({ game: 'chess', depth: '1', algorithm: 'minimax' }).trace.header;
		expect(fileNameOf(setup, null)).toBe('plyscope-chess-minimax-1-ply.plyscope.gz');
	});
});

describe('a file that is none', () => {
	test('is a fault, and what is shown and what runs stay as they are', async () => {
		const explorer = await explorerOf(SMALL, 31);
		const { recording, link } = explorer;
		const whole = await savedBy(explorer);
		const half = whole.slice(0, whole.size / 2);
		const text = new Blob(['{"a": 1}']);
		for (const [file, code] of [
			[half, 'file-packed'],
			[text, 'file-magic'],
			[new Blob([]), 'file-empty']
		] as const) {
			const { fault, doing } = await opened(file, explorer);
			expect([fault?.code, doing]).toEqual([code, null]);
			expect(explorer.recording).toBe(recording);
			expect(explorer.link).toBe(link);
		}
	});
});

describe('the file menu', () => {
	const { File: OwnFile } = globalThis;
	afterEach(() => {
		vi.restoreAllMocks();
	});

	const menu = async (explorer: Explorer) => {
		const screen = await show(FileMenu, explorer, { width: '900px' });
		const button = screen.getByRole('button', { name: 'File', exact: true });
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
		await expect.poll(() => saved).toEqual(['plyscope-tictactoe-alphabeta-whole.plyscope.gz']);
		const other = new Explorer();
		await opened(contents[0] as Blob, other);
		expect(other.trace.columns).toEqual(explorer.trace.columns);
	});

	test('says what is wrong with a file, until that is dismissed', async () => {
		const explorer = await explorerOf(SMALL, 12);
		const { recording } = explorer;
		const { screen } = await menu(explorer);
		const raw = new Blob(encodeRecording(recording));
		await userEvent.upload(input(), new OwnFile([raw.slice(0, 30)], 'broken.plyscope'));
		await expect.element(screen.getByRole('alert')).toBeVisible();
		expect(wordsOf(screen.getByRole('alert').element())).toMatch(
			/^The file is truncated: .* At byte 30\.$/
		);
		expect([explorer.recording, explorer.step]).toEqual([recording, 12]);
		await screen.getByRole('button', { name: 'Dismiss the message about the file' }).click();
		await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
	});

	test('opens what is dropped on the page, and leaves other things alone', async () => {
		const explorer = new Explorer();
		const { screen } = await menu(explorer);
		const file = await savedBy(await explorerOf(SMALL));
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
		await expect.element(screen.getByRole('status')).toHaveTextContent('Drop a recording');
		expect(drag('drop', files)).toBe(true);
		await expect.element(screen.getByRole('status')).toHaveTextContent('');
		expect(explorer.setup).toMatchObject(SMALL);
		await page.viewport(1280, 720);
	});
});
