/** A question bank in the making: one tree after the other, so that the page answers meanwhile, and it can be ended. */
import { strToU8, zipSync } from 'fflate';
import {
	bankFiles,
	drawItem,
	type BankFormat,
	type DrawnItem
} from '$lib/core/figure/bank/bank-files.ts';
import type { InputFault } from '$lib/core/base/result.ts';
import { makeBank, SEEDS } from '$lib/core/practice/bank/bank.ts';
import type { PracticeValues } from '$lib/core/practice/practice-link.ts';

type State =
	| { readonly kind: 'idle' | 'cancelled' }
	| { readonly kind: 'running'; readonly done: number; readonly of: number }
	| { readonly kind: 'made'; readonly trees: number; readonly name: string }
	| { readonly kind: 'failed'; readonly message: string };

interface BankFile {
	readonly name: string;
	readonly blob: Blob;
}

export class BankMaking {
	format: BankFormat = $state('moodle');
	#text = $state('');
	#seeds = $state.raw({ first: 1, last: 20 });
	#fault: InputFault | null = $state.raw(null);
	#state: State = $state.raw({ kind: 'idle' });
	/** The present work; another one, or null, ends it. */
	#work: object | null = null;

	/** @param values of a set whose trees are drawn by level and seed; the bank begins with its seed */
	constructor(private readonly values: PracticeValues) {
		const { seed, sets } = values;
		this.#seeds = { first: seed, last: seed + Math.max(sets, 20) - 1 };
		this.#text = SEEDS.format(this.#seeds, {}) ?? '';
	}

	get state(): State {
		return this.#state;
	}

	/** As typed, or as it was read. */
	get seeds(): string {
		return this.#text;
	}

	get fault(): InputFault | null {
		return this.#fault;
	}

	setSeeds(text: string): void {
		const read = SEEDS.parse(text, {});
		this.#text = text;
		this.#fault = read.ok ? null : read.fault;
		if (read.ok) this.#seeds = read.value;
	}

	/** Null if it was cancelled, or failed. */
	async make(): Promise<BankFile | null> {
		const { values, format } = this;
		const { first, last } = this.#seeds;
		const work = (this.#work = {});
		const drawn: DrawnItem[] = [];
		for (let seed = first; seed <= last; seed++) {
			this.#state = { kind: 'running', done: seed - first, of: last - first + 1 };
			await new Promise((resolve) => setTimeout(resolve));
			if (this.#work !== work) return null;
			const made = makeBank(values, { first: seed, last: seed });
			if (!made.ok) {
				this.#state = { kind: 'failed', message: made.fault.message };
				return null;
			}
			drawn.push(...made.value.map(drawItem));
		}
		const files = bankFiles(format, values.level, drawn);
		const name = `plyscope-level-${values.level}-seeds-${first}-${last}`;
		const file: BankFile =
			typeof files === 'string'
				? { name: `${name}.xml`, blob: new Blob([files], { type: 'application/xml' }) }
				: { name: `${name}.zip`, blob: zipOf(files) };
		this.#state = { kind: 'made', trees: drawn.length, name: file.name };
		return file;
	}

	cancel(): void {
		this.#work = null;
		this.#state = { kind: 'cancelled' };
	}
}

function zipOf(files: ReadonlyMap<string, string>): Blob {
	const entries = Array.from(files, ([path, text]) => [path, strToU8(text)] as const);
	const zip = zipSync(Object.fromEntries(entries));
	return new Blob([new Uint8Array(zip)], { type: 'application/zip' });
}
