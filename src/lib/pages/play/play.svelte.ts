import { createContext } from 'svelte';
import type { Player } from '$lib/core/engines/player.ts';
import { engineOf } from '$lib/core/engines/registry.ts';
import type { GameState, Move, Side } from '$lib/core/games/game.ts';
import type { GameId } from '$lib/core/games/registry.ts';
import {
	freshPlay,
	stateOf,
	type Begun,
	type ParsedPlay,
	type PlayField,
	type PlayState,
	type Seat
} from '$lib/core/share/play-link.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import type { Thinker } from './play-client.ts';
import { fileOf, linkOf, takePlies, type GameFile } from './game-file.ts';
import { lineOf, standAt, stateAt, takenBack, type PlayLine, type Stand } from './play-line.ts';
import { refusalOf, replyTo, type Reply } from './reply.ts';
import {
	OWN_PACE,
	Thinking,
	type PlayerChoice,
	type Thought,
	type ThoughtFor
} from './thinking.svelte.ts';

/** A game against an engine: the model of the Play page. */
export class Play extends FaultHolder<PlayField> {
	#state: PlayState = $state.raw(freshPlay('chess'));
	#line: PlayLine = $state.raw() as PlayLine;
	/** By the ply before it, the engine's choice behind a move; null for the user's moves, or if unknown. */
	#choices: readonly (PlayerChoice | null)[] = $state.raw([]);
	#isHeld = $state(false);
	#hint: PlayerChoice | null = $state.raw(null);
	#isConsidering = $state(false);
	#considered: Move | null = $state(null);
	#file: GameFile | null = $state.raw(null);
	#begun = $state(0);
	#turned = $state(0);
	#pause: ReturnType<typeof setTimeout> | undefined;

	#assumed: string | null = $state(null);
	readonly #thinking: Thinking;

	constructor(thinker: Thinker) {
		super();
		this.#thinking = new Thinking(thinker);
		this.#line = lineOf(this.#state.game, this.#state.start, []);
	}

	/** The content of the link. */
	get state(): PlayState {
		return this.#state;
	}

	get line(): PlayLine {
		return this.#line;
	}

	/** What is assumed about the start because its link does not say it, in a sentence; null if nothing is. */
	get assumed(): string | null {
		return this.#assumed;
	}

	/** The engine's current task; null while it is idle. */
	get thought(): Thought | null {
		return this.#thinking.thought;
	}

	/** Why there is no answer from the engine, in a sentence; null if there is no problem. */
	get problem(): string | null {
		return this.#thinking.problem;
	}

	get wasSlow(): boolean {
		return this.#thinking.wasSlow;
	}

	/** The file that the game was opened from, and how much of the game is from it; null if there is none. */
	get file(): GameFile | null {
		return this.#file;
	}

	/** Number of games begun here. */
	get begun(): number {
		return this.#begun;
	}

	/** How often moves were discarded, by taking back or for another game: the one before may be wanted again. */
	get turned(): number {
		return this.#turned;
	}

	/** True if the engine waits for the user. */
	get isHeld(): boolean {
		return this.#isHeld;
	}

	/** The engine's move in the user's place, once requested. */
	get hint(): PlayerChoice | null {
		return this.#hint;
	}

	/** True while moves on the board are only tried, not made. */
	get isConsidering(): boolean {
		return this.#isConsidering;
	}

	/** The move being tried; null if there is none. */
	get considered(): Move | null {
		return this.#considered;
	}

	readonly last: Stand = $derived(standAt(this.#line, this.#line.made.length));
	/** The last position; read it, but do not move it. */
	readonly here: GameState = $derived(stateAt(this.#line.game, this.last));
	/** The position on the board. */
	readonly shown: Stand = $derived(standAt(this.#line, this.#state.ply));
	readonly isAtEnd = $derived(this.#state.ply === this.#line.made.length);
	/** True once there is a result, by the rules or by resignation. */
	readonly isOver = $derived(this.last.ending !== null || this.#state.resigned !== null);
	readonly isPersonsTurn = $derived(!this.isOver && this.hasPerson(this.last.toMove));
	readonly isEnginesTurn = $derived(!this.isOver && !this.isPersonsTurn);
	readonly query = $derived(
		linkOf(this.#state, this.#file, this.#isHeld && this.isEnginesTurn && !this.faults.length)
	);
	/** Why the engine cannot play from here, as a sentence; null if it can. */
	readonly refusal = $derived(refusalOf(this.#state.player, this.here));
	/** The user's legal moves in the displayed position. */
	readonly legal: readonly Move[] = $derived(
		this.isAtEnd && this.isPersonsTurn ? this.here.legalMoves() : []
	);
	/** Number of moves that a take-back removes; 0 if there is nothing to take back. */
	readonly takesBack = $derived(
		takenBack(this.#line, this.#state.resigned !== null, (side) => this.hasPerson(side))
	);
	readonly canTakeBack = $derived(this.takesBack > 0 || this.#state.resigned !== null);

	hasPerson(side: Side): boolean {
		const { seat } = this.#state;
		return seat === 'both' || seat === side;
	}

	/** The engine's choice after `ply` moves; null if unknown. */
	choiceAt(ply: number): PlayerChoice | null {
		return this.#choices[ply] ?? null;
	}

	/** The engine's search after a move of the user. */
	replyTo(move: Move): Reply {
		return replyTo(this.#state, this.#line, move);
	}

	/** Opens a link. */
	open({ values, assumed, faults }: ParsedPlay): void {
		const state = stateOf(values);
		this.#settle();
		this.setFaults(faults);
		this.#assumed = assumed;
		this.#choices = [];
		this.#file = fileOf(values);
		this.#install(state);
		// Automatic play waits for the user; so does an engine if the game may not be the intended one.
		this.#isHeld = values.waits || state.seat === 'none' || faults.length > 0;
		this.#goOn();
	}

	/**
	 * Another game, or another start, perhaps with moves; the players stay if the engine can play it.
	 * @param file the file of the game, if it is from a file
	 */
	begin(game: GameId, { start, moves }: Begun, file: GameFile | null = null): void {
		const { player, seat, seed } = this.#state;
		const plays = engineOf(player.engine).games.includes(game);
		this.#begin({
			...freshPlay(game),
			...(plays ? { player } : {}),
			start,
			moves,
			seat,
			seed,
			resigned: file?.resigned ?? null,
			ply: moves.length
		});
		this.#file = file;
	}

	/** Restarts the game with its players, from its start. */
	readonly newGame = (): void => {
		this.#begin({ ...this.#state, moves: [], resigned: null, ply: 0 });
	};

	/** A legal move chosen by the user; only tried while trying moves is on. */
	choose(move: Move): void {
		if (!this.legal.includes(move)) return;
		if (this.#isConsidering) this.#considered = move;
		else this.play(move);
	}

	/** Makes a legal move of the user. */
	play(move: Move): void {
		if (!this.legal.includes(move)) return;
		this.#settle();
		this.#append(move, null);
		this.#goOn();
	}

	/** Returns to the user's own last decision. */
	readonly takeBack = (): void => {
		if (!this.canTakeBack) return;
		this.#settle();
		const { moves } = this.#state;
		this.#turned++;
		this.#cutTo(moves.length - this.takesBack);
		this.#goOn();
	};

	/** Continues the game from the displayed position; later moves are discarded. */
	readonly continueFromHere = (): void => {
		if (this.isAtEnd) return;
		this.#settle();
		this.#turned++;
		this.#cutTo(this.#state.ply);
		this.#isHeld = this.#state.seat === 'none';
		this.#goOn();
	};

	readonly resign = (): void => {
		if (this.isOver || this.#state.seat === 'none') return;
		const { seat } = this.#state;
		const side = seat === 'both' ? this.last.toMove : seat;
		this.#settle();
		this.#file = takePlies(this.#file, this.#line.made.length);
		this.#install({ ...this.#state, resigned: side });
	};

	/** Asks for the engine's move in the user's place. */
	readonly askHint = (): void => {
		if (!this.isPersonsTurn || this.refusal !== null) return;
		this.goTo(this.#line.made.length);
		this.#think('hint', this.#line.made.length, (choice) => {
			this.#hint = choice;
		});
	};

	readonly dropHint = (): void => {
		this.#hint = null;
	};

	/** Asks again for the engine's choice after `ply` moves; the game does not change. */
	askWhy(ply: number): void {
		if (ply >= this.#line.made.length) return;
		this.#think('why', ply, (choice) => {
			this.#choices = this.#line.made.map((_, at) => (at === ply ? choice : this.choiceAt(at)));
		});
	}

	setConsidering(isOn: boolean): void {
		this.#isConsidering = isOn;
		this.#considered = null;
	}

	/** Shows the game after that many moves; it still continues from its end. */
	goTo(ply: number): void {
		const at = Math.max(0, Math.min(ply, this.#line.made.length));
		if (at !== this.#state.ply) this.#state = { ...this.#state, ply: at };
		this.clearFault('ply');
	}

	setPlayer(player: Player): void {
		this.#settle();
		this.clearFault('engine');
		this.#install({ ...this.#state, player });
		if (this.#state.seat !== 'none') this.#isHeld = false;
		this.#goOn();
	}

	setSeat(seat: Seat): void {
		this.#settle();
		this.clearFault('side');
		// A change of sides does not change the result of a game in a file.
		const isFile = this.#file?.isWhole === true;
		this.#install({ ...this.#state, seat, resigned: isFile ? this.#state.resigned : null });
		this.#isHeld = seat === 'none' || isFile;
		this.#goOn();
	}

	/** Random choices from now on depend on another seed. */
	setSeed(seed: number): void {
		this.#settle();
		this.clearFault('seed');
		this.#install({ ...this.#state, seed });
		this.#goOn();
	}

	/** Ends the engine's current task at once; it does not continue by itself. */
	readonly stop = (): void => {
		clearTimeout(this.#pause);
		this.#thinking.stop();
		this.#isHeld = this.isEnginesTurn;
	};

	/** The engine starts thinking, again or for the first time. */
	readonly letThink = (): void => {
		this.#isHeld = false;
		this.#goOn();
	};

	/** Ends everything for good. */
	close(): void {
		this.#rest();
	}

	#begin(state: PlayState): void {
		this.#settle();
		this.setFaults([]);
		this.#assumed = null;
		this.#choices = [];
		this.#file = null;
		this.#begun++;
		this.#turned++;
		this.#install(state);
		// A game opened with moves waits for the user first.
		this.#isHeld = state.seat === 'none' || state.moves.length > 0;
		this.#goOn();
	}

	/** Lets the engine think if it is to move and nothing holds it. */
	#goOn(): void {
		if (!this.isEnginesTurn || this.#isHeld || this.refusal !== null) return;
		this.#think('move', this.#line.made.length, (choice) => {
			this.#append(choice.choice.move, choice);
			if (this.#state.seat !== 'none') return;
			this.#pause = setTimeout(() => {
				this.#goOn();
			}, OWN_PACE);
		});
	}

	#think(what: ThoughtFor, ply: number, onChoice: (choice: PlayerChoice) => void): void {
		clearTimeout(this.#pause);
		const { game, player, seed } = this.#state;
		const { position } = standAt(this.#line, ply);
		const question = { player, turn: { game, position, ply, seed } };
		this.#thinking.ask(what, question, onChoice, () => {
			this.#isHeld = what === 'move';
		});
	}

	/** Makes a move at the end of the game; a board that shows the end follows it. */
	#append(move: Move, choice: PlayerChoice | null): void {
		const { isAtEnd } = this;
		const moves = [...this.#state.moves, move];
		this.#choices = [...this.#state.moves.map((_, ply) => this.choiceAt(ply)), choice];
		this.#file = takePlies(this.#file, this.#state.moves.length);
		this.#install({ ...this.#state, moves, ply: isAtEnd ? moves.length : this.#state.ply });
		this.clearFault('moves');
		this.clearFault('ply');
	}

	#cutTo(ply: number): void {
		this.#choices = this.#choices.slice(0, ply);
		this.#file = takePlies(this.#file, ply);
		this.#install({
			...this.#state,
			moves: this.#state.moves.slice(0, ply),
			resigned: null,
			ply
		});
	}

	#install(state: PlayState): void {
		this.#line = lineOf(state.game, state.start, state.moves, this.#line);
		this.#state = state;
	}

	/** Ends everything that belonged to the previous position. */
	#settle(): void {
		this.#rest();
		this.#hint = null;
		this.#considered = null;
	}

	#rest(): void {
		clearTimeout(this.#pause);
		this.#thinking.rest();
	}
}

export const [getPlay, setPlay] = createContext<Play>();
