/** If a browser cannot start a worker, each page says why. What else can happen to one: tests/workers/job.test.ts. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAPER_PLAN, partsOf } from '$lib/core/experiments/krk/run-plan.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { MATCHES } from '$lib/core/share/match-link.ts';
import { PROGRAM_TREE } from '$lib/core/share/program-tree-link.ts';
import { CompareRun } from '$lib/pages/compare/compare-run.svelte.ts';
import { OwnOrderCount } from '$lib/pages/compare/orders/orders-own.svelte.ts';
import { OrderLabState } from '$lib/pages/compare/orders/orders.svelte.ts';
import { ExperimentPool } from '$lib/pages/lab/experiment/experiment-pool.ts';
import { HypothesisLab } from '$lib/pages/lab/hypothesis/hypothesis.svelte.ts';
import { ProgramGame } from '$lib/pages/lab/program/program-game.svelte.ts';
import { ProgramLook } from '$lib/pages/lab/program/program-look.svelte.ts';
import { TreeModel } from '$lib/pages/lab/tree/tree-model.svelte.ts';
import { MatchLab } from '$lib/pages/matches/match-lab.svelte.ts';
import { PgnDraft } from '$lib/pages/play/pgn-draft.svelte.ts';
import { MOST_SHOWN } from '$lib/ui/long-text.ts';
import { PlayClient } from '$lib/pages/play/play-client.ts';
import { Thinking } from '$lib/pages/play/thinking.svelte.ts';
import { CLAIM_IDS } from '$lib/core/experiments/sources/claims/claim-ids.ts';
import { ClaimChecks } from '$lib/pages/sources/claim-checks.svelte.ts';
import { SourceFigures } from '$lib/pages/sources/source-figures.svelte.ts';
import { Searcher } from '$lib/stepping/searcher.svelte.ts';
import { GraphFolder } from '$lib/tree/graph/graph-folder.svelte.ts';
import { recordSearch } from '$lib/core/trace/record.ts';

const LARGE = SETUP.parse({ game: 'tictactoe', position: '.........' }).values;
const ignore = (): void => undefined;

/** Each starts work in a worker, and returns what its page then says. */
const WORK: Readonly<Record<string, () => () => string | null>> = {
	'the explorer, a search': () => {
		const searcher = new Searcher(SETUP.defaults);
		void searcher.record(LARGE);
		return () => searcher.notice;
	},
	'the explorer, a graph': () => {
		const { trace } = recordSearch(LARGE);
		const folder = new GraphFolder({ trace } as never);
		folder.work();
		return () => folder.problem;
	},
	'Compare, counts': () => {
		const run = new CompareRun();
		const question = { setup: LARGE, algorithms: [], keys: 'exact' } as const;
		run.start({ question, depths: null, knownTrees: [] });
		return () => (run.status === 'failed' ? run.fault : null);
	},
	'Compare, a panel': () => {
		const lab = new OrderLabState();
		lab.open(LARGE);
		lab.start();
		return () => (lab.stage === 'failed' ? lab.fault : null);
	},
	'Compare, an order': () => {
		const own = new OwnOrderCount();
		own.count(LARGE, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
		return () => own.fault;
	},
	'Play, an engine': () => {
		const thinking = new Thinking(new PlayClient());
		thinking.ask('move', {} as never, ignore, ignore);
		return () => thinking.problem;
	},
	'Play, a PGN': () => {
		const draft = new PgnDraft();
		draft.edit(`[Event "${'y'.repeat(MOST_SHOWN)}"]\n\n1. e4 *`);
		void draft.check();
		return () => draft.fault?.message ?? null;
	},
	Matches: () => {
		const lab = new MatchLab();
		lab.open(MATCHES.read('game=tictactoe&first=random&second=random&games=2'));
		lab.play();
		return () => (lab.run.status === 'failed' ? lab.run.problem : null);
	},
	'Sources, a claim': () => {
		const checks = new ClaimChecks(CLAIM_IDS);
		checks.check('swift-mates');
		return () => {
			const state = checks.stateOf('swift-mates');
			return state.kind === 'failed' ? state.message : null;
		};
	},
	'Sources, the figures': () => {
		const figures = new SourceFigures();
		figures.open();
		return () => figures.fault;
	},
	'lab, program': () => {
		const game = new ProgramGame(new ProgramLook());
		game.ask();
		return () => game.problem;
	},
	'lab, tree': () => {
		const model = new TreeModel();
		model.open(PROGRAM_TREE.read(''));
		return () => model.problem;
	},
	'lab, experiment': () => {
		let said: string | null = null;
		const onBroken = ({ message }: Error): void => {
			said = message;
		};
		const listener = { onPlayed: ignore, onDeath: ignore, onEnd: ignore, onBroken };
		new ExperimentPool(partsOf(PAPER_PLAN), [{ part: 0, from: 0, to: 10 }], 2, listener).start();
		return () => said;
	},
	'lab, hypothesis': () => {
		const lab = new HypothesisLab();
		lab.play([{ mates: 'flat', steps: 1, starts: 'every:100', seeds: 1 }]);
		return () => (lab.isRunning ? null : lab.fault);
	}
};

beforeEach(() => {
	vi.stubGlobal('Worker', undefined);
});
afterEach(() => {
	vi.unstubAllGlobals();
});

test.each(Object.entries(WORK))(
	'a worker that cannot be started is told of by %s',
	async (_, begin) => {
		const said = begin();
		await expect
			.poll(said)
			.toMatch(/The worker could not be started: .*\. Reload the page, or use another browser\.$/);
	}
);
