/** The model of the practice page: a set of exercises, the one on view, and three ways to work on it. */
import { untrack } from 'svelte';
import type { InputFault, Result } from '$lib/core/base/result.ts';
import type { ParsedLink, Texts } from '$lib/core/fields/field-list.ts';
import type { Exercise } from '$lib/core/practice/exercise.ts';
import {
	PRACTICE,
	asksReorder,
	isDrawn,
	settingsOf,
	type PracticeField,
	type PracticeValues
} from '$lib/core/practice/practice-link.ts';
import { changedSet } from '$lib/core/practice/change-set.ts';
import type { Pair } from '$lib/core/practice/first-difference.ts';
import { isSecond, seedAt } from '$lib/core/practice/pairs.ts';
import { REORDER_APART } from '$lib/core/practice/reorder-exercise.ts';
import { exerciseAt, faultyField, sizeOf, withoutFlat } from '$lib/core/practice/set.ts';
import { TypedFields } from '$lib/games/typed-fields.svelte.ts';
import { GuidedWork } from './guided-work.svelte.ts';
import {
	forget,
	isSameSheet,
	isUntouched,
	isWorkedThrough,
	keepPlace,
	keepSheet,
	keepWorked,
	keptPlace,
	keptSet,
	NEW,
	type KeptSet,
	type KeptSheet
} from '$lib/ui/kept-work.ts';
import { HELP } from './on-demand.ts';
import { SetEnd } from './set-end.svelte.ts';
import { SheetWork } from './sheet-work.svelte.ts';

/** A worked tree, then one place at a time, then the whole sheet; the order of its children afterwards. */
const WAYS = ['worked', 'guided', 'sheet', 'reorder'] as const;
export type Way = (typeof WAYS)[number];

/** The worked and the guided tree are drawn like those of the set, but far from its seeds. */
const APART: Readonly<Record<Way, number>> = {
	worked: 500_009,
	guided: 700_001,
	sheet: 0,
	reorder: REORDER_APART
};

export class Practice extends TypedFields<PracticeField> {
	values: PracticeValues = $state.raw(PRACTICE.defaults);
	readonly fields = PRACTICE.fields;
	way: Way = $state('sheet');
	/** What this browser has of the set. */
	#kept: KeptSet = $state.raw({});
	/** False until the link was read: nothing is drawn before. */
	isOpen = $state(false);
	/** False where the browser keeps nothing. */
	isKept = $state(true);
	#sheets = new Map<string, SheetWork>();
	/** Hears what is done on the whole sheet, for a page around the frame of this one. */
	onact: SheetWork['onact'] = null;
	#wantsFocus = false;

	/** Number of exercises in the set. */
	readonly size: number = $derived.by(() => sizeOf(this.values));
	/** The exercise on view, from 0. */
	readonly index: number = $derived.by(() => Math.min(this.values.show, this.size) - 1);
	/** True where other trees can be drawn like this one, to be worked and asked place by place. */
	readonly isDrawn: boolean = $derived.by(() => isDrawn(this.values));
	/** The link of the set, which tells it from others in this browser. */
	readonly name: string = $derived.by(() => settingsOf(this.values));

	readonly exercise: Result<Exercise> = $derived.by(() => {
		const { values, way, index } = this;
		return exerciseAt({ ...values, seed: (values.seed + APART[way]) >>> 0 }, index);
	});
	/** Why there is no exercise; null if there is one. */
	readonly fault: InputFault | null = $derived.by(() =>
		this.exercise.ok ? null : this.exercise.fault
	);
	/** The fault of a field: its text cannot be read, or no exercise can be made of it. */
	override faultOf(name: string): InputFault | null {
		const { fault, values } = this;
		const own = fault !== null && faultyField(values, fault.code) === name ? fault : null;
		return super.faultOf(name) ?? own;
	}

	/** The whole sheet on view. */
	readonly sheet: SheetWork | null = $derived.by(() => {
		const { exercise, way, index } = this;
		return exercise.ok && way === 'sheet'
			? untrack(() => this.sheetOf(exercise.value, index))
			: null;
	});
	/** The tree that is shown or asked place by place. */
	readonly guided: GuidedWork | null = $derived.by(() =>
		this.exercise.ok && (this.way === 'worked' || this.way === 'guided')
			? new GuidedWork(this.exercise.value)
			: null
	);
	/** The ways that this set offers. */
	readonly ways: readonly Way[] = $derived.by(() => {
		const canReorder = asksReorder(this.values);
		return WAYS.filter((way) => (way === 'reorder' ? canReorder : this.isDrawn || way === 'sheet'));
	});

	/** The state of each exercise of the set, for the row of their numbers. */
	readonly states: readonly ('done' | 'begun' | 'new')[] = $derived.by(() =>
		Array.from({ length: this.size }, (_, index) => {
			const state = stateOf(this.keptAt(index), this.way);
			// Before the end of a diagnosis nobody is told what is right.
			return state === 'done' && this.end.isSilent ? 'begun' : state;
		})
	);

	/** What is filled in at an exercise of the set, from 0; undefined if nothing is. */
	keptAt(index: number): KeptSheet | undefined {
		const now = index === this.index ? this.sheet?.kept : undefined;
		return now ?? this.#kept[index];
	}

	/** The two searches of the pair on view, once both are filled in rightly or were shown; null before. */
	readonly pair: Pair | null = $derived.by(() => {
		const { values, index } = this;
		if (values.pairs === 'off' || !isSecond(index) || this.sheet?.isSettled !== true) return null;
		const first = this.#kept[index - 1];
		if (first === undefined || !(first.isDone || first.answers.isShown === true)) return null;
		const [equal, strict] = [exerciseAt(values, index - 1), this.exercise];
		return equal.ok && strict.ok ? { equal: equal.value, strict: strict.value } : null;
	});

	/** What is shown at the end of the set. */
	readonly end = new SetEnd(this);

	/** What is assumed about the position of the link, in a sentence; null if nothing is. */
	assumed: string | null = $state(null);

	get query(): string {
		return PRACTICE.query(this.values);
	}

	open({ values, faults, texts, assumed }: ParsedLink<PracticeValues, PracticeField>): void {
		this.assumed = assumed;
		this.openTexts(texts, faults);
		this.#begin(values);
		this.isOpen = true;
		// It may have ended before a reload.
		if (values.diagnose === 'on') void HELP.load();
	}

	/** Another set of exercises; a level that this browser has never seen opens with its worked tree. */
	#begin(values: PracticeValues): void {
		const isOther = settingsOf(values) !== this.name;
		this.values = values;
		if (isOther || Object.keys(this.#kept).length === 0) this.#kept = keptSet(this.name);
		const isNew = this.isDrawn && !isWorkedThrough(values.level);
		const usual = isNew && Object.keys(this.#kept).length === 0 ? 'worked' : 'sheet';
		const place = keptPlace(this.name);
		this.way = this.ways.find((way) => way === place?.way) ?? usual;
		if (place !== null) this.guided?.show(place.at);
	}

	/** Keeps the way of working and the place on view, for a reload. */
	keepPlace(): void {
		if (this.isOpen) keepPlace({ set: this.name, way: this.way, at: this.guided?.at ?? 0 });
	}

	/** Goes to an exercise of the set, from 0. */
	go(index: number): void {
		this.values = { ...this.values, show: index + 1 };
	}

	/** What is shown next takes the focus. */
	wantFocus(): void {
		this.#wantsFocus = true;
	}

	/** True once, after that. */
	takeFocus(): boolean {
		const wants = this.#wantsFocus;
		this.#wantsFocus = false;
		return wants;
	}

	/** The next exercise of the set; after the last one a new set like it. */
	another(): void {
		this.#wantsFocus = true;
		if (this.index + 1 < this.size) this.go(this.index + 1);
		else if (this.isDrawn) {
			this.#begin(withoutFlat({ ...this.values, seed: seedAt(this.values, this.size), show: 1 }));
			this.way = 'sheet';
		}
	}

	/** Goes on to another set, after the end of this one. */
	goOn(values: PracticeValues): void {
		this.#wantsFocus = true;
		this.#begin(withoutFlat(values));
	}

	/** Goes to the next tree of a diagnosis that was not handed in. */
	goToNextLeft(): void {
		const { left } = this.end;
		const next = left.find((index) => index > this.index) ?? left[0];
		if (next === undefined) return;
		this.#wantsFocus = true;
		this.go(next);
	}

	get hasAnother(): boolean {
		return this.isDrawn || this.index + 1 < this.size;
	}

	/** Other values of fields, as text; a faulty one is shown with its message, and the set stays. */
	async change(texts: Texts<string>): Promise<void> {
		const values = await this.changeTexts(texts, () =>
			PRACTICE.parse(changedSet(this.values, texts))
		);
		if (values !== null) this.#begin(values);
	}

	/** The worked tree has been seen. */
	leaveWorked(): void {
		keepWorked(this.values.level);
	}

	/** Keeps what is filled in. */
	keep(work: KeptSheet): void {
		const { index, name } = this;
		const before = this.#kept[index];
		if (before === undefined && isUntouched(work)) return;
		if (before !== undefined && isSameSheet(work, before)) return;
		this.isKept = keepSheet(name, index, work);
		// In a frame of another site nothing is stored, and the other sheets are known here alone.
		this.#kept = { ...(this.isKept ? keptSet(name) : this.#kept), [index]: work };
	}

	/** Takes over a sheet that was kept elsewhere. */
	take(index: number, sheet: KeptSheet): void {
		this.isKept = keepSheet(this.name, index, sheet);
		this.#kept = { ...this.#kept, [index]: sheet };
		this.#sheets.get(`${this.name} ${index}`)?.take(sheet);
	}

	/** Takes over what is kept by now: another tab, or forgetting, has changed it. */
	readAgain(): void {
		this.#kept = keptSet(this.name);
		for (const [id, sheet] of this.#sheets) {
			const index = Number(id.slice(this.name.length + 1));
			if (!id.startsWith(`${this.name} `)) this.#sheets.delete(id);
			else {
				const kept = this.#kept[index] ?? NEW;
				if (!isSameSheet(sheet.kept, kept)) sheet.take(kept);
			}
		}
	}

	/**
	 * Forgets the answers in this browser, of this set or of all.
	 * @returns what brings them back
	 */
	forget(only: 'this set' | 'all sets'): () => void {
		const undo = forget(only === 'this set' ? this.name : null);
		this.readAgain();
		return () => {
			undo();
			this.readAgain();
		};
	}

	/** The work on an exercise of the set. */
	sheetOf(exercise: Exercise, index: number): SheetWork {
		const id = `${this.name} ${index}`;
		const sheet = this.#sheets.get(id) ?? new SheetWork(exercise, this.#kept[index] ?? null);
		this.#sheets.set(id, sheet);
		sheet.onact = (act) => this.onact?.(act);
		return sheet;
	}
}

function stateOf(kept: KeptSheet | undefined, way: Way): 'done' | 'begun' | 'new' {
	if (kept === undefined) return 'new';
	if (way === 'reorder') {
		return kept.isOrdered ? 'done' : kept.answers.orders === undefined ? 'new' : 'begun';
	}
	if (kept.isDone && kept.answers.isShown !== true) return 'done';
	const isBegun = kept.answers.cuts.length > 0 || Object.keys(kept.answers.texts).length > 0;
	return kept.isChecked || isBegun ? 'begun' : 'new';
}
