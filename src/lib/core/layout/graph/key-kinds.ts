import type { KeyKind } from '../../games/game.ts';
import { Replay } from '../../trace/replay.ts';
import type { Trace } from '../../trace/trace.ts';

/** True where the game has position keys of that kind. */
export function hasKeys(trace: Trace, kind: KeyKind): boolean {
	return kind === 'exact' || new Replay(trace).at(0).symmetricKey !== undefined;
}

/** The kinds of keys by which the positions of a search can be merged. */
export function keyKindsOf(trace: Trace): KeyKind[] {
	return (['exact', 'symmetric'] as const).filter((kind) => hasKeys(trace, kind));
}
