/** Folds the positions of a trace; reports the number of folded rows. */
import { graphBuffers } from '../core/layout/graph/graph-columns.ts';
import { makeGraphs, type GraphsData } from '../core/layout/graph/make-graphs.ts';
import { loadGames } from '../core/search/load.ts';
import { Trace } from '../core/trace/trace.ts';
import type { TraceMessage } from './protocol.ts';
import { Moved, serve } from './serve.ts';

serve<TraceMessage, number, GraphsData>(
	({ header, columns }, { progress }) => {
		const graphs = makeGraphs(new Trace(header, columns), (rows) => {
			progress(rows);
		});
		const { exact, symmetric } = graphs;
		return new Moved(graphs, [
			...graphBuffers(exact),
			...(symmetric ? graphBuffers(symmetric) : [])
		]);
	},
	({ header }) => loadGames([header.setup.game])
);
