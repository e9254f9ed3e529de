/** Reads the file of a lesson. It is never trusted: a fault has a code, a sentence, and the place in lesson and text. */
import { assertExists } from '../base/assert.ts';
import { clip, quote } from '../base/clip.ts';
import { formatCount } from '../base/count-words.ts';
import { MOST_SEED } from '../base/random.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import {
	failWith,
	listOf,
	needed,
	objectOf,
	oneOf,
	optional,
	patternOf,
	textOf,
	wholeOf,
	type PathFaults,
	type PathStep,
	type Rule
} from './field-rules.ts';
import { readJson, type JsonNode, type JsonObject } from './json-text.ts';
import {
	LESSON_FORMAT,
	LESSON_ID,
	LESSON_KINDS,
	LESSON_VERSION,
	MOST_LESSON_BYTES,
	MOST_SCENES,
	PRACTICE_GAMES,
	SCENE_FUTURES,
	WRONG_ID,
	type Expected,
	type Lesson,
	type Reveal,
	type Scene,
	type ScenePractice
} from './lesson.ts';
import { readSceneLink } from './scene-link.ts';

/** Where a fault is in a lesson. */
export interface LessonPlace {
	/** Null: the lesson itself. The number is from 1; the id is null where it cannot be read. */
	readonly scene: { readonly number: number; readonly id: string | null } | null;
	/** As people say it: "link", "reveal 2 link"; null: all of it. */
	readonly field: string | null;
}

export interface LessonFault extends InputFault {
	readonly place: LessonPlace;
}

interface ReadLesson {
	readonly lesson: Lesson;
	/** What was ignored, as this file is of a later version. */
	readonly notices: readonly string[];
	/** The file, with the place of every value. */
	readonly root: JsonObject;
}

const ID = textOf(0, Infinity, patternOf('lesson-id', LESSON_ID, WRONG_ID));

const LANGUAGE = textOf(
	0,
	20,
	patternOf(
		'lesson-language',
		/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/,
		'A language is written as in “en” or “de-AT”.'
	)
);

const TEXT = textOf(1, 2000);
const LINK = textOf(0, 4000, readSceneLink);

const STEP_EXPECTED = objectOf<Extract<Expected, { step: number }>>({
	step: needed(wholeOf(0, Infinity)),
	sentence: needed(textOf(0, Infinity))
});

const HEADING_EXPECTED = objectOf<Extract<Expected, { heading: string }>>({
	heading: needed(textOf(0, Infinity))
});

const EXPECTED: Rule<Expected> = (node, notices) =>
	node.kind === 'object' && node.members.has('heading')
		? HEADING_EXPECTED(node, notices)
		: STEP_EXPECTED(node, notices);

const REVEAL = objectOf<Reveal>({ link: needed(LINK), expect: optional(EXPECTED) });

const PRACTICE = objectOf<ScenePractice>({
	game: optional(oneOf(PRACTICE_GAMES)),
	level: needed(wholeOf(1, 5)),
	seed: needed(wholeOf(0, MOST_SEED))
});

const SCENE = objectOf<Scene>(
	{
		id: needed(ID),
		title: needed(textOf(1, 80)),
		minutes: needed(wholeOf(1, 120)),
		future: optional(oneOf(SCENE_FUTURES)),
		link: needed(LINK),
		note: needed(TEXT),
		question: needed(TEXT),
		choices: optional(listOf(textOf(1, 160), 2, 5)),
		correct: optional(wholeOf(0, Infinity)),
		answer: needed(TEXT),
		hint: needed(TEXT),
		expect: optional(EXPECTED),
		reveal: optional(listOf(REVEAL, 1, 8)),
		practice: optional(PRACTICE)
	},
	(scene, node) => {
		const { choices = [], correct = 0 } = scene;
		if (scene.correct === undefined || correct < choices.length) return ok(scene);
		const message =
			choices.length === 0
				? 'Without choices none of them is right: give choices, or leave this field out.'
				: `The right choice is a number from 0 to ${choices.length - 1}, as there are ${choices.length}.`;
		return failWith('lesson-correct', message, startOf(node, 'correct'), ['correct']);
	}
);

const LESSON = objectOf<Lesson>(
	{
		format: needed(oneOf([LESSON_FORMAT])),
		version: needed(wholeOf(LESSON_VERSION, Infinity)),
		id: needed(ID),
		language: needed(LANGUAGE),
		kind: needed(oneOf(LESSON_KINDS)),
		title: needed(textOf(1, 120)),
		about: needed(textOf(0, 1000)),
		minutes: needed(wholeOf(1, 600)),
		scenes: needed(listOf(SCENE, 1, MOST_SCENES))
	},
	checkTogether
);

/** Reads a lesson, as `readLesson` does; of its faults only the first is told. */
export function parseLesson(text: string): Result<ReadLesson, LessonFault> {
	const read = readLesson(text);
	return read.ok
		? read
		: { ok: false, fault: assertExists(read.fault[0], 'what fails has a fault') };
}

/**
 * Reads a lesson, or says everything that is wrong with it: one fault for each field. Unknown fields are faults in version 1; in later ones they are ignored with a notice. The faults are
 * `lesson-none`, `lesson-version`, `lesson-size`, those of `readJson`, of `readSceneLink` and of the rules, and
 * `lesson-id-twice`, `lesson-correct` and `lesson-minutes`.
 */
export function readLesson(text: string): Result<ReadLesson, readonly LessonFault[]> {
	const bytes = new TextEncoder().encode(text).length;
	if (bytes > MOST_LESSON_BYTES) {
		const message = `The file has ${formatCount(bytes)} bytes; a lesson has at most ${formatCount(MOST_LESSON_BYTES)}.`;
		return unplaced(fail('lesson-size', message).fault);
	}
	const json = readJson(text);
	if (!json.ok) return unplaced(json.fault);
	const root = json.value;
	if (root.kind !== 'object' || leafOf(root, 'format') !== LESSON_FORMAT) {
		const message = `This is not a Plyscope lesson: its “format” is not “${LESSON_FORMAT}”.`;
		return unplaced(fail('lesson-none', message, root.start).fault);
	}
	const version = leafOf(root, 'version');
	if (typeof version !== 'number' || !Number.isInteger(version) || version < LESSON_VERSION) {
		const message = `The version of a lesson is a whole number from ${LESSON_VERSION}.`;
		const at = startOf(root, 'version');
		const place = placeOf(root, ['version']);
		return { ok: false, fault: [{ code: 'lesson-version', message, at, place }] };
	}
	const notices = version === LESSON_VERSION ? null : [];
	const lesson = LESSON(root, notices);
	if (lesson.ok) return ok({ lesson: lesson.value, notices: notices ?? [], root });
	const faults = lesson.fault.map(({ path, ...fault }) => ({
		...fault,
		place: placeOf(root, path)
	}));
	return { ok: false, fault: faults };
}

/** A place in words: "scene 3 (window), link". */
export function formatPlace({ scene, field }: LessonPlace): string {
	const id = scene === null || scene.id === null ? '' : ` (${scene.id})`;
	return [
		...(scene === null ? [] : [`scene ${scene.number}${id}`]),
		...(field === null ? [] : [field])
	].join(', ');
}

function checkTogether(lesson: Lesson, node: JsonObject): Result<Lesson, PathFaults> {
	const scenes = node.members.get('scenes')?.node;
	const ids = lesson.scenes.map(({ id }) => id);
	const twice = ids.findIndex((id, index) => ids.indexOf(id) < index);
	if (twice >= 0) {
		const first = ids.indexOf(ids[twice] as string);
		const message = `Scene ${first + 1} has the id ${quote(ids[twice] as string)} too. Give each scene its own.`;
		const scene = scenes?.kind === 'list' ? scenes.items[twice] : undefined;
		return failWith('lesson-id-twice', message, startOf(scene, 'id'), ['scenes', twice, 'id']);
	}
	const sum = lesson.scenes.reduce((total, { minutes }) => total + minutes, 0);
	if (lesson.kind !== 'lecture' || sum === lesson.minutes) return ok(lesson);
	const message = `The scenes of this lecture take ${sum} minutes, not ${lesson.minutes}.`;
	return failWith('lesson-minutes', message, startOf(node, 'minutes'), ['minutes']);
}

function unplaced(fault: InputFault): {
	readonly ok: false;
	readonly fault: readonly LessonFault[];
} {
	return { ok: false, fault: [{ ...fault, place: { scene: null, field: null } }] };
}

function placeOf(root: JsonObject, path: readonly PathStep[]): LessonPlace {
	const [first, index, ...rest] = path;
	if (first !== 'scenes' || typeof index !== 'number') {
		return { scene: null, field: fieldOf(path) };
	}
	const scenes = root.members.get('scenes')?.node;
	const id = scenes?.kind === 'list' ? leafOf(scenes.items[index], 'id') : null;
	return {
		scene: { number: index + 1, id: typeof id === 'string' ? clip(id, 60) : null },
		field: fieldOf(rest)
	};
}

/** Items are counted from 1. */
function fieldOf(path: readonly PathStep[]): string | null {
	const words = path.map((step) => (typeof step === 'number' ? step + 1 : step));
	return words.length === 0 ? null : words.join(' ');
}

function leafOf(node: JsonNode | undefined, name: string): unknown {
	const member = node?.kind === 'object' ? node.members.get(name)?.node : undefined;
	return member?.kind === 'leaf' ? member.value : null;
}

/** Where a field's value begins; the beginning of the object if it has none. */
function startOf(node: JsonNode | undefined, name: string): number {
	const member = node?.kind === 'object' ? node.members.get(name)?.node : undefined;
	return member?.start ?? node?.start ?? 0;
}
