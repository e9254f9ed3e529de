/** The dialog of a figure: what is chosen is what is shown and saved. */
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import FigureDialog from '$lib/stepping/figure/FigureDialog.svelte';
import { FigureChoice } from '$lib/stepping/figure/figure-choice.svelte.ts';
import { pixelsOf } from '$lib/stepping/figure/figure-files.ts';
import { FigureRange } from '$lib/stepping/figure/figure-range.svelte.ts';
import { explorerOf, show } from './panels-host.ts';

afterEach(() => {
	vi.restoreAllMocks();
});

/** The files that are saved, by their names. */
function savedFiles(): Map<string, Blob> {
	const files = new Map<string, Blob>();
	let last: Blob | undefined;
	vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
		last = content as Blob;
		return 'blob:none';
	});
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
		this: HTMLAnchorElement
	) {
		if (last) files.set(this.download, last);
	});
	return files;
}

const opened = async (step = 12, fields: Parameters<typeof explorerOf>[0] = { game: 'tree' }) => {
	const explorer = await explorerOf(fields, step);
	const closed = vi.fn();
	const screen = await show(FigureDialog, explorer, { given: { onclose: closed } });
	const shown = (): string => {
		const image = document.querySelector('dialog img') as HTMLImageElement;
		return decodeURIComponent(image.src.replace('data:image/svg+xml,', ''));
	};
	return { explorer, screen, shown };
};

describe('the dialog of a figure', () => {
	test('shows the step, and each choice at once', async () => {
		const { screen, shown } = await opened();
		const picture = screen.getByRole('img', { name: 'Alpha-beta, step 12 of 22' });
		await expect.element(picture).toBeVisible();
		expect(shown()).toContain('viewBox="0 0 1000 ');
		await screen.getByLabelText('Preset').selectOptions('paper');
		expect(shown()).toContain('width="174mm"');
		await screen.getByLabelText('Width on paper').selectOptions('84');
		expect(shown()).toContain('width="84mm"');
		await screen.getByLabelText('Show').selectOptions('none');
		expect(shown()).toContain('the problem</title>');
		expect(shown()).not.toContain('α');
		expect(shown()).not.toMatch(/<text[^>]*>What is the root worth/);
		await screen.getByLabelText('caption').click();
		expect(shown()).toMatch(/<text[^>]*>What is the root worth/);
	});

	test.each([
		[{ game: 'tree' }, ['Alpha and beta', 'Cutoff', 'Pruned nodes', 'Proof'], ['Boards']],
		[
			{ game: 'tictactoe', position: '..XO..OXO', algorithm: 'minimax' },
			['Boards', 'Proof'],
			['Alpha and beta', 'Line of alpha and beta', 'Cutoff', 'Pruned nodes', 'Types of nodes']
		]
	] as const)('offers for %o what changes something', async (fields, offered, others) => {
		const { screen } = await opened(4, fields);
		const control = (name: string) => screen.getByLabelText(name, { exact: true });
		for (const name of offered) await expect.element(control(name)).toBeVisible();
		for (const name of others) await expect.element(control(name)).not.toBeInTheDocument();
	});

	test('on a phone each choice is beside its button, and no row touches the next', async () => {
		await page.viewport(390, 844);
		const { screen } = await opened();
		const boxOf = (name: string, role: 'button' | 'combobox'): DOMRect => {
			const found = screen.getByRole(role, { name, exact: true }).element();
			return (found.closest('label') ?? found).getBoundingClientRect();
		};
		for (const [choice, button] of [
			['Format', 'Download SVG'],
			['PNG size', 'Download PNG']
		] as const) {
			expect(boxOf(choice, 'combobox').top, choice).toBe(boxOf(button, 'button').top);
		}
		const steps = boxOf('As', 'combobox').bottom;
		expect(boxOf('Download SVGs', 'button').top - steps).toBeGreaterThanOrEqual(8);
	});

	test('a choice that is no longer offered is not in the way, and comes back', async () => {
		const { screen, shown } = await opened(12);
		await screen.getByLabelText('Line of alpha and beta').selectOptions('shown');
		expect(shown()).toContain('>Window at b</text>');
		await screen.getByLabelText('Show').selectOptions('none');
		await expect.element(screen.getByLabelText('Line of alpha and beta')).not.toBeInTheDocument();
		expect(shown()).toContain('the problem</title>');
		await screen.getByLabelText('Show').selectOptions('now');
		expect(shown()).toContain('>Window at b</text>');
	});

	test('saves what is shown as SVG', async () => {
		const files = savedFiles();
		const { screen, shown } = await opened();
		await screen.getByLabelText('Preset').selectOptions('slide');
		await screen.getByRole('button', { name: 'Download SVG', exact: true }).click();
		const file = files.get('plyscope-tree-alphabeta-step-12.svg');
		expect(await file?.text()).toBe(shown());
		await expect.element(screen.getByRole('status').first()).toHaveTextContent('Saved.');
	});

	test.each([1, 3])('saves a PNG of %d times the size, with its link', async (times) => {
		const files = savedFiles();
		const { screen } = await opened();
		await screen.getByLabelText('Preset').selectOptions('slide');
		await screen.getByLabelText('PNG size').selectOptions(`${times}`);
		await screen.getByRole('button', { name: 'Download PNG' }).click();
		await expect.poll(() => files.size).toBe(1);
		const file = files.get('plyscope-tree-alphabeta-step-12.png') as Blob;
		const picture = await createImageBitmap(file);
		expect([picture.width, picture.height]).toEqual([1280 * times, 720 * times]);
		const bytes = new Uint8Array(await file.arrayBuffer());
		const text = new TextDecoder('latin1').decode(bytes.subarray(0, 400));
		expect(text).toMatch(/tEXtSource\0http.*\?game=tree&step=12/);
	});

	test('copies both forms where it may', async () => {
		const { screen } = await opened();
		const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
		await screen.getByRole('button', { name: 'Copy figure' }).click();
		await expect
			.element(screen.getByRole('status').first())
			.toHaveTextContent(/^Copied as (SVG and PNG|PNG)/);
		const [[[item]]] = write.mock.calls as unknown as [[[ClipboardItem]]];
		expect(item.types).toContain('image/png');
		expect(item.types.includes('image/svg+xml')).toBe(ClipboardItem.supports('image/svg+xml'));
	});

	test('says that it may not copy, and saves', async () => {
		const files = savedFiles();
		const { screen } = await opened();
		vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(
			new DOMException('no', 'NotAllowedError')
		);
		await screen.getByRole('button', { name: 'Copy figure' }).click();
		await expect
			.element(screen.getByRole('status').first())
			.toHaveTextContent('The figure is saved as plyscope-tree-alphabeta-step-12.svg.');
		expect([...files.keys()]).toEqual(['plyscope-tree-alphabeta-step-12.svg']);
	});

	test('saves several steps as numbered files, each with its own link', async () => {
		const files = savedFiles();
		const { screen } = await opened();
		await screen.getByLabelText('First step').fill('9');
		await screen.getByLabelText('Last step').fill('12');
		await screen.getByRole('button', { name: 'Download SVGs' }).click();
		await expect.poll(() => files.size).toBe(1);
		const zip = files.get('plyscope-tree-alphabeta-step-9-12.zip') as Blob;
		const unpacked = unzipSync(new Uint8Array(await zip.arrayBuffer()));
		expect(Object.keys(unpacked)).toEqual(
			['09', '10', '11', '12'].map((step) => `plyscope-tree-alphabeta-step-${step}.svg`)
		);
		for (const [name, bytes] of Object.entries(unpacked)) {
			const [, step = ''] = /(\d+)\.svg$/.exec(name) ?? [];
			expect(strFromU8(bytes)).toContain(`;step=${Number(step)}&quot;`);
		}
	});

	test('saves several steps as a GIF: each frame as it is drawn, within 1 MB', async () => {
		const files = savedFiles();
		const { explorer, screen } = await opened();
		await screen.getByRole('combobox', { name: 'As', exact: true }).selectOptions('gif');
		await screen.getByLabelText('Seconds a step').selectOptions('0.5');
		await screen.getByRole('button', { name: 'Download GIF' }).click();
		await expect.poll(() => files.size, { timeout: 60_000 }).toBe(1);
		const gif = files.get('plyscope-tree-alphabeta-step-0-22.gif') as Blob;
		expect(gif.size).toBeLessThan(1_000_000);
		const data = await gif.arrayBuffer();
		expect(new TextDecoder().decode(data)).toMatch(/http[^\0]*\?game=tree/);

		const decoder = new ImageDecoder({ data, type: 'image/gif' });
		await decoder.tracks.ready;
		expect(decoder.tracks.selectedTrack?.frameCount).toBe(23);
		const choice = new FigureChoice(explorer);
		const figures = Array.from({ length: 23 }, (_, step) => {
			const figure = choice.figureAt(step);
			if (!figure.ok) throw new Error('no figure');
			return figure.value;
		});
		// The root is at one place in all frames.
		const above = Math.max(...figures.map((figure) => figure.above));
		const below = Math.max(...figures.map((figure) => figure.height - figure.above));
		expect(new Set(figures.map((figure) => figure.above)).size).toBeGreaterThan(1);
		for (const [step, figure] of figures.entries()) {
			if (![0, 9, 22].includes(step)) continue;
			const { image } = await decoder.decode({ frameIndex: step });
			const { displayWidth: width, displayHeight: height } = image;
			expect([width, image.duration]).toEqual([960, step === 22 ? 1_500_000 : 500_000]);
			const context = new OffscreenCanvas(width, height).getContext('2d');
			context?.drawImage(image, 0, 0);
			const shown = context?.getImageData(0, 0, width, height).data;
			if (!shown) throw new Error('no picture');
			const drawn = await pixelsOf(figure, { width, above, below });
			expect(drawn).toHaveLength(shown.length);
			const share = (least: number): number =>
				drawn.reduce((n, v, i) => n + (Math.abs(v - (shown[i] ?? 0)) >= least ? 1 : 0), 0) /
				drawn.length;
			// Areas are as drawn; letters and edges have the nearest of 255 colours.
			expect(share(1)).toBeLessThan(0.02);
			expect(share(33)).toBeLessThan(0.0005);
		}
	});

	test('says which steps there are, and draws no others', async () => {
		const { screen } = await opened();
		await screen.getByLabelText('Last step').fill('99');
		await screen.getByLabelText('First step').click();
		await expect
			.element(screen.getByRole('alert'))
			.toHaveTextContent('This search has steps 0 to 22. Give a last step up to 22.');
		await expect.element(screen.getByRole('button', { name: 'Download SVGs' })).toBeDisabled();
	});

	test('ends several steps where that is asked', async () => {
		const files = savedFiles();
		const { explorer } = await opened();
		const range = new FigureRange(new FigureChoice(explorer));
		const made = range.makeZip();
		expect(range.state).toEqual({ kind: 'running', done: 0, of: 23 });
		range.cancel();
		expect(await made).toBeNull();
		expect(range.state).toEqual({ kind: 'cancelled' });
		expect(files.size).toBe(0);
	});
});
