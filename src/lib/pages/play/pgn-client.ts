import type { Result } from '../../core/base/result.ts';
import type { ReadPgn } from '../../core/games/chess/pgn/pgn-game.ts';
import type { WorkerLink } from '../../workers/worker-link.ts';
import { newLink } from './play-client.ts';
import type { PlayRequest, PlayResponse } from './play-protocol.ts';

/** Reads PGNs: in a worker for the page, directly in tests. */
export interface PgnReader {
	/** Reads a text; a newer text silences the older, whose promise then never settles. */
	read(text: string): Promise<Result<ReadPgn>>;
	/** Ends the current task at once. */
	end(): void;
}

/** Reads PGNs in a worker of its own, so that an engine can think meanwhile. */
export class PgnClient implements PgnReader {
	#link: WorkerLink<PlayRequest, PlayResponse> | null = null;

	read(text: string): Promise<Result<ReadPgn>> {
		this.end();
		const link = newLink();
		this.#link = link;
		return new Promise((resolve, reject) => {
			link.ask(
				{ pgn: text },
				[],
				(response) => {
					this.end();
					if (response.kind === 'read') resolve(response.read);
					else if (response.kind === 'failed') reject(new Error(response.message));
				},
				reject
			);
		});
	}

	end(): void {
		this.#link?.end();
		this.#link = null;
	}
}
