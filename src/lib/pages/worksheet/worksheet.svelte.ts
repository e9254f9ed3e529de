/** The model of the worksheet page: what its link says, the sheets that follow from it, and their pages. */
import { page } from '$app/state';
import { resolve } from '$app/paths';
import type { InputFault, Result } from '$lib/core/base/result.ts';
import type { Steps } from '$lib/core/base/steps.ts';
import type { ParsedLink, Texts } from '$lib/core/fields/field-list.ts';
import {
	keyRoom,
	paperHead,
	roomUnder,
	type PaperHead,
	type PrintedLink
} from '$lib/core/figure/paper-head.ts';
import { landscapeSteps } from '$lib/core/figure/landscape.ts';
import { figureSteps, type Figures } from '$lib/core/figure/sheet-figures.ts';
import {
	keyPages,
	sheetPages,
	type KeyPage,
	type SheetPage
} from '$lib/core/figure/sheet-pages.ts';
import { changedSheet } from '$lib/core/practice/worksheet/change-sheet.ts';
import { worksheetSteps, type Worksheet } from '$lib/core/practice/worksheet/sheets.ts';
import {
	WORKSHEET,
	type WorksheetField,
	type WorksheetValues
} from '$lib/core/practice/worksheet/worksheet-link.ts';
import { TypedFields } from '$lib/games/typed-fields.svelte.ts';
import { measureText } from '$lib/tree/stage/measure.ts';
import { pagePath } from '$lib/ui/frame/page-path.ts';
import { OnDemand } from '$lib/ui/on-demand.svelte.ts';
import { qrModules } from '$lib/ui/qr-code.ts';
import type { PrintedQuestions } from './question-print.ts';

/** All that is printed of sheets. */
interface PrintedSheets {
	readonly print: 'sheets';
	/** What it was made from, which the form may be ahead of. */
	readonly values: WorksheetValues;
	readonly worksheet: Worksheet;
	readonly figures: Figures;
	readonly head: PaperHead;
	readonly sheets: readonly SheetPage[];
	readonly keys: readonly KeyPage[];
}

/** All that is printed. */
export type Printed =
	| PrintedSheets
	| PrintedQuestions
	| { readonly print: 'cards'; readonly values: WorksheetValues };

/** Only who asks for questions needs what makes them. */
const QUESTIONS = new OnDemand(() => import('./question-print.ts'));

/** Work in one go, in milliseconds. */
const SLICE_MS = 30;

type PrintFault = InputFault & { readonly field: WorksheetField };

export class WorksheetModel extends TypedFields<WorksheetField> {
	values: WorksheetValues = $state.raw(WORKSHEET.defaults);
	readonly fields = WORKSHEET.fields;

	/** Of the newest values that were through; null before the first. */
	#printed: Result<Printed, PrintFault> | null = $state.raw(null);
	/** True while the sheets of newer values are being made: those on view are the ones before. */
	isMaking = $state(false);
	#job = 0;

	/** Null where nothing can be printed. */
	get printed(): Printed | null {
		return this.#printed?.ok === true ? this.#printed.value : null;
	}

	/** Why nothing can be printed; null if it can. */
	get printFault(): PrintFault | null {
		return this.#printed?.ok === false ? this.#printed.fault : null;
	}

	get query(): string {
		return WORKSHEET.query(this.values);
	}

	override faultOf(name: string): InputFault | null {
		const { printFault } = this;
		return super.faultOf(name) ?? (printFault?.field === name ? printFault : null);
	}

	open({ values, faults, texts }: ParsedLink<WorksheetValues, WorksheetField>): void {
		this.openTexts(texts, faults);
		this.#make(values);
	}

	#make(values: WorksheetValues): void {
		this.values = values;
		this.isMaking = true;
		const job = ++this.#job;
		if (values.print === 'sheets' || values.print === 'cards') {
			this.#go(job, landscapeSteps(values, sheetSteps));
		} else {
			void QUESTIONS.load().then(() => {
				const { part } = QUESTIONS;
				this.#go(job, part === null ? notLoaded() : landscapeSteps(values, part.questionSteps));
			});
		}
	}

	/** Makes the pages a little at a time: with many variants the page would not answer meanwhile. */
	#go(job: number, steps: PrintSteps): void {
		const goOn = (): void => {
			if (job !== this.#job) return;
			const until = performance.now() + SLICE_MS;
			do {
				const step = steps.next();
				if (step.done !== true) continue;
				this.#printed = step.value;
				this.isMaking = false;
				return;
			} while (performance.now() < until);
			setTimeout(goOn);
		};
		goOn();
	}

	/** Other values of fields, as text; a faulty one is shown with its message, and the sheets stay. */
	async change(texts: Texts<string>): Promise<void> {
		const values = await this.changeTexts(texts, () =>
			WORKSHEET.parse(changedSheet(this.values, texts))
		);
		if (values !== null) this.#make(values);
	}
}

type PrintSteps = Steps<Result<Printed, PrintFault>>;

// eslint-disable-next-line require-yield
function* notLoaded(): PrintSteps {
	const message =
		'The questions could not be loaded. Check your connection, then choose them again.';
	return { ok: false, fault: { field: 'print', code: 'questions-not-loaded', message } };
}

function* sheetSteps(values: WorksheetValues): PrintSteps {
	const { print } = values;
	if (print === 'cards') return { ok: true, value: { print, values } };
	const made = yield* worksheetSteps(values);
	if (!made.ok) return made;
	const worksheet = made.value;
	const headWith = (perPage: number): PaperHead =>
		paperHead(values, worksheet, widestLinks(worksheet, perPage), measureText);
	const figures = yield* figureSteps(
		worksheet,
		values,
		(perPage) => roomUnder(headWith(perPage), values),
		measureText
	);
	if (!figures.ok) {
		const field = values.position === null ? 'paper' : 'position';
		return { ok: false, fault: { ...figures.fault, field } };
	}
	const { grid } = figures.value;
	const { sheets } = worksheet;
	return {
		ok: true,
		value: {
			print: 'sheets',
			values,
			worksheet,
			figures: figures.value,
			head: headWith(grid.perPage),
			sheets: sheetPages(sheets, figures.value),
			keys:
				values.key === 'on'
					? keyPages(sheets, figures.value, keyRoom(values), values.notation, measureText)
					: []
		}
	};
}

/** The links that take the most space of those that a page with so many trees may have. */
function widestLinks({ sheets }: Worksheet, perPage: number): PrintedLink[] {
	const all = sheets.flatMap(({ links }) => links.map(printedLink));
	const one = sheets.every(({ links, tasks }) => links.length < tasks.length || tasks.length === 1);
	return all.sort((a, b) => b.text.length - a.text.length).slice(0, one ? 1 : perPage);
}

/** A link as it is printed, with its host. */
export function printedLink(query: string): PrintedLink {
	const path = resolve(pagePath('/practice/', query));
	// Only SvelteKit takes a bracket for a parameter.
	const text = page.url.origin + path.replaceAll('%5B', '[');
	return { text, modules: qrModules(text)?.size ?? 0 };
}
