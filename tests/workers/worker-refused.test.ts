/** If a browser cannot start a worker, the caller gets the reason. Node has no web workers, so every start fails here. */
import { describe, expect, it } from 'vitest';
import { PAPER_PLAN, partsOf } from '../../src/lib/core/experiments/krk/run-plan.ts';
import { MATCH } from '../../src/lib/core/engines/seats.ts';
import { parseSetup } from '../../src/lib/core/search/parse-setup.ts';
import { SearchClient } from '../../src/lib/workers/client.ts';
import { newCompareWorker } from '../../src/lib/pages/compare/compare-link.ts';
import { OrdersJob } from '../../src/lib/pages/compare/orders/orders-job.ts';
import { makeFile } from '../../src/lib/pages/lab/experiment/experiment-files.ts';
import { ExperimentPool } from '../../src/lib/pages/lab/experiment/experiment-pool.ts';
import { HypothesisLane } from '../../src/lib/pages/lab/hypothesis/hypothesis-lane.ts';
import { ProgramClient } from '../../src/lib/pages/lab/program/program-client.ts';
import { MatchClient } from '../../src/lib/pages/matches/match-client.ts';
import { PlayClient } from '../../src/lib/pages/play/play-client.ts';
import { SourcesJob } from '../../src/lib/pages/sources/claims-job.ts';
import { UciLink } from '../../src/lib/workers/stockfish/uci-link.ts';

type Tell = (fault: string | null | Error) => void;
const ignore = (): void => undefined;

const CLIENTS: Readonly<Record<string, (tell: Tell) => unknown>> = {
	Explorer: (tell) =>
		new SearchClient()
			.record(parseSetup({}).setup, { onProgress: ignore, onChunk: ignore })
			.catch(tell),
	Compare: (tell) => {
		newCompareWorker().ask({ task: { kind: 'none' } as never }, [], ignore, tell);
	},
	'Compare, move orders': (tell) => {
		new OrdersJob().start({} as never, { onAnswer: ignore, onEnd: tell });
	},
	Play: (tell) => {
		const listener = { onNodes: ignore, onChoice: ignore, onFailure: tell };
		new PlayClient().ask({} as never, listener);
	},
	Matches: (tell) => new MatchClient().playOn(MATCH.defaults, {} as never, ignore).catch(tell),
	Sources: (tell) => {
		new SourcesJob().start({} as never, { onAnswer: ignore, onEnd: tell });
	},
	'KRK lab, program': (tell) => {
		const listener = { onTables: ignore, onLine: ignore, onOthers: ignore, onFailure: tell };
		new ProgramClient().ask({} as never, listener);
	},
	'KRK lab, experiment': (tell) => {
		const parts = partsOf(PAPER_PLAN);
		const gaps = [{ part: 0, from: 0, to: 10 }];
		const listener = { onPlayed: ignore, onDeath: ignore, onEnd: ignore, onBroken: tell };
		new ExperimentPool(parts, gaps, 2, listener).start();
	},
	'KRK lab, files of the experiment': (tell) => {
		makeFile({} as never, { onProgress: ignore, onMade: ignore, onFailed: tell });
	},
	'KRK lab, hypothesis': (tell) => {
		const lane = new HypothesisLane({ onAnswer: ignore, onFailure: tell, onIdle: ignore });
		lane.add([{ kind: 'curve', mates: 'flat', steps: 1 }]);
	}
};

describe('a worker that cannot be started', () => {
	it.each(Object.entries(CLIENTS))('is reported by %s', async (_, ask) => {
		const fault = await new Promise<string | null | Error>((resolve) => void ask(resolve));
		const message = fault instanceof Error ? fault.message : fault;
		expect(message).toBe(
			'The worker could not be started: Worker is not defined. Reload the page, or use another browser.'
		);
	});

	it('is reported by Stockfish', () => {
		const refuse = (): Worker => {
			throw new Error('Blocked by a policy.');
		};
		expect(() => new UciLink(refuse, 30)).toThrow(
			'Stockfish could not start: Blocked by a policy.'
		);
	});
});
