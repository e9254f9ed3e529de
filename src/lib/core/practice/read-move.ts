import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { Exercise } from './exercise.ts';

/** The root's moves as they are written in an answer, in search order. */
export function movesOf({ names, tree, firstRow }: Exercise): { node: number; text: string }[] {
	return (tree.children[0] ?? []).map((node) => ({ node, text: names.names.of(firstRow + node) }));
}

/** Reads one of the root's moves, by its name or its id; null for a blank text. Faults: `entry-move`. */
export function readMove(exercise: Exercise, text: string): Result<number | null> {
	const written = text.trim();
	if (written === '') return ok(null);
	const { names, firstRow } = exercise;
	const moves = movesOf(exercise);
	const same = (one: string): boolean => one.toLowerCase() === written.toLowerCase();
	const found =
		moves.find((one) => one.text === written) ??
		moves.find((one) => same(one.text)) ??
		moves.find(({ node }) => same(names.names.idOf(firstRow + node)));
	if (found !== undefined) return ok(found.node);
	const listed = moves.map((one) => one.text).join(', ');
	return fail('entry-move', `${quote(written)} is not a move of the root: choose ${listed}.`, 0);
}
