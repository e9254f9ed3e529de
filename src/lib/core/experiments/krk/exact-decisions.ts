/**
 * The decisions of a side with a given depth at every placement: its tied best moves, played with equal probability.
 * The same at every ply that reads the same layer.
 */
import type { Layer } from '../../evaluate/krk-paper/levels/layer.ts';
import { CHECKMATE, STALEMATE, placementFacts } from '../../games/krk/legality.ts';
import { isRookTaken, type Turn } from '../../games/krk/placement.ts';
import { makeCandidates, weighMoves } from './choose.ts';
import { classesOf } from './exact-classes.ts';
import { tablebase } from './tablebase.ts';

/** The part of level tables (level-tables.ts) that the exact figures need. */
export interface LayerSource {
	/** The layer of the moves of the side to move at `ply`, as in `LevelTables`. */
	layerBelow(ply: number): Layer;
	readonly mateStep: number;
}

export interface Decisions {
	/** The side that decides. */
	readonly turn: Turn;
	/** By class, and one more: index of its moves in `targets`. Empty if Black is mated or stalemated. */
	readonly offsets: Int32Array;
	/** The classes after the best moves, one entry a move. */
	readonly targets: Uint16Array;
	/** By class: the share of its best moves that are optimal, 0..1. */
	readonly optimal: Float64Array;
}

const candidates = makeCandidates();

/**
 * The decisions at all classes with one side to move.
 *
 * @param below the layer of their moves
 * @param mateStep as in `weighMoves`
 */
function decideAll(below: Layer, mateStep: number): Decisions {
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

/** Adds the classes of the best candidates; returns how many of these are optimal. */
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
 * The share of a side's decisions that are optimal, 0..1: the mean, over all placements at which it has to move, of
 * the optimal share of its tied best moves. Each placement counts once, however often games reach it; for White to
 * move these are the legal starts.
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

	/** The decisions of the side to move at `ply`. */
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

/**
 * True where the move from one placement to the next is optimal: White mates as soon as it can; Black draws if it
 * can, and otherwise is mated as late as it can.
 */
function isOptimal(id: number, next: number, turn: Turn): boolean {
	const { mateIn, lostIn } = tablebase();
	if (turn === 'white') return lostIn[next] === (mateIn[id] as number) - 1;
	// With White to move and the rook on the board every placement is won: Black draws by capturing it.
	return isRookTaken(next) || mateIn[next] === lostIn[id];
}
