/**
 * What a side that looks so far ahead does at every placement: its equally best moves, one of which it plays,
 * all equally likely. The same at every ply that reads the same layer.
 */
import type { Layer } from '../../evaluate/krk-paper/levels/layer.ts';
import { CHECKMATE, STALEMATE, placementFacts } from '../../games/krk/legality.ts';
import type { Turn } from '../../games/krk/placement.ts';
import { makeCandidates, weighMoves } from './choose.ts';
import { classesOf } from './exact-classes.ts';
import { isOptimal } from './optimality.ts';

/** What the exact figures need to know of level tables (level-tables.ts). */
export interface LayerSource {
	/** The layer of the moves of whoever moves at `ply`, as in `LevelTables`. */
	layerBelow(ply: number): Layer;
	readonly mateStep: number;
}

export interface Decisions {
	/** Who decides. */
	readonly turn: Turn;
	/** By class, and one more: where its moves begin in `targets`. None where Black is mated or stalemated. */
	readonly offsets: Int32Array;
	/** The classes that the best moves lead to, one entry a move. */
	readonly targets: Uint16Array;
	/** By class: the share of its best moves that perfect play could make too, 0..1. */
	readonly optimal: Float64Array;
}

const candidates = makeCandidates();

/**
 * The decisions at all classes with one side to move.
 *
 * @param below the layer of their moves
 * @param mateStep as in `weighMoves`
 */
export function decideAll(below: Layer, mateStep: number): Decisions {
	const turn = below.turn === 'white' ? 'black' : 'white';
	const { ids } = classesOf(turn);
	const { classOf } = classesOf(below.turn);
	const facts = placementFacts();
	const over = turn === 'black' ? CHECKMATE | STALEMATE : 0;
	const offsets = new Int32Array(ids.length + 1);
	const optimal = new Float64Array(ids.length);
	const targets: number[] = [];
	for (const [index, id] of ids.entries()) {
		if (((facts[id] as number) & over) === 0) {
			weighMoves(candidates, id, turn, below.values, mateStep);
			optimal[index] = listBest(id, turn, classOf, targets) / candidates.tied;
		}
		offsets[index + 1] = targets.length;
	}
	return { turn, offsets, targets: Uint16Array.from(targets), optimal };
}

/** Adds the classes of the candidates that are best; returns how many of these perfect play could make. */
function listBest(id: number, turn: Turn, classOf: Uint16Array, targets: number[]): number {
	const { reached, values, count, best } = candidates;
	let optimal = 0;
	for (let i = 0; i < count; i++) {
		if (values[i] !== best) continue;
		const next = reached[i] as number;
		targets.push(classOf[next] as number);
		if (isOptimal(id, next, turn)) optimal++;
	}
	return optimal;
}

/**
 * The share of a side's decisions that are optimal, 0..1: the mean, over all placements at which it has to move,
 * of the share of its equally best moves that are. Each placement counts once, however often games come to it;
 * for White to move these are the legal starts.
 */
export function shareOfOptimal({ turn, offsets, optimal }: Decisions): number {
	let [sum, decided] = [0, 0];
	for (const [index, weight] of classesOf(turn).weights.entries()) {
		if (offsets[index] === offsets[index + 1]) continue;
		sum += weight * (optimal[index] as number);
		decided += weight;
	}
	return sum / decided;
}

/** Keeps the decisions by each layer, since many plies, and trees of several depths, read the same one. */
export class DecisionCache {
	private readonly byLayer = new Map<Layer, Decisions>();

	/** The decisions of whoever moves at `ply`. */
	at(source: LayerSource, ply: number): Decisions {
		const layer = source.layerBelow(ply);
		let decisions = this.byLayer.get(layer);
		if (decisions === undefined) {
			decisions = decideAll(layer, source.mateStep);
			this.byLayer.set(layer, decisions);
		}
		return decisions;
	}
}
