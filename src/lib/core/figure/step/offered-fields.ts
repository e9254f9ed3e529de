/** The choices of a figure that change something in those of a search. */
import type { Known } from '../../explain/known.ts';
import { gameOf } from '../../games/registry.ts';
import { ROOT_KEY } from '../../layout/stage/placement/whole/extent.ts';
import type { FieldsOf } from '../../fields/field.ts';
import { visitsAll } from '../../search/registry.ts';
import type { Recording } from '../../trace/recording.ts';
import { boardCells } from './board-cells.ts';
import { NEEDS } from './figure.en.ts';
import { FIGURE, type FigureValues } from './figure-fields.ts';
import { tellStep, type ShownStep } from './told-step.ts';

type Name = keyof FigureValues;

/** Of a search without alpha and beta, of one that prunes nothing, and of a problem. */
const OF_WINDOW: readonly Name[] = ['bounds', 'line', 'types'];
const OF_CUTOFFS: readonly Name[] = ['cut', 'pruned'];
const OF_SEARCH: readonly Name[] = [...OF_WINDOW, ...OF_CUTOFFS, 'proof'];

/** What a choice needs that a search has not; absent for a choice that may change something in it. */
function needsOf({ trace }: Recording): ReadonlyMap<Name, string> {
	const { setup } = trace.header;
	const hasBoards = boardCells(gameOf(setup.game), setup, ROOT_KEY) !== null;
	return new Map<Name, string>([
		...(trace.hasWindow ? [] : OF_WINDOW.map((name) => [name, NEEDS.window] as const)),
		...(visitsAll(setup.algorithm) ? OF_CUTOFFS.map((name) => [name, NEEDS.cutoffs] as const) : []),
		...(hasBoards ? [] : ([['boards', NEEDS.boards]] as const))
	]);
}

/** @param known what the page shows */
export function offeredFields(
	recording: Recording,
	known: Pick<Known, 'hasStarted'>
): FieldsOf<FigureValues> {
	const needs = needsOf(recording);
	const inProblem = new Set<Name>(known.hasStarted ? [] : OF_SEARCH);
	const fields = Object.entries(FIGURE.fields).map(([name, field]) => [
		name,
		{
			...field,
			shown: (values: FigureValues) =>
				!needs.has(name as Name) &&
				!(values.values === 'link' && inProblem.has(name as Name)) &&
				field.shown?.(values) !== false
		}
	]);
	return Object.fromEntries(fields) as FieldsOf<FigureValues>;
}

/**
 * The first of some choices that changes nothing among others, and what it needs; null where each has an effect. Links
 * may have such choices, but an option that is given should do something.
 *
 * @param given the names of what is chosen
 */
export function idleChoice(
	shown: ShownStep,
	values: FigureValues,
	given: readonly string[]
): { readonly name: Name; readonly needs: string } | null {
	const told = tellStep(shown, values);
	if (!told.ok) return null;
	const { recording } = shown;
	const fields = offeredFields(recording, told.value.known);
	const name = (Object.keys(fields) as Name[]).find(
		(one) => given.includes(one) && fields[one].shown?.(values) === false
	);
	if (name === undefined) return null;
	const ofPreset = name === 'width' ? NEEDS.paper : name === 'theme' ? NEEDS.page : undefined;
	const ofStep = values.part === 'difference' ? NEEDS.step : NEEDS.search;
	return { name, needs: ofPreset ?? needsOf(recording).get(name) ?? ofStep };
}
