import { assertExists } from '../../../base/assert.ts';
import { evaluatorOf, type EvaluatorId } from '../../../evaluate/registry.ts';
import { rootOf } from '../../../games/root.ts';

/** The two variants of ghess's map: a sliding piece counts its own square, as published, or not. */
export type TensionVariant = Extract<EvaluatorId, 'ghess' | 'ghess-mended'>;

interface TensionMap {
	/** Attacks by square, a1, a2, ... h8: White's less Black's. */
	readonly values: readonly number[];
	readonly total: number;
}

/**
 * The map of a chess position, from an evaluator's own overlay.
 * @param position a legal position as text
 */
export function tensionAt(variant: TensionVariant, position: string): TensionMap {
	const { overlays = [] } = evaluatorOf(variant);
	const overlay = assertExists(
		overlays.find(({ id }) => id === 'tension'),
		`${variant} shows its tension`
	);
	const values = overlay.valuesAt(rootOf({ game: 'chess', position })).map((value) => value ?? 0);
	return { values, total: values.reduce((sum, value) => sum + value, 0) };
}

/** One rank of a map, files a to h. */
export function rankOfMap({ values }: TensionMap, rank: number): readonly number[] {
	return Array.from({ length: 8 }, (_, file) => values[8 * file + rank - 1] as number);
}
