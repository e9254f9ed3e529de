import type { MatchField, MatchFields } from '$lib/core/engines/parse-match.ts';
import {
	formatSeat,
	matchFields,
	parseMatchSetup,
	type MatchSetup,
	type Seat
} from '$lib/core/engines/seats.ts';
import { readLine, type GameLine } from '$lib/core/games/game-line.ts';
import {
	formatMatchLink,
	type MatchLinkFault,
	type ParsedMatchLink
} from '$lib/core/share/match-link.ts';
import { GameReview } from '../game-review/game-review.svelte.ts';
import { MatchRun } from './match-run.svelte.ts';

/** What belongs to the link as a whole, and to no control of the form. */
const LINK_ONLY: readonly string[] = ['show', 'at', 'v', 'link'];

/** The fields that are chosen and not written: what is wrong there came with a link. */
const CHOICES: readonly MatchField[] = ['game', 'first', 'second', 'colours'];
const isChoice = (field: MatchField): boolean => CHOICES.includes(field);

/** The page of matches: what is asked for, what was played of it, and the game that is looked at. */
export class MatchLab {
	/** The fields of the form as they were written; those left out have their defaults. */
	#texts: MatchFields = $state.raw({});
	#linkFaults: readonly MatchLinkFault[] = $state.raw([]);
	/** The number of the game looked at, from 0; null where none is. */
	#shown: number | null = $state(null);
	#ply = $state(0);
	/** Whether the address tells of the games on the page, whatever the form has come to ask for since. */
	#isLinkOfRun = $state(false);
	readonly #parsed = $derived(parseMatchSetup(this.#texts));

	/** The game that is looked at, where it has been played. */
	readonly line: GameLine | null = $derived.by(() => {
		const game = this.#shown === null ? undefined : this.run.games[this.#shown];
		const { setup } = this.run;
		return game === undefined || setup === null
			? null
			: readLine(setup.game, setup.start, game.moves);
	});
	/** The query of the page's address. */
	readonly link: string = $derived(
		formatMatchLink({
			setup: this.#linkedRun ?? this.setup,
			// Games on the page that the link does not ask for are no part of it.
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

	/** What the form asks for; where a field is faulty its default stands in. */
	get setup(): MatchSetup {
		return this.#parsed.setup;
	}

	/** The form's fields as text, defaults filled in. */
	get texts(): Readonly<Record<MatchField, string>> {
		return { ...matchFields(this.setup), ...this.#texts };
	}

	get isFaulty(): boolean {
		return this.#parsed.faults.length > 0;
	}

	/** True where what somebody wrote has to be put right; for a wrong choice the one that is shown stands in. */
	get isBlocked(): boolean {
		return this.#parsed.faults.some(({ field }) => !isChoice(field));
	}

	/** True where the address may be written: nothing in the link would be lost by it. */
	get isLinkable(): boolean {
		return this.#linkedRun !== null || (!this.isFaulty && this.#linkFaults.length === 0);
	}

	/** What was wrong with the link that belongs to no field of the form. */
	get linkFaults(): readonly MatchLinkFault[] {
		return this.#linkFaults;
	}

	/** The number of the game looked at, from 0; null where none is. */
	get shown(): number | null {
		return this.#shown;
	}

	/** The ply of that game, as far as it goes. */
	get ply(): number {
		return Math.min(this.#ply, this.line?.moves.length ?? this.#ply);
	}

	/** What is wrong with a field, in a sentence; null where nothing is. */
	faultOf(field: MatchField): string | null {
		return this.#parsed.faults.find((one) => one.field === field)?.message ?? null;
	}

	/** Shows what a link asks for; nothing is played until somebody says so. */
	open({ state, texts, faults }: ParsedMatchLink): void {
		this.#texts = texts;
		this.#linkFaults = faults.filter(({ field }) => LINK_ONLY.includes(field));
		const index = this.isPlayed && state.show !== null ? state.show - 1 : null;
		if (index !== this.#shown) this.review.reset();
		this.#shown = index;
		this.#ply = state.at;
		this.#isLinkOfRun = this.isPlayed && faults.length === 0;
	}

	/** Takes over a field of the form as text; another game has other players and another start. */
	change(field: MatchField, text: string): void {
		const kept =
			field === 'game'
				? { games: this.texts.games, seed: this.texts.seed, colours: this.texts.colours }
				: this.#texts;
		this.#texts = { ...kept, [field]: text };
		this.#linkFaults = [];
	}

	/** Takes the choice that stands in for one that could not be read. */
	accept(field: MatchField): void {
		const others = Object.entries(this.#texts).filter(([name]) => name !== field);
		this.#texts = Object.fromEntries(others);
		this.#linkFaults = [];
	}

	/** Takes over who plays. */
	seat(field: 'first' | 'second', seat: Seat): void {
		this.change(field, formatSeat(seat));
	}

	/** True where the games on the page are those that the form asks for. */
	get isPlayed(): boolean {
		return this.isSame(this.run.setup);
	}

	/** Plays what the form asks for, from the first game. */
	play(): void {
		if (this.isBlocked) return;
		this.#texts = this.#settled();
		if (!this.isPlayed || this.run.games.length > (this.#shown ?? Infinity)) this.look(null);
		this.run.start(this.setup);
		this.#isLinkOfRun = true;
	}

	/** Looks at a game, from its end, or at none. */
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

	/** Call when the page is left. */
	close(): void {
		this.run.close();
		this.review.close();
	}

	/** The match that was played, where the address tells of it. */
	get #linkedRun(): MatchSetup | null {
		return this.#isLinkOfRun ? this.run.setup : null;
	}

	/** The texts of the form without the choices that could not be read. */
	#settled(): MatchFields {
		const wrong = this.#parsed.faults.map(({ field }) => field).filter(isChoice);
		return Object.fromEntries(
			Object.entries(this.#texts).filter(([field]) => !wrong.includes(field as MatchField))
		);
	}

	private isSame(setup: MatchSetup | null): boolean {
		if (setup === null) return true;
		return JSON.stringify(matchFields(setup)) === JSON.stringify(matchFields(this.setup));
	}
}
