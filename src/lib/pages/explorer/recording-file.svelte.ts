/** The current recording as a file: saves it, and opens it again without a search. */
import type { InputFault } from '$lib/core/base/result.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import type { PartialReason } from '$lib/core/trace/schema.ts';
import type { SearchClient } from '$lib/workers/client.ts';
import { makeReady } from '$lib/games/ready.ts';
import { newSearchClient } from '$lib/workers/load-client.ts';
import { Cancelled } from '$lib/workers/failures.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';

interface SavedFile {
	readonly name: string;
	readonly content: Blob;
}

export class RecordingFile {
	#doing: 'opening' | 'saving' | null = $state.raw(null);
	#fault: InputFault | null = $state.raw(null);
	/** A worker of its own, so that a broken file does not end a running search. */
	#client: Promise<SearchClient> | null = null;

	constructor(private readonly explorer: Explorer) {}

	get doing(): 'opening' | 'saving' | null {
		return this.#doing;
	}

	/** The fault of the last opened file, or the reason why the recording could not be saved. */
	get fault(): InputFault | null {
		return this.#fault;
	}

	/** Opens a file and cancels the opening of another one; if it fails, the current recording stays. */
	async open(file: Blob): Promise<void> {
		if (this.#doing === 'saving') return;
		const result = await this.#run('opening', async (client) => {
			await makeReady();
			return client.open(file);
		});
		if (result === null) return;
		if (result.ok) this.explorer.openFile(result.value);
		else this.#fault = result.fault;
	}

	/** The file of the current recording; null if it cannot be made, or another one is being made or opened. */
	async save(): Promise<SavedFile | null> {
		if (this.#doing !== null) return null;
		const { setup, ownRecording: recording } = this.explorer;
		const name = fileNameOf(setup, recording.trace.partial);
		const content = await this.#run('saving', (client) => client.save(setup, recording));
		return content && { name, content };
	}

	dismiss(): void {
		this.#fault = null;
	}

	/** Ends running work; call when the user leaves the page. */
	close(): void {
		this.#client?.then(
			(client) => {
				client.close();
			},
			() => undefined
		);
		this.#client = null;
	}

	async #run<T>(
		doing: 'opening' | 'saving',
		job: (client: SearchClient) => Promise<T>
	): Promise<T | null> {
		this.#fault = null;
		this.#doing = doing;
		try {
			this.#client ??= newSearchClient();
			const result = await job(await this.#client);
			this.#doing = null;
			return result;
		} catch (error) {
			// A newer job has replaced it.
			if (error instanceof Cancelled) return null;
			this.#doing = null;
			const message = error instanceof Error ? error.message : String(error);
			this.#fault = { code: 'file-failed', message };
			return null;
		} finally {
			// The data may be as large as the recording, so the worker is closed to free it.
			if (this.#doing === null) this.close();
		}
	}
}

/** "plyscope-chess-alphabeta-5-plies.plyscope.gz". */
export function fileNameOf(
	{ game, algorithm, depth }: SearchSetup,
	partial: PartialReason | null
): string {
	const deep = depth === null ? 'whole' : `${depth}-${depth === 1 ? 'ply' : 'plies'}`;
	const parts = ['plyscope', game, algorithm, deep, ...(partial === null ? [] : ['partial'])];
	return `${parts.join('-')}.plyscope.gz`;
}
