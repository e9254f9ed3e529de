/** The model of the lessons: the list, or one that is open at a scene. */
import type { InputFault } from '$lib/core/base/result.ts';
import type { ParsedLink } from '$lib/core/fields/field-list.ts';
import { isRecord } from '$lib/core/base/is-record.ts';
import type { Draft } from '$lib/core/lessons/draft.ts';
import { LESSON_FORMAT, type Lesson } from '$lib/core/lessons/lesson.ts';
import { LESSONS, type LessonsField, type LessonsValues } from '$lib/core/lessons/lessons-link.ts';
import { STEP_LESSON, stepLesson } from '$lib/core/lessons/step-lesson.ts';
import { parseLesson } from '$lib/core/lessons/parse-lesson.ts';
import { makeReadyFor } from '$lib/games/ready.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import { asset } from '$app/paths';
import { quote } from '$lib/core/base/clip.ts';
import { keptStep } from '$lib/ui/kept-step.ts';
import { OnDemand } from '$lib/ui/on-demand.svelte.ts';
import type { DraftEditor } from './edit/draft-editor.svelte.ts';
import { keptLesson } from './kept-lesson.ts';
import type { ListedLesson } from './listed.ts';

const NOT_LOADED: InputFault = {
	code: 'lesson-not-loaded',
	message: 'The lesson could not be loaded. Try again when there is a connection.'
};

const NO_EDITOR: InputFault = {
	code: 'editor-not-loaded',
	message: 'The editor could not be loaded. Try again when there is a connection.'
};

/** What begins and opens drafts. */
const DRAFTS = new OnDemand(() => import('./edit/open-draft.ts'));

type Linked = Pick<Lesson | Draft, 'scenes'>;

/** A lesson or a draft, when the games of its links are here: without them no link can be read. */
async function withGames<T extends Linked>(lesson: T): Promise<T> {
	const links = lesson.scenes.flatMap(({ link, reveal = [] }) => [
		link,
		...reveal.map((place) => place.link)
	]);
	await Promise.all(links.filter((link) => link.startsWith('?')).map((link) => makeReadyFor(link)));
	return lesson;
}

export class Lessons extends FaultHolder<LessonsField> {
	values: LessonsValues = $state.raw(LESSONS.defaults);
	/** Null: the list. */
	lesson: Lesson | null = $state.raw(null);
	/** The lesson that is being written; null while none is. */
	editor: DraftEditor | null = $state.raw(null);
	/** A lesson is on its way. */
	isLoading = $state(false);
	#opened: readonly Lesson[] = [];

	constructor(private readonly listed: readonly ListedLesson[]) {
		super();
	}

	/** Opens a link; one to no lesson is said so beside the list. */
	async open({ values, faults }: ParsedLink<LessonsValues, LessonsField>): Promise<void> {
		this.setFaults(faults);
		this.values = values;
		const { lesson: id, scene, view } = values;
		if (view === 'edit') {
			await this.#edit(id, scene);
			return;
		}
		this.editor = null;
		this.lesson = id === null ? null : await this.#find(id);
		const last = this.lesson?.scenes.length ?? scene;
		if (scene > last) {
			this.values = { ...values, scene: last };
			const message = `This lesson has scenes 1 to ${last}. The last one is shown.`;
			this.setFault('scene', { code: 'scene-past-end', message });
		}
	}

	/** Opens the text of a file; its fault where it is no lesson. */
	async openFile(text: string): Promise<InputFault | null> {
		const read = parseLesson(text);
		if (!read.ok) return read.fault;
		let lesson: Lesson;
		try {
			lesson = await withGames(read.value.lesson);
		} catch {
			return NOT_LOADED;
		}
		keptLesson.write(text);
		this.#opened = [lesson, ...this.#opened.filter(({ id }) => id !== lesson.id)];
		this.setFaults([]);
		this.editor = null;
		this.lesson = lesson;
		this.values = { ...LESSONS.defaults, lesson: lesson.id };
		return null;
	}

	/** Edits the value of a file that is no right lesson yet; null: a lesson without scenes. */
	async write(value: unknown): Promise<void> {
		this.setFaults([]);
		const key = (await this.#drafts())?.beginDraft(value);
		if (key !== undefined) await this.#edit(key, 1);
	}

	goTo(values: Partial<LessonsValues>): void {
		this.values = { ...this.values, ...values };
		this.setFaults([]);
	}

	get query(): string {
		return LESSONS.query(this.values);
	}

	/** Edits a draft, or one of a lesson; one that is open already goes on. */
	async #edit(id: string | null, scene: number): Promise<void> {
		const { values } = this;
		const drafts = id === null ? null : await this.#drafts();
		// Something else may have been opened meanwhile.
		if (this.values !== values) return;
		if (id === null || drafts === null) {
			this.lesson = null;
			this.editor = null;
			return;
		}
		// A draft of a lesson of the site is another lesson.
		const isListed = this.listed.some((one) => one.id === id);
		const key = isListed ? drafts.ownKey(id) : id;
		if (this.editor?.key !== key) {
			const opened = this.lesson?.id === id ? this.lesson : null;
			const lesson = drafts.isKept(key) && !isListed ? opened : await this.#find(id);
			const begun = drafts.draftFor(key, lesson);
			try {
				if (begun !== null) await withGames(begun.draft);
			} catch {
				this.setFault('lesson', NOT_LOADED);
				return;
			}
			if (this.values !== values) return;
			this.lesson = begun && lesson;
			this.editor = begun && new drafts.DraftEditor(key, begun.draft, begun.source, scene - 1);
		}
		if (this.editor !== null)
			this.values = { lesson: key, scene: this.editor.at + 1, view: 'edit' };
	}

	/** Null where they cannot be loaded, which is said. */
	async #drafts(): Promise<typeof DRAFTS.part> {
		await DRAFTS.load();
		if (DRAFTS.part === null) this.setFault('lesson', NO_EDITOR);
		return DRAFTS.part;
	}

	async #find(id: string): Promise<Lesson | null> {
		const opened = [this.lesson, ...this.#opened].find((lesson) => lesson?.id === id);
		if (opened != null) return opened;
		const step = id === STEP_LESSON ? stepLesson(keptStep()) : null;
		if (step !== null) return await withGames(step);
		const listed = this.listed.find((one) => one.id === id);
		if (listed === undefined) {
			const kept = parseLesson(keptLesson.read());
			if (kept.ok && kept.value.lesson.id === id) return await withGames(kept.value.lesson);
			this.setFault('lesson', {
				code: 'lesson-unknown',
				message: `There is no lesson ${quote(id)} here. If it is your own, open its file.`
			});
			return null;
		}
		this.isLoading = true;
		try {
			const response = await fetch(asset(listed.file));
			const read = parseLesson(await response.text());
			if (read.ok) return await withGames(read.value.lesson);
			this.setFault('lesson', read.fault);
		} catch {
			this.setFault('lesson', NOT_LOADED);
		} finally {
			this.isLoading = false;
		}
		return null;
	}
}

/** The value of a file that says it is a lesson, right or not; null for any other. */
export function draftIn(text: string): unknown {
	try {
		const value = JSON.parse(text) as unknown;
		return isRecord(value) && value['format'] === LESSON_FORMAT ? value : null;
	} catch {
		return null;
	}
}
