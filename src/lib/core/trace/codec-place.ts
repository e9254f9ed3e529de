/** Whether a row of a file is in a valid place. */
import { NO_MOVE, STAND_PAT } from '../games/game.ts';
import type { RowWalk } from './codec-walk.ts';
import { FLAG, LEAF } from './schema.ts';

const KNOWN_FLAGS = 2 * FLAG.STAND - 1;

/** True where a row is in a valid place: below the innermost open node, one ply deeper, the other side to move. */
export function isInPlace(walk: RowWalk, row: number): boolean {
	const { parent, depth, flags, move, target } = walk.columns;
	const own = flags[row] as number;
	if (own > KNOWN_FLAGS) return walk.refuse('flags', row, 'holds marks that are not known here');
	if (!(own & FLAG.HIT) && (target?.[row] ?? -1) !== -1) {
		return walk.refuse('target', row, 'is that of a row that no table answered');
	}
	if (walk.level < 0 && walk.kind.passes[walk.pass + 1]?.rootRow === row) {
		if (parent[row] !== -1) return walk.refuse('parent', row, 'should be -1, for the root');
		if (move[row] !== NO_MOVE) return walk.refuse('move', row, 'should be no move, for the root');
		if (own & FLAG.STAND) return walk.refuse('flags', row, 'stands pat, and is the root');
		walk.depth = walk.kind.passes[++walk.pass]?.depth ?? Infinity;
	} else {
		const above = walk.path[walk.level] as number;
		if (walk.level < 0 || parent[row] !== above) {
			return walk.refuse('parent', row, 'is not the node that was being searched');
		}
		const given = flags[above] as number;
		if (given & (LEAF | FLAG.HIT)) return walk.refuse('parent', row, 'is a leaf');
		const stands = (own & FLAG.STAND) !== 0;
		if (stands !== isStandPatDue(walk) || (stands && !(own & FLAG.HORIZON))) {
			return walk.refuse('flags', row, 'does not fit where quiescence stands pat');
		}
		if (stands && move[row] !== STAND_PAT) {
			return walk.refuse('move', row, 'should be that of standing pat');
		}
		if ((((given ^ own) & FLAG.MAX) !== 0) === stands) {
			return walk.refuse('flags', row, 'does not have the right side to move');
		}
	}
	if (depth[row] !== walk.level + 1) {
		return walk.refuse('depth', row, `should be ${walk.level + 1}`);
	}
	return true;
}

/** True where the next row must be a stand pat: the first child of a node at the depth limit or beyond. */
function isStandPatDue(walk: RowWalk): boolean {
	const isBeyond = walk.kind.visits === 'beyond' && walk.level >= walk.depth;
	return isBeyond && (walk.children[walk.level] as number) === 0;
}
