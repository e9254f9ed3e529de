import type { AnalysedLine } from '../../core/experiments/krk/analyse-line.ts';
import type { Move } from '../../core/games/game.ts';
import { WorkerLink } from '../worker-link.ts';
import type { LineQuestion, ProgramRequest, ProgramResponse } from './program-protocol.ts';

/** Who hears the answers to a question. */
export interface LineListener {
	/** So many tables have been made; null: nothing more is being made. */
	readonly onTables: (made: number | null) => void;
	readonly onLine: (line: AnalysedLine) => void;
	readonly onOthers: (choices: readonly (readonly Move[])[]) => void;
	/** There will be no further answer to this question. */
	readonly onFailure: (message: string) => void;
}

/** Asks the program's worker, one question at a time; a newer one silences the older. */
export class ProgramClient {
	#link: WorkerLink<ProgramRequest, ProgramResponse> | null = null;

	ask(question: LineQuestion, listener: LineListener): void {
		// One that was ended by the browser cannot be asked any more: the next question starts another.
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

	/** Ends the worker at once, whatever it does. */
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
