import type { AnalysedLine } from '../../../core/experiments/krk/analyse-line.ts';
import type { Move } from '../../../core/games/game.ts';
import { WorkerLink } from '../../../workers/worker-link.ts';
import type { LineQuestion, ProgramRequest, ProgramResponse } from './program-protocol.ts';

/** Receives the answers to a request. */
export interface LineListener {
	/** Number of tables made so far; null: no tables are being made any more. */
	readonly onTables: (made: number | null) => void;
	readonly onLine: (line: AnalysedLine) => void;
	readonly onOthers: (choices: readonly (readonly Move[])[]) => void;
	/** There will be no further answer to this request. */
	readonly onFailure: (message: string) => void;
}

/** Sends requests to the program's worker, one at a time; a newer one silences the older. */
export class ProgramClient {
	#link: WorkerLink<ProgramRequest, ProgramResponse> | null = null;

	ask(question: LineQuestion, listener: LineListener): void {
		// A worker ended by the browser is unusable: the next request starts another.
		if (this.#link === null || this.#link.isDead) this.#link = newLink();
		const link = this.#link;
		const fail = (message: string): void => {
			link.end();
			listener.onFailure(message);
		};
		link.ask(
			{ kind: 'line', ...question },
			[],
			(response) => {
				switch (response.kind) {
					case 'tables':
						listener.onTables(response.made);
						break;
					case 'line':
						listener.onTables(null);
						if (question.other === null) link.rest();
						listener.onLine(response.line);
						break;
					case 'others':
						link.rest();
						listener.onTables(null);
						listener.onOthers(response.choices);
						break;
					case 'failed':
						fail(response.message);
						break;
				}
			},
			({ message }) => {
				fail(message);
			}
		);
	}

	/** Ends the worker at once. */
	end(): void {
		this.#link?.end();
		this.#link = null;
	}
}

function newLink(): WorkerLink<ProgramRequest, ProgramResponse> {
	return new WorkerLink(
		() => new Worker(new URL('./program.worker.ts', import.meta.url), { type: 'module' })
	);
}
