/** What is shown, as the link of a scene with what it is expected to show. */
import { EXPLORER, type ExplorerValues } from '../share/link.ts';
import { queryOf } from '../share/long-link.ts';
import packer from '../share/packer.ts';
import type { Opened } from './edit-draft.ts';
import type { ExpectedStep, Scene } from './lesson.ts';
import { readSceneLink } from './scene-link.ts';
import { shownStepOf } from './walk.ts';

export interface OpenedScene extends Opened {
	/** How much of the future the scene shows; empty: as much as usual. */
	readonly future: NonNullable<Scene['future']> | '';
}

const FUTURES: Readonly<Record<ExplorerValues['future'], OpenedScene['future']>> = {
	problem: 'problem',
	hide: '',
	show: 'all'
};

/**
 * The scene that opens a query of the explorer. The future is the scene’s own field, and each way of reading a lesson
 * has a view of its own: the link has neither.
 *
 * @param asked the query that was opened last: a problem shows no step of its own
 */
export function openedExplorer(
	query: string,
	asked: string | null,
	tell: (step: number) => ExpectedStep | null
): OpenedScene {
	const { values } = EXPLORER.read(query);
	const shown = shownStepOf(query);
	const isProblem = shown.step < 0;
	const isAsked = isProblem && asked !== null && shownStepOf(asked).search === shown.search;
	const wanted = isAsked ? EXPLORER.read(asked).values.step : isProblem ? 0 : values.step;
	const expect = tell(wanted);
	const step = expect?.step ?? wanted;
	const { view, future } = EXPLORER.defaults;
	return {
		link: `?${EXPLORER.query({ ...values, step, view, future })}`,
		future: FUTURES[values.future],
		expect
	};
}

/** The same scene under the link that it has already, if that leads to the same place. */
export function keepLink<T extends Opened>(opened: T, link: string): T {
	const [own, other] = [placeNamed(link), placeNamed(opened.link)];
	return own !== null && own === other ? { ...opened, link } : opened;
}

/** The query of a link to the explorer without view and future; null for another link. */
function placeNamed(link: string): string | null {
	const read = readSceneLink(link);
	if (!read.ok || read.value.page !== null) return null;
	const { values, faults } = EXPLORER.read(queryOf(read.value, packer));
	const { view, future } = EXPLORER.defaults;
	return faults.length === 0 ? EXPLORER.query({ ...values, view, future }) : null;
}
