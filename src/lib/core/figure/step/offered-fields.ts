/** The choices of a figure that change something in those of a search. */
import type { Known } from '../../explain/known.ts';
import { gameOf } from '../../games/registry.ts';
import { ROOT_KEY } from '../../layout/stage/placement/whole/extent.ts';
import type { FieldsOf } from '../../fields/field.ts';
import { visitsAll } from '../../search/registry.ts';
import type { Recording } from '../../trace/recording.ts';
import { boardCells } from './board-cells.ts';
import { FIGURE, type FigureValues } from './figure-fields.ts';

type Name = keyof FigureValues;

/** Of a search without alpha and beta, of one that prunes nothing, and of a problem. */
const OF_WINDOW: readonly Name[] = ['bounds', 'line', 'types'];
const OF_CUTOFFS: readonly Name[] = ['cut', 'pruned'];
const OF_SEARCH: readonly Name[] = [...OF_WINDOW, ...OF_CUTOFFS, 'proof'];

/** @param known what the page shows */
export function offeredFields(
	{ trace }: Recording,
	known: Pick<Known, 'hasStarted'>
): FieldsOf<FigureValues> {
	const { setup } = trace.header;
	const hasBoards = boardCells(gameOf(setup.game), setup, ROOT_KEY) !== null;
	const never = new Set<Name>([
		...(trace.hasWindow ? [] : OF_WINDOW),
		...(visitsAll(setup.algorithm) ? OF_CUTOFFS : []),
		...(hasBoards ? [] : (['boards'] as const))
	]);
	const inProblem = new Set<Name>(known.hasStarted ? [] : OF_SEARCH);
	const fields = Object.entries(FIGURE.fields).map(([name, field]) => [
		name,
		{
			...field,
			shown: (values: FigureValues) =>
				!never.has(name as Name) &&
				!(values.values === 'link' && inProblem.has(name as Name)) &&
				field.shown?.(values) !== false
		}
	]);
	return Object.fromEntries(fields) as FieldsOf<FigureValues>;
}
