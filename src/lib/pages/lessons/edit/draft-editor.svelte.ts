/** A lesson that is being written: its draft, kept with each change, and what its file would have wrong. */
import type { InputFault } from '$lib/core/base/result.ts';
import { formatDraft, type Draft, type DraftScene } from '$lib/core/lessons/draft.ts';
import {
	addScene,
	blankDraft,
	changeScene,
	moveScene,
	removeScene,
	type Opened
} from '$lib/core/lessons/edit-draft.ts';
import { MOST_SCENES } from '$lib/core/lessons/lesson.ts';
import { readLesson, type LessonFault } from '$lib/core/lessons/parse-lesson.ts';
import { draftNamed, keepDraft } from '$lib/ui/kept-drafts.ts';

/** Changes that can be undone. */
const MOST_UNDONE = 200;

/** A draft, and the scene that is edited in it. */
interface Version {
	readonly draft: Draft;
	readonly at: number;
}

export class DraftEditor {
	#now: Version = $state.raw({ draft: blankDraft(''), at: 0 });
	#past: readonly Version[] = $state.raw([]);
	#undone: readonly Version[] = $state.raw([]);
	/** The field that was changed last: what is typed there in one go is undone in one. */
	#field: string | null = null;
	/** The browser keeps nothing: a reload would lose the draft. */
	keepsNothing = $state(false);
	/** The last change that is not seen where it is made, for everyone. */
	news = $state('');

	/** The file. */
	readonly text: string = $derived.by(() => formatDraft(this.draft));
	readonly faults: readonly LessonFault[] = $derived.by(() => {
		const read = readLesson(this.text);
		return read.ok ? [] : read.fault;
	});

	/**
	 * @param key of the draft in the browser
	 * @param source the lesson that it was begun from, where that now differs from it
	 * @param at index of the scene that is edited
	 */
	constructor(
		readonly key: string,
		draft: Draft,
		readonly source: Draft | null,
		at: number
	) {
		this.#now = { draft, at: within(draft, at) };
		this.keepsNothing = !keepDraft(key, draft);
	}

	get draft(): Draft {
		return this.#now.draft;
	}

	get at(): number {
		return this.#now.at;
	}

	set at(at: number) {
		this.#field = null;
		this.#now = { ...this.#now, at: within(this.draft, at) };
	}

	/** Null in a lesson without scenes. */
	get scene(): DraftScene | null {
		return this.draft.scenes[this.at] ?? null;
	}

	get canUndo(): boolean {
		return this.#past.length > 0;
	}

	get canRedo(): boolean {
		return this.#undone.length > 0;
	}

	get isFull(): boolean {
		return this.draft.scenes.length >= MOST_SCENES;
	}

	/** The fault of a field of the lesson, or of the scene that is edited, named as in `LessonPlace`. */
	faultOf(of: 'lesson' | 'scene', field: string): InputFault | null {
		const scene = of === 'lesson' ? null : this.at + 1;
		const fault = this.faults.find(
			({ place }) => (place.scene?.number ?? null) === scene && place.field === field
		);
		return fault ?? null;
	}

	/** @param field that is written in, where the change is typed */
	change(changes: Partial<Draft>, field: string | null = null): void {
		this.#take({ ...this.draft, ...changes }, this.at, field);
	}

	/** @param field that is written in, where the change is typed */
	changeScene(changes: Partial<DraftScene>, field: string | null = null): void {
		const name = field && `${this.at} ${field}`;
		this.#take(changeScene(this.draft, this.at, changes), this.at, name);
	}

	/** After the scene that is edited. */
	add(opened: Opened): void {
		const at = this.scene === null ? 0 : this.at + 1;
		const draft = addScene(this.draft, opened, at);
		if (draft === null) return;
		this.#take(draft, at);
		this.news = `Scene ${at + 1} is added.`;
	}

	remove(): void {
		const { scene, at } = this;
		if (scene === null) return;
		this.#take(removeScene(this.draft, at), at);
		this.news = `Scene ${at + 1} is removed. Undo brings it back.`;
	}

	move(by: -1 | 1): void {
		const to = this.at + by;
		const draft = moveScene(this.draft, this.at, to);
		if (draft === this.draft) return;
		this.#take(draft, to);
		this.news = `The scene is now number ${to + 1} of ${draft.scenes.length}.`;
	}

	/** Takes the lesson that the draft was begun from in its place. */
	startAgain(): void {
		if (this.source === null) return;
		this.#take(this.source, 0);
		this.news = 'This is the lesson as it was opened. Undo brings your draft back.';
	}

	undo(): void {
		const before = this.#past.at(-1);
		if (before === undefined) return;
		this.#undone = [...this.#undone, this.#now];
		this.#past = this.#past.slice(0, -1);
		this.#show(before);
	}

	redo(): void {
		const next = this.#undone.at(-1);
		if (next === undefined) return;
		this.#past = [...this.#past, this.#now];
		this.#undone = this.#undone.slice(0, -1);
		this.#show(next);
	}

	/** Another tab has changed the draft: it is the same one, and what was here can be undone. */
	takeOver(): void {
		const draft = draftNamed(this.key);
		if (draft === null || formatDraft(draft) === this.text) return;
		this.#past = [...this.#past, this.#now].slice(-MOST_UNDONE);
		this.#undone = [];
		this.#field = null;
		this.#now = { draft, at: within(draft, this.at) };
		this.news = 'Another tab has changed this draft.';
	}

	#take(draft: Draft, at: number, field: string | null = null): void {
		const isSameGo = field !== null && field === this.#field && this.canUndo;
		if (!isSameGo) this.#past = [...this.#past, this.#now].slice(-MOST_UNDONE);
		this.#undone = [];
		this.#field = field;
		this.news = '';
		this.#keep({ draft, at: within(draft, at) });
	}

	#show(version: Version): void {
		this.#field = null;
		this.news = '';
		this.#keep(version);
	}

	#keep(version: Version): void {
		this.#now = version;
		this.keepsNothing = !keepDraft(this.key, version.draft);
	}
}

function within({ scenes }: Draft, at: number): number {
	return Math.max(0, Math.min(at, scenes.length - 1));
}
