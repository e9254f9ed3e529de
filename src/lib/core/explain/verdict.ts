import type { RootMove } from '../trace/root-moves.ts';
import { VERDICTS } from './templates.en.ts';

/**
 * What may be said of a root move: its verdict once it has returned or the search is finished,
 * until then only whether it is being searched.
 */
export function verdictText({ verdict, searching }: RootMove): string {
	if (verdict !== null) return VERDICTS[verdict];
	return searching ? VERDICTS.searching : VERDICTS.waiting;
}
