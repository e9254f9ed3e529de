import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault, ParsedLink } from '$lib/core/fields/field-list.ts';
import type { MatchField, MatchFields } from '$lib/core/engines/parse-match.ts';
import { MATCH, type MatchSetup } from '$lib/core/engines/seats.ts';
import { readLine, type GameLine } from '$lib/core/games/game-line.ts';
import { MATCHES, type MatchLinkField, type MatchValues } from '$lib/core/share/match-link.ts';
import { GameReview } from '$lib/stepping/game-review/game-review.svelte.ts';
import { MatchRun } from './match-run.svelte.ts';

/** Fields of the link as a whole, without a control in the form. */
const LINK_ONLY: readonly string[] = ['show', 'at', 'v', 'link'];

/** True for a field that is chosen, not typed: its faults can only come from a link. */
const isChoice = (field: MatchField): boolean => 'options' in MATCH.fields[field];

/** The model of the Matches page: the form, the played match, and the game on view. */
export class MatchLab {
	/** The fields of the form as they were written; missing ones have their defaults. */
	#texts: MatchFields = $state.raw({});
	#linkFaults: readonly FieldFault<MatchLinkField>[] = $state.raw([]);
	/** Number of the game on view, from 0; null for none. */
	#shown: number | null = $state(null);
	#ply = $state(0);
	/** Whether the address describes the games on the page, even if the form has changed since. */
	#isLinkOfRun = $state(false);
	readonly #parsed = $derived(MATCH.parse(this.#texts));
	/** The fields of the match, for its form. */
	readonly fields = MATCH.fields;

	/** The game on view, if it has been played. */
	readonly line: GameLine | null = $derived.by(() => {
		const game = this.#shown === null ? undefined : this.run.games[this.#shown];
		const { setup } = this.run;
		return game === undefined || setup === null
			? null
			: readLine(setup.game, setup.start, game.moves);
	});
	/** The query of the page's address. */
	readonly link: string = $derived(
		MATCHES.query({
			...(this.#linkedRun ?? this.setup),
			// Only games of the linked match are part of the link.
			show:
				this.#shown === null || (this.#linkedRun === null && !this.isPlayed)
					? null
					: this.#shown + 1,
			at: this.ply
		})
	);

	constructor(
		readonly run: MatchRun = new MatchRun(),
		readonly review: GameReview = new GameReview()
	) {}

	/** The match in the form; a faulty field has its default. */
	get setup(): MatchSetup {
		return this.#parsed.values;
	}

	get values(): MatchSetup {
		return this.setup;
	}

	/** The form's fields as text, with defaults filled in. */
	get texts(): Required<MatchFields> {
		return { ...MATCH.texts(this.setup), ...this.#texts } as Required<MatchFields>;
	}

	get isFaulty(): boolean {
		return this.#parsed.faults.length > 0;
	}

	/** True if a typed field must be corrected; a wrong choice is replaced by the displayed one. */
	get isBlocked(): boolean {
		return this.#parsed.faults.some(({ field }) => !isChoice(field));
	}

	/** True if the address may be written without losing anything from the link. */
	get isLinkable(): boolean {
		return this.#linkedRun !== null || (!this.isFaulty && this.#linkFaults.length === 0);
	}

	/** The link's faults that belong to no field of the form. */
	get linkFaults(): readonly FieldFault<MatchLinkField>[] {
		return this.#linkFaults;
	}

	/** Number of the game on view, from 0; null for none. */
	get shown(): number | null {
		return this.#shown;
	}

	/** The ply of that game, at most its last. */
	get ply(): number {
		return Math.min(this.#ply, this.line?.moves.length ?? this.#ply);
	}

	/** The fault of a field; null if there is none. */
	faultOf(field: MatchField): InputFault | null {
		return this.#parsed.faults.find((one) => one.field === field)?.fault ?? null;
	}

	/** Opens a link; nothing is played until the user starts it. */
	open({ values, texts, faults }: ParsedLink<MatchValues, keyof MatchValues>): void {
		this.#texts = texts;
		this.#linkFaults = faults.filter(({ field }) => LINK_ONLY.includes(field));
		const index = this.isPlayed && values.show !== null ? values.show - 1 : null;
		if (index !== this.#shown) this.review.reset();
		this.#shown = index;
		this.#ply = values.at;
		// A link to a game plays the match, which is the same each time: the game opens once it has been played.
		if (index !== null && faults.length === 0 && this.run.setup === null)
			this.run.start(this.setup);
		this.#isLinkOfRun = this.isPlayed && faults.length === 0;
	}

	/** Sets fields of the form as text; another game has other players and another start, no text the usual start. */
	change(fields: MatchFields): void {
		const { games, seed, colours } = this.texts;
		const isSameGame = fields.game === undefined || fields.game === this.setup.game;
		const { start, ...others } = {
			...(isSameGame ? this.#texts : { games, seed, colours }),
			...fields
		};
		this.#texts = start === undefined || start === '' ? others : { ...others, start };
		this.#linkFaults = [];
	}

	/** True if the games on the page are those of the form. */
	get isPlayed(): boolean {
		return this.isSame(this.run.setup);
	}

	/** Plays the match in the form, from the first game. */
	play(): void {
		if (this.isBlocked) return;
		this.#texts = this.#settled();
		if (!this.isPlayed || this.run.games.length > (this.#shown ?? Infinity)) this.look(null);
		this.run.start(this.setup);
		this.#isLinkOfRun = true;
	}

	/** Shows a game, at its end by default, or none. */
	look(index: number | null, ply = Infinity): void {
		if (index !== this.#shown) this.review.reset();
		this.#shown = index;
		if (index !== null) this.#isLinkOfRun = true;
		const last = index === null ? 0 : (this.run.games[index]?.moves.length ?? 0);
		this.#ply = Math.max(0, Math.min(ply, last));
	}

	goTo(ply: number): void {
		this.look(this.#shown, ply);
	}

	/** Call when the user leaves the page. */
	close(): void {
		this.run.close();
		this.review.close();
	}

	/** The played match, if the address describes it. */
	get #linkedRun(): MatchSetup | null {
		return this.#isLinkOfRun ? this.run.setup : null;
	}

	/** The texts of the form without unreadable choices. */
	#settled(): MatchFields {
		const wrong = this.#parsed.faults.map(({ field }) => field).filter(isChoice);
		return Object.fromEntries(
			Object.entries(this.#texts).filter(([field]) => !wrong.includes(field as MatchField))
		);
	}

	private isSame(setup: MatchSetup | null): boolean {
		if (setup === null) return true;
		return MATCH.query(setup) === MATCH.query(this.setup);
	}
}
