import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { RESULTS_VERSION, UNPLAYED, areResults } from '$lib/core/experiments/krk/run-results.ts';

/** Bytes in one record: only records with new results are written again. */
export const PIECE = 65_536;

/** A saved run. */
export interface KeptRun {
	/** The text of its plan. */
	readonly key: string;
	/** Version of the results (run-results.ts). */
	readonly version: number;
	readonly games: number;
	readonly played: number;
	/** True if it was being played when this was written. */
	readonly isGoing: boolean;
	/** Milliseconds since 1970. */
	readonly savedAt: number;
}

interface Schema extends DBSchema {
	runs: { key: string; value: KeptRun };
	pieces: { key: [run: string, index: number]; value: Uint8Array };
}

const NAME = 'plyscope-krk-experiment';

/** The result of loading: the results, nothing, or why they are unusable. */
type Loaded =
	| { readonly kind: 'results'; readonly run: KeptRun; readonly results: Uint8Array }
	| { readonly kind: 'none' }
	| { readonly kind: 'unusable'; readonly why: string };

/**
 * Saves the results of runs in the browser, so that they survive a reload. If the browser cannot save, it reports
 * that, and runs continue in memory.
 */
export class ExperimentStore {
	/** The last problem, in a sentence; null if there is none. */
	problem: string | null = $state(null);
	/** All saved runs, the latest first. */
	kept: readonly KeptRun[] = $state.raw([]);
	#database: Promise<IDBPDatabase<Schema>> | null = null;

	/** Reloads the list of saved runs. */
	async refresh(): Promise<void> {
		const runs = await this.#try('read', async (database) => database.getAll('runs'));
		this.kept = (runs ?? [])
			.filter((run) => typeof run.key === 'string')
			.sort((one, other) => other.savedAt - one.savedAt);
	}

	async load(key: string, games: number): Promise<Loaded> {
		const read = await this.#try('read', async (database) => {
			const run = await database.get('runs', key);
			const pieces = await database.getAll('pieces', rangeOf(key));
			const keys = await database.getAllKeys('pieces', rangeOf(key));
			return { run, pieces: keys.map(([, index], i) => ({ index, bytes: pieces[i] })) };
		});
		if (read?.run === undefined) return { kind: 'none' };
		const { run, pieces } = read;
		if (run.version !== RESULTS_VERSION) {
			return unusable(`It was made by another version of this page (${String(run.version)}).`);
		}
		const results = new Uint8Array(games).fill(UNPLAYED);
		for (const { index, bytes } of pieces) {
			const fits = bytes instanceof Uint8Array && index * PIECE + bytes.length <= games;
			if (!fits || !areResults(bytes)) return unusable('What was kept of it is damaged.');
			results.set(bytes, index * PIECE);
		}
		return run.games === games
			? { kind: 'results', run, results }
			: unusable('What was kept of it is damaged.');
	}

	/** Writes the pieces of a run with these numbers; false if that failed. */
	async save(run: KeptRun, results: Uint8Array, pieces: Iterable<number>): Promise<boolean> {
		const done = await this.#try('write', async (database) => {
			const transaction = database.transaction(['runs', 'pieces'], 'readwrite');
			const writes: Promise<unknown>[] = [transaction.objectStore('runs').put(run)];
			for (const index of pieces) {
				const bytes = results.slice(index * PIECE, (index + 1) * PIECE);
				writes.push(transaction.objectStore('pieces').put(bytes, [run.key, index]));
			}
			await Promise.all([...writes, transaction.done]);
			return true;
		});
		if (done !== true) return false;
		this.problem = null;
		this.kept = [run, ...this.kept.filter(({ key }) => key !== run.key)];
		return true;
	}

	async discard(key: string): Promise<void> {
		await this.#try('write', async (database) => {
			const transaction = database.transaction(['runs', 'pieces'], 'readwrite');
			await Promise.all([
				transaction.objectStore('runs').delete(key),
				transaction.objectStore('pieces').delete(rangeOf(key)),
				transaction.done
			]);
		});
		this.kept = this.kept.filter((run) => run.key !== key);
	}

	/** Runs a database operation; returns undefined, and sets `problem`, if it fails. */
	async #try<T>(
		what: 'read' | 'write',
		act: (database: IDBPDatabase<Schema>) => Promise<T>
	): Promise<T | undefined> {
		try {
			this.#database ??= open();
			return await act(await this.#database);
		} catch (error) {
			this.#database = null;
			this.problem = describeProblem(what, error);
			return undefined;
		}
	}
}

function open(): Promise<IDBPDatabase<Schema>> {
	return openDB<Schema>(NAME, 1, {
		upgrade(database) {
			database.createObjectStore('runs', { keyPath: 'key' });
			database.createObjectStore('pieces');
		},
		blocking: (_current, _blocked, event) => {
			(event.target as IDBDatabase).close();
		}
	});
}

function rangeOf(key: string): IDBKeyRange {
	return IDBKeyRange.bound([key, 0], [key, Infinity]);
}

function unusable(why: string): Loaded {
	return { kind: 'unusable', why };
}

function describeProblem(what: 'read' | 'write', error: unknown): string {
	const name = error instanceof Error ? error.name : '';
	if (name === 'QuotaExceededError') {
		return 'The browser’s storage is full, so results cannot be saved. The run continues while this page is open.';
	}
	if (name === 'VersionError') {
		return 'What this browser keeps was written by a later version of this page. The run continues while this page is open.';
	}
	const verb = what === 'read' ? 'look up' : 'keep';
	return `The browser does not let this page ${verb} results (a private window, perhaps). The run continues while this page is open.`;
}
