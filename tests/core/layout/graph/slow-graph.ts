/** A slow implementation of graphs of positions: boards as text, in Maps, row by row. */
import fc from 'fast-check';
import { ALGORITHM_IDS } from '../../../../src/lib/core/search/registry.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { CUT_RULES, FAIL_RULES } from '../../../../src/lib/core/search/search.ts';
import { FLAG } from '../../../../src/lib/core/trace/schema.ts';
import { Replay } from '../../../../src/lib/core/trace/replay.ts';
import type { Trace } from '../../../../src/lib/core/trace/trace.ts';
import { record } from '../../search/record.ts';
import { grid } from '../../search/samples.ts';

export interface SlowGraph {
	/** The text of the position of each row; null for pruned rows. */
	readonly texts: readonly (string | null)[];
	/** The rows of each position, in the order in which the positions were reached. */
	readonly nodes: Map<string, number[]>;
	/** The rows along each edge, in the order of the edges' first use. */
	readonly edges: Map<string, number[]>;
}

const TURN = [6, 3, 0, 7, 4, 1, 8, 5, 2];
const MIRROR = [2, 1, 0, 5, 4, 3, 8, 7, 6];

/** The first of the eight images of a board, in alphabetical order. */
export function imageOf(text: string): string {
	const images: string[] = [];
	let image = text;
	for (let turns = 0; turns < 4; turns++) {
		image = TURN.map((cell) => image[cell]).join('');
		images.push(image, MIRROR.map((cell) => image[cell]).join(''));
	}
	return images.sort()[0] as string;
}

/** @param rows number of rows of the trace to use, from the first one */
export function slowGraph(trace: Trace, kind: 'exact' | 'symmetric', rows = trace.rows): SlowGraph {
	const replay = new Replay(trace);
	const texts: (string | null)[] = [];
	const nodes = new Map<string, number[]>();
	const edges = new Map<string, number[]>();
	for (let row = 0; row < rows; row++) {
		if (trace.flagsOf(row) & FLAG.PRUNED) {
			texts.push(null);
			continue;
		}
		const exact = replay.game.format(replay.at(row));
		const text = kind === 'exact' ? exact : imageOf(exact);
		texts.push(text);
		nodes.set(text, [...(nodes.get(text) ?? []), row]);
		const parent = trace.parentOf(row);
		if (parent < 0) continue;
		const way = `${texts[parent] ?? ''}>${text}`;
		edges.set(way, [...(edges.get(way) ?? []), row]);
	}
	return { texts, nodes, edges };
}

/** Any recordable search of a small board by any algorithm. */
export const gridSearch: fc.Arbitrary<SetupFields> = fc
	.record({
		game: fc.constant('tictactoe'),
		position: grid.filter((text) => text.replace(/[XO]/g, '').length <= 5),
		algorithm: fc.constantFrom(...ALGORITHM_IDS),
		cut: fc.constantFrom(...CUT_RULES),
		fail: fc.constantFrom(...FAIL_RULES),
		order: fc.constantFrom('listed', 'reversed', 'random:7'),
		depth: fc.constantFrom('whole', 'whole', '2', '3'),
		shadow: fc.constant('off')
	})
	.filter(isRecorded);

/** True where the recorder accepts it; its rejections have tests of their own. */
function isRecorded(fields: SetupFields): boolean {
	try {
		return record(fields).trace.rows > 0;
	} catch {
		return false;
	}
}

export const kinds = fc.constantFrom('exact' as const, 'symmetric' as const);
