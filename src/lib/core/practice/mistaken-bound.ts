/** Which bound was taken for the one that counts, where a branch is cut too early. */
import { momentAt, NO_ROW, type Frame } from '../trace/cursor.ts';
import type { Exercise } from './exercise.ts';
import * as words from './practice.en.ts';
import { otherSide, sideAt, wordsFor } from './words-for.ts';

/** Null if no bound here explains it. */
export function mistakenBound(exercise: Exercise, child: number): string | null {
	const { recording, rows, tree, rules, story } = exercise;
	const { trace } = recording;
	const node = tree.parent[child] as number;
	const { path } = momentAt(trace, trace.enterStepOf(rows[child] as number) - 1);
	const frame = path.find(({ row }) => row === rows[node]);
	if (frame?.best == null) return null;
	const { max, best, alphaGiven, betaGiven } = frame;
	if (rules.cut === 'strict' && best === (max ? betaGiven : alphaGiven)) return words.onlyEqual;
	const own = max ? alphaGiven : betaGiven;
	const owner = rows.indexOf(ownerOf(frame, path));
	// With the other side's test, this side's own bound would cut.
	const wouldCut = max ? best <= own : best >= own;
	if (!Number.isFinite(own) || owner < 0 || !wouldCut) return null;
	const side = sideAt(exercise, node);
	const stopped = stoppedBy(exercise, owner, node);
	return words.ownBound(
		own,
		wordsFor(exercise, owner),
		{ side, name: story.roleNames[side] },
		{
			name: story.roleNames[otherSide(side)],
			at: stopped === null ? null : wordsFor(exercise, stopped).at
		},
		wordsFor(exercise, node)
	);
}

/** The node that set this side's own bound, as it was given. */
function ownerOf(frame: Frame, path: readonly Frame[]): number {
	const above = path[path.indexOf(frame) - 1];
	return (frame.max ? above?.alphaOwner : above?.betaOwner) ?? NO_ROW;
}

/** The other side's node on the way from the owner down to `node`. */
function stoppedBy({ tree }: Exercise, owner: number, node: number): number | null {
	const parent = tree.parent[node] as number;
	return parent > owner ? parent : null;
}
