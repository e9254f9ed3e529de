/** The shown recording as a file, and such a file, a figure or a position as a search: what the file menu loads when it is used. */
import type { InputFault } from '$lib/core/base/result.ts';
import { differenceFrom } from '$lib/core/explain/difference.ts';
import { isPng } from '$lib/core/figure/step/png-source.ts';
import { isSvg, readFigureLink, readPngLink } from '$lib/core/figure/step/read-figure-link.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import {
	MOST_BYTES,
	readRecordingFile,
	writeRecordingFile
} from '$lib/core/share/recording-file.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { countIndexOf } from '$lib/core/trace/counts.ts';
import { foundIn } from '$lib/core/trace/found.ts';
import type { PartialReason } from '$lib/core/trace/schema.ts';
import { makeAllReady } from '$lib/games/ready.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { loadPackerFor, queryOf } from '$lib/ui/frame/long-address.svelte.ts';
import { saveFile } from '$lib/ui/save-file.ts';
import { messageOf } from '$lib/workers/message-of.ts';
import { readPositionFile } from './position-file.ts';

/** Opens a file; the fault if it is none, and then the present recording stays. */
export async function openFile(explorer: Explorer, file: Blob): Promise<InputFault | null> {
	let bytes: ArrayBuffer;
	try {
		[bytes] = await Promise.all([file.slice(0, MOST_BYTES).arrayBuffer(), makeAllReady()]);
	} catch (error) {
		return { code: 'file-failed', message: `The file cannot be read: ${messageOf(error)}` };
	}
	const own = new Uint8Array(bytes);
	if (isPng(own)) return openFigure(explorer, readPngLink(own));
	const text = new TextDecoder().decode(bytes);
	if (isSvg(text)) return openFigure(explorer, readFigureLink(text));
	const read = readRecordingFile(own);
	if (!read.ok) return read.fault.code === 'file-none' ? openPosition(explorer, text) : read.fault;
	const { setup, stop, found } = read.value;
	if (!(await explorer.openRecording(setup, stop))) return null;
	const { ownRecording: recording } = explorer;
	const difference = differenceFrom(found, foundIn(recording.trace, countIndexOf(recording).total));
	if (difference !== null) explorer.searcher.remark(difference);
	return null;
}

/** Searches a position that a text has, as its editor would. */
async function openPosition(explorer: Explorer, text: string): Promise<InputFault | null> {
	const read = await readPositionFile(text);
	if (!read.ok) return read.fault;
	await explorer.change(read.value);
	return null;
}

/** Opens the step of a figure, as its link would. */
async function openFigure(
	explorer: Explorer,
	read: ReturnType<typeof readFigureLink>
): Promise<InputFault | null> {
	if (!read.ok) return read.fault;
	await loadPackerFor(read.value);
	await explorer.open(EXPLORER.read(queryOf(read.value)));
	return null;
}

/** The file of the present recording; a minimax that was stopped is not run again. */
export function fileOf({ setup, minimaxGap, searcher }: Explorer): File {
	const { recording } = searcher.shown;
	const { trace } = recording;
	const made: SearchSetup = minimaxGap?.why === 'stopped' ? { ...setup, shadow: 'off' } : setup;
	const text = writeRecordingFile(made, trace, countIndexOf(recording).total);
	return new File([text], fileNameOf(setup, trace.partial), { type: 'application/json' });
}

/** Downloads the file of the present recording: nothing can be wrong with it. */
export function saveShown(explorer: Explorer): null {
	const file = fileOf(explorer);
	saveFile(file, file.name);
	return null;
}

/** "plyscope-chess-alphabeta-5-plies.json". */
export function fileNameOf(
	{ game, algorithm, depth }: SearchSetup,
	partial: PartialReason | null
): string {
	const deep = depth === null ? 'whole' : `${depth}-${depth === 1 ? 'ply' : 'plies'}`;
	const parts = ['plyscope', game, algorithm, deep, ...(partial === null ? [] : ['partial'])];
	return `${parts.join('-')}.json`;
}
