import { FOLDER, LEGAL_POSITIONS_ZIP, groupFiles } from '$lib/core/experiments/krk/result-files.ts';
import { Job, unlessCancelled } from '$lib/workers/job.ts';
import type { FileTask } from './experiment-protocol.ts';
import type { ExperimentRun } from './experiment-run.svelte.ts';

/** A file that is being made. */
interface Making {
	readonly name: string;
	/** 0..1 */
	readonly share: number;
}

/** A ZIP file of the paper's result files. */
interface FileOffer {
	readonly name: string;
	readonly from: number;
	readonly to: number;
	/** The numbers of its first and last start. */
	readonly firstId: number;
	readonly lastId: number;
}

/** Makes the downloadable files, one at a time. */
export class ExperimentFiles {
	making: Making | null = $state.raw(null);
	problem: string | null = $state(null);
	readonly #job = new Job<FileTask, number, Blob>(
		() => new Worker(new URL('./experiment-files.worker.ts', import.meta.url), { type: 'module' })
	);

	/** @param onMade receives a finished file for download */
	constructor(private readonly onMade: (file: Blob, name: string) => void) {}

	makeCsv(run: ExperimentRun): void {
		const task = { kind: 'csv', parts: run.parts, results: run.results } as const;
		this.#make('king-and-rook-games.csv', task);
	}

	makeResultFiles(run: ExperimentRun, { name, from, to }: FileOffer): void {
		const { parts, results } = run;
		this.#make(name, { kind: 'files', parts, results, group: { from, to } });
	}

	makePositions(): void {
		this.#make(LEGAL_POSITIONS_ZIP, { kind: 'positions' });
	}

	/** Cancels the current file; its worker ends, since its memory is as large as the results. */
	cancel(): void {
		this.#job.end();
		this.making = null;
	}

	#make(name: string, task: FileTask): void {
		this.cancel();
		this.problem = null;
		this.making = { name, share: 0 };
		const making = this.#job.run(task, (share) => {
			this.making = { name, share };
		});
		making.then(
			(file) => {
				this.cancel();
				this.onMade(file, name);
			},
			unlessCancelled((message) => {
				this.cancel();
				this.problem = `${name} could not be made: ${message}`;
			})
		);
	}
}

/** The ZIP files that hold a run's result files: as few as possible. */
export function offersOf(run: ExperimentRun): FileOffer[] {
	const { ids } = run.startsOf(0);
	const groups = groupFiles(ids.length);
	return groups.map(({ from, to }) => {
		const [firstId, lastId] = [ids[from] as number, ids[to - 1] as number];
		return { name: `${FOLDER}-${firstId}-to-${lastId}.zip`, from, to, firstId, lastId };
	});
}
