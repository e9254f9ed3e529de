/** Changes of a draft: each returns another one. */
import type { Draft, DraftScene } from './draft.ts';
import { MOST_SCENES, type Expected } from './lesson.ts';

/** A lesson without scenes. */
export function blankDraft(id: string): Draft {
	return {
		id,
		language: 'en',
		kind: 'lecture',
		title: 'My lesson',
		about: '',
		minutes: '',
		scenes: []
	};
}

const BLANK_SCENE: Omit<DraftScene, 'id' | 'title'> = {
	minutes: '5',
	future: '',
	link: '',
	note: '',
	question: '',
	choices: [],
	correct: null,
	answer: '',
	hint: '',
	expect: null,
	reveal: [],
	practice: null
};

/** What a new scene opens. */
export interface Opened {
	readonly link: string;
	readonly expect: Expected | null;
}

/** With a scene more, at an index; null if there are as many as a lesson may have. */
export function addScene(draft: Draft, opened: Opened, at = draft.scenes.length): Draft | null {
	const { scenes } = draft;
	if (scenes.length >= MOST_SCENES) return null;
	const id = freeName('scene', new Set(scenes.map((scene) => scene.id)));
	const scene = { ...BLANK_SCENE, ...opened, id, title: `Scene ${at + 1}` };
	return { ...draft, scenes: scenes.toSpliced(at, 0, scene) };
}

export function removeScene(draft: Draft, at: number): Draft {
	return { ...draft, scenes: draft.scenes.toSpliced(at, 1) };
}

/** With a scene in another place; the same draft where there is no such place. */
export function moveScene(draft: Draft, from: number, to: number): Draft {
	const { scenes } = draft;
	const scene = scenes[from];
	if (scene === undefined || to < 0 || to >= scenes.length) return draft;
	return { ...draft, scenes: scenes.toSpliced(from, 1).toSpliced(to, 0, scene) };
}

export function changeScene(draft: Draft, at: number, changes: Partial<DraftScene>): Draft {
	const scene = draft.scenes[at];
	if (scene === undefined) return draft;
	return { ...draft, scenes: draft.scenes.with(at, { ...scene, ...changes }) };
}

/** Without one of the choices: the right one stays marked, unless it is that one. */
export function removeChoice({ choices, correct }: DraftScene, at: number): Partial<DraftScene> {
	const moved = correct !== null && correct > at ? correct - 1 : correct;
	return { choices: choices.toSpliced(at, 1), correct: correct === at ? null : moved };
}

/** The first of `name-1`, `name-2` and so on that is free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
	let number = 1;
	while (taken.has(`${name}-${number}`)) number++;
	return `${name}-${number}`;
}
