import type { RootMove } from '../trace/root-moves.ts';
import { VERDICTS } from './templates.en.ts';

/**
 * The verdict on a root move once it has returned or the search is finished; before that, only whether it is being
 * searched.
 */
export function verdictText({ verdict, searching }: RootMove): string {
	if (verdict !== null) return VERDICTS[verdict];
	return searching ? VERDICTS.searching : VERDICTS.waiting;
}
