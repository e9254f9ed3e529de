/** The model of the page that checks a program: what was typed, as texts, and what follows from it. */
import type { InputFault } from '$lib/core/base/result.ts';
import { CHECK, type CheckValues } from '$lib/core/check/check-link.ts';
import {
	countShown,
	findNearest,
	findSuspects,
	judge,
	nearestRight,
	type Suspect,
	type Verdict
} from '$lib/core/check/judge.ts';
import { namedTreeOf } from '$lib/core/check/named-tree.ts';
import { readPrinted, type Printed } from '$lib/core/check/read-printed.ts';
import { rightRun } from '$lib/core/check/runs.ts';
import type { FieldFault, ParsedLink, Texts } from '$lib/core/fields/field-list.ts';
import { encodeReadably, formatQuery } from '$lib/core/fields/query.ts';
import { gameOf } from '$lib/core/games/registry.ts';
import { rootOf } from '$lib/core/games/root.ts';
import type { FieldHolder } from '$lib/ui/field-holder.ts';

type Name = keyof CheckValues;

export class OwnProgram implements FieldHolder<CheckValues> {
	readonly fields = CHECK.fields;
	/** As typed, wrong ones too; missing ones have their defaults. */
	#texts: Texts<Name> = $state.raw({});
	#linkFaults: readonly FieldFault[] = $state.raw([]);
	readonly #parsed = $derived(CHECK.parse(this.#texts));

	readonly tree = $derived.by(() => {
		const { position, root } = this.values;
		return namedTreeOf(gameOf('tree'), rootOf({ game: 'tree', position, root }));
	});
	/** What was pasted; null where there is nothing yet. */
	readonly printed = $derived.by(() => {
		const text = this.values.printed;
		return text === null || text.trim() === '' ? null : readPrinted(text, this.tree);
	});
	/** Null until there is something to judge, and nothing that must be corrected first. */
	readonly judged: { readonly verdict: Verdict; readonly printed: Printed } | null = $derived.by(
		() => {
			if (this.printed?.ok !== true || this.#parsed.faults.length > 0) return null;
			const printed = this.printed.value;
			return { verdict: judge(this.tree, printed, this.values), printed };
		}
	);
	/** The faults that print this, with their programs. */
	readonly suspects: readonly Suspect[] = $derived.by(() =>
		this.judged?.verdict.verdict === 'differs'
			? findSuspects(this.tree, this.judged.printed, this.values)
			: []
	);
	/** The searches that are shown beside the right one: where none prints this, the nearest. */
	readonly shownBeside: readonly Suspect[] = $derived.by(() => {
		if (this.suspects.length > 0 || !this.judged?.verdict.nearest) return this.suspects;
		return findNearest(this.tree, this.judged.printed, this.values)?.suspects ?? [];
	});
	/** The right run of the rule and order that the program follows, or that come nearest; null before it is judged. */
	readonly right = $derived.by(() =>
		this.judged === null ? null : nearestRight(this.tree, this.judged.printed, this.values)
	);
	readonly shown = $derived.by(() =>
		countShown(this.tree, this.values.cut ?? this.judged?.verdict.rule ?? 'equal')
	);

	readonly rightValue = $derived.by(() => rightRun(this.tree, 'equal').value);
	/** A field must be corrected before anything can be said. */
	readonly isFaulty = $derived.by(
		() => this.#parsed.faults.length > 0 || this.printed?.ok === false
	);

	get values(): CheckValues {
		return this.#parsed.values;
	}

	get texts(): Texts<string> {
		return this.#texts;
	}

	/** What is wrong with the link as a whole. */
	get linkFaults(): readonly FieldFault[] {
		return this.#linkFaults;
	}

	/** The query of the page's address. It has what was typed, so that nothing is lost by opening it again. */
	get link(): string {
		if (this.#parsed.faults.length === 0) return CHECK.query(this.values);
		const typed = CHECK.names.flatMap((name) => {
			const text = this.#texts[name];
			return text === undefined ? [] : [[name, text] as const];
		});
		return formatQuery(typed, encodeReadably);
	}

	faultOf(name: string): InputFault | null {
		const fault = this.#parsed.faults.find(({ field }) => field === name)?.fault;
		if (fault !== undefined) return fault;
		return name === 'printed' && this.printed?.ok === false ? this.printed.fault : null;
	}

	open({ texts, faults }: ParsedLink<CheckValues, Name>): void {
		this.#texts = texts;
		this.#linkFaults = faults.filter(({ field }) => field === 'v' || field === 'link');
	}

	change(texts: Texts<string>): void {
		// What was printed on the second tree belongs to the first line.
		const all = { ...this.#texts, second: '', ...texts };
		this.#texts = Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
		this.#linkFaults = [];
	}
}
