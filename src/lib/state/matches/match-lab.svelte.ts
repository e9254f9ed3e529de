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

/** The page of matches: what is asked for, what was played of it, and the game that is looked at. */
export class MatchLab {
	/** The fields of the form as they were written; those left out have their defaults. */
	#texts: MatchFields = $state.raw({});
	#linkFaults: readonly MatchLinkFault[] = $state.raw([]);
	/** The number of the game looked at, from 0; null where none is. */
	#shown: number | null = $state(null);
	#ply = $state(0);
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
			setup: this.setup,
			// Games on the page that the form no longer asks for are no part of its link.
			show: this.#shown === null || !this.isPlayed ? null : this.#shown + 1,
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
		if (this.isFaulty) return;
		if (!this.isPlayed || this.run.games.length > (this.#shown ?? Infinity)) this.look(null);
		this.run.start(this.setup);
	}

	/** Looks at a game, from its end, or at none. */
	look(index: number | null, ply = Infinity): void {
		if (index !== this.#shown) this.review.reset();
		this.#shown = index;
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

	private isSame(setup: MatchSetup | null): boolean {
		if (setup === null) return true;
		return JSON.stringify(matchFields(setup)) === JSON.stringify(matchFields(this.setup));
	}
}
