/** The check of a scene: its links lead where they should, and show what the scene expects. */
import { formatCount } from '../base/count-words.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import { explainStep, textOf } from '../explain/sentence.ts';
import { PRACTICE } from '../practice/practice-link.ts';
import { exerciseAt } from '../practice/set.ts';
import type { ExplorerValues } from '../share/link.ts';
import { problemOf } from '../trace/problem.ts';
import type { Expected, ExpectedStep, Reveal, Scene, ScenePractice } from './lesson.ts';
import { faultOfPageLink, readExplorerLink } from './page-links.ts';
import { readSceneLink } from './scene-link.ts';
import type { Searches, Told } from './searches.ts';

/** `link`: it does not lead there; `expect`: it does, and shows something else. */
interface SceneFault extends InputFault {
	readonly kind: 'link' | 'expect';
	/** As in the place of a file's fault: "link", "reveal 2 expect sentence". */
	readonly field: string;
}

/** One of the links of a scene. */
export interface CheckedLink {
	/** Null: the scene's own; otherwise the index of the reveal. */
	readonly reveal: number | null;
	/** What its search shows; null for another page, and for a faulty link. */
	readonly shown: ExpectedStep | null;
	readonly fault: SceneFault | null;
}

export interface CheckedScene {
	readonly scene: Scene;
	/** The scene's own, then those of its reveals. */
	readonly links: readonly CheckedLink[];
	/** In the order of the file; empty if the scene is right. */
	readonly faults: readonly SceneFault[];
}

/** Whether a scene begins as a problem, before anything is searched. */
const IS_PROBLEM: Readonly<Record<NonNullable<Scene['future']>, boolean>> = {
	problem: true,
	now: false,
	all: false
};

export function checkScene(scene: Scene, searches: Searches): CheckedScene {
	const own = checkLink(scene, null, searches);
	const reveals = scene.reveal?.map((reveal, index) => checkLink(reveal, index, searches)) ?? [];
	const links = [own, ...reveals];
	const faults = [
		own.fault,
		own.fault === null && IS_PROBLEM[scene.future ?? 'now']
			? faultOfProblem(scene.link, searches)
			: null,
		...reveals.map(({ fault }) => fault),
		scene.practice === undefined ? null : faultOfPractice(scene.practice)
	];
	return { scene, links, faults: faults.filter((fault) => fault !== null) };
}

function checkLink(
	{ link, expect }: Reveal,
	reveal: number | null,
	searches: Searches
): CheckedLink {
	const prefix = reveal === null ? '' : `reveal ${reveal + 1} `;
	const shown = showLink(link, searches);
	if (!shown.ok) {
		const { code, message } = shown.fault;
		return { reveal, shown: null, fault: { kind: 'link', field: `${prefix}link`, code, message } };
	}
	const differs = expect === undefined ? null : compare(expect, shown.value);
	return {
		reveal,
		shown: shown.value,
		fault: differs && { kind: 'expect', ...differs, field: `${prefix}${differs.field}` }
	};
}

/** The step that a link leads to; null for pages other than the explorer, of which only the fields are read. */
function showLink(link: string, searches: Searches): Result<ExpectedStep | null> {
	const read = readSceneLink(link);
	if (!read.ok) return read;
	const { page } = read.value;
	if (page !== null) {
		const fault = faultOfPageLink(page, read.value);
		return fault === null ? ok(null) : { ok: false, fault };
	}
	const { values, fault } = readExplorerLink(read.value);
	if (fault !== null) return { ok: false, fault };
	const told = searchOf(values, searches);
	if (!told.ok) return told;
	const { story } = told.value;
	const last = story.trace.steps - 1;
	const step = values.step === Infinity ? last : values.step;
	if (step > last) {
		const steps = `has the steps 0 to ${formatCount(last)}`;
		return fail('lesson-step', `There is no step ${formatCount(step)}: this search ${steps}.`);
	}
	return ok({ step, sentence: textOf(explainStep(story, step)) });
}

function searchOf(values: ExplorerValues, searches: Searches): Result<Told> {
	if (values.unpruned === 'off') return searches.of(values);
	const told = searches.unpruned(values);
	if (!told.ok) return told;
	return told.value === null
		? fail('lesson-unpruned', 'There is no plain minimax that takes the place of this search.')
		: ok(told.value);
}

function compare(
	expect: Expected,
	shown: ExpectedStep | null
): { readonly field: string; readonly code: string; readonly message: string } | null {
	if ('heading' in expect) {
		// The headings of pages are not known here.
		if (shown === null) return null;
		const message = 'A heading is expected, but this link shows a step.';
		return { field: 'expect', code: 'lesson-expect', message };
	}
	if (shown === null) {
		const message = 'A step is expected, but this page is not one that can be stepped here.';
		return { field: 'expect', code: 'lesson-expect', message };
	}
	if (expect.step !== shown.step) {
		const message = `The link shows step ${shown.step}, not ${expect.step}.`;
		return { field: 'expect step', code: 'lesson-expect-step', message };
	}
	if (expect.sentence === shown.sentence) return null;
	const message = `The sentence of step ${shown.step} is: ${shown.sentence}`;
	return { field: 'expect sentence', code: 'lesson-expect-sentence', message };
}

/** A problem needs the whole tree, and one that can be solved by hand. */
function faultOfProblem(link: string, searches: Searches): SceneFault | null {
	const read = readSceneLink(link);
	const search = read.ok && read.value.page === null ? readExplorerLink(read.value).values : null;
	const told = search && searches.of(search);
	const problem =
		told === null
			? fail('lesson-problem', 'Only a link to the explorer can begin as a problem.')
			: told.ok
				? problemOf(told.value.recording)
				: told;
	if (problem.ok) return null;
	const { code, message } = problem.fault;
	return { kind: 'link', field: 'future', code, message };
}

function faultOfPractice({ game, level, seed }: ScenePractice): SceneFault | null {
	const { values, faults } = PRACTICE.parse({
		...(game === undefined ? {} : { game }),
		level: String(level),
		seed: String(seed)
	});
	const [first] = faults;
	if (first !== undefined) {
		return { ...first.fault, kind: 'link', field: `practice ${first.field}` };
	}
	const exercise = exerciseAt(values, 0);
	return exercise.ok ? null : { ...exercise.fault, kind: 'link', field: 'practice' };
}
