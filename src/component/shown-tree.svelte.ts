/** The model of an element: the explorer's own, for a search of the element's attributes. */
import type { FieldFault, Texts } from '$lib/core/fields/field-list.ts';
import { gameAsked, type GameId } from '$lib/core/games/registry.ts';
import type { Size } from '$lib/core/layout/viewport.ts';
import { ALGORITHM_IDS } from '$lib/core/search/registry.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { formatQuery } from '$lib/core/fields/query.ts';
import { EXPLORER } from '$lib/core/share/link.ts';
import { isReady, loadFor } from '$lib/games/ready.ts';
import { AT_ONCE, recordAtOnce, sizeAtOnce } from '$lib/stepping/at-once.ts';
import { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { smallerSearch } from '$lib/stepping/smaller-search.ts';
import { faultsOf, type AttributeFault } from './attributes.ts';
import { notHere, tooLarge } from './element.en.ts';

type FieldTexts = Texts<(typeof EXPLORER.names)[number]>;

export class ShownTree extends Explorer {
	/** The size of the element, in pixels: for what is drawn in it that of a window. */
	frame: Size = $state.raw({ width: 0, height: 0 });
	/** What is wrong with the attributes that are fields. */
	wrong: readonly AttributeFault[] = $state.raw([]);
	/** What is wrong with the others. */
	stray: readonly AttributeFault[] = $state.raw([]);
	/** Null for that of the page around. */
	theme: 'light' | 'dark' | null = $state(null);
	/** The address of the site that its links lead to; null where none is known. */
	site: string | null = $state(null);
	/** Whether any search is shown. */
	hasSearch = $state(false);
	/** What the attributes ask for where it is not shown, as the query of a link; null where it is shown. */
	refused: string | null = $state.raw(null);

	/** The attributes that were asked for last. */
	#latest: FieldTexts = {};

	/**
	 * Shows what the attributes say. Where they ask for no search that can be made, the one before stays.
	 * @param changed the names of those that were set since the last call
	 */
	async show(texts: FieldTexts, changed: ReadonlySet<string>): Promise<void> {
		this.#latest = texts;
		const needed = { ...texts, game: gameAsked(texts) };
		const unready = lacking(needed) ?? (isReady(needed) ? null : await loadFor(needed));
		// Others were set meanwhile.
		if (texts !== this.#latest) return;
		const asked = formatQuery(Object.entries(texts));
		if (unready !== null) {
			this.refused = asked;
			this.wrong = faultsOf(texts, [unready]);
			return;
		}
		const { values, faults, assumed } = EXPLORER.parse(texts);
		this.wrong = faultsOf(texts, faults);
		const isWrong = faults.some(({ field }) => SETUP.names.some((name) => name === field));
		this.refused = isWrong ? asked : null;
		if (isWrong) return;
		const setup = SETUP.fill(values);
		if (this.hasSearch && isSame(setup, this.setup)) {
			const { future, unpruned, step } = values;
			this.look = values;
			if (changed.has('future')) this.future = future;
			if (changed.has('unpruned') && (unpruned === 'on') !== this.unpruned.isOn) {
				this.toggleUnpruned();
			}
			const isStep = !faults.some(({ field }) => field === 'step');
			if (changed.has('step') && isStep) this.#goTo(texts, step);
			return;
		}
		if (recordAtOnce(setup) === null) {
			this.refused = asked;
			this.wrong = [...this.wrong, this.#refusal(texts, setup)];
			return;
		}
		await this.open({ values, assumed, faults: [], texts });
		this.hasSearch = true;
		this.wrong = [...this.wrong, ...faultsOf(texts, this.faults)];
	}

	#goTo(texts: FieldTexts, step: number): void {
		if (step === Infinity) {
			this.goToEnd();
			return;
		}
		const fault = this.goTyped(step);
		if (fault !== null) {
			this.wrong = [...this.wrong, ...faultsOf(texts, [{ field: 'step', fault }])];
		}
	}

	#refusal(texts: FieldTexts, setup: SearchSetup): AttributeFault {
		const smaller = smallerSearch({ ...setup, budget: AT_ONCE }, sizeAtOnce);
		const message = tooLarge(sizeAtOnce(setup), AT_ONCE, smaller?.depth ?? null);
		return {
			attribute: 'position',
			text: texts.position ?? '',
			fault: { code: 'search-too-large', message }
		};
	}
}

/** What the module has; the other games and algorithms would make it too large. */
const HERE = {
	game: ['tree', 'tictactoe'] satisfies GameId[] as readonly string[],
	algorithm: ALGORITHM_IDS.filter(
		(id) => !['quiescence', 'swift', 'ghess'].includes(id)
	) as readonly string[]
};

type Asked = { readonly [Name in keyof typeof HERE]?: string | undefined };

/** The fault of a game or an algorithm that the module lacks, whether or not the page has it. */
function lacking(texts: Asked): FieldFault<keyof typeof HERE> | null {
	for (const field of ['game', 'algorithm'] as const) {
		const [text, here] = [texts[field], HERE[field]];
		if (text === undefined || here.includes(text)) continue;
		return { field, fault: { code: `${field}-lacking`, message: notHere(field, text, here) } };
	}
	return null;
}

function isSame(one: SearchSetup, other: SearchSetup): boolean {
	return JSON.stringify(SETUP.texts(one)) === JSON.stringify(SETUP.texts(other));
}
