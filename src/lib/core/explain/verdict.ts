import type { RootMove } from '../trace/root-moves.ts';
import { VERDICTS } from './templates.en.ts';

/**
 * What may be said of a root move: its verdict where the search is finished, until then only whether it
 * is being searched, has returned, or neither.
 */
export function verdictText({ verdict, searching, value }: RootMove): string {
	if (verdict !== null) return VERDICTS[verdict];
	if (searching) return VERDICTS.searching;
	return value === null ? VERDICTS.waiting : VERDICTS.returned;
}
