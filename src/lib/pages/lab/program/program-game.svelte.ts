import { judgeEnding } from '$lib/core/evaluate/krk-paper/paper-value.ts';
import type { AnalysedLine, WeighedPly } from '$lib/core/experiments/krk/analyse-line.ts';
import type { Outcome } from '$lib/core/experiments/krk/play-game.ts';
import type { Move } from '$lib/core/games/game.ts';
import { placementAfter } from '$lib/core/games/krk/moves.ts';
import type { Turn } from '$lib/core/games/krk/placement.ts';
import { PROGRAM, type ProgramLink } from '$lib/core/share/krk-link.ts';
import { listLegalMoves } from '$lib/core/share/krk-link-fields.ts';
import { Job, unlessCancelled } from '$lib/workers/job.ts';
import type { LineAnswer, LineProgress, LineTask, Rules } from './program-protocol.ts';
import { otherRules } from './program-rules.ts';
import type { ProgramLook } from './program-look.svelte.ts';

const USUAL = PROGRAM.defaults;
const { profile, whiteSteps, blackSteps } = USUAL;
const USUAL_RULES: Rules = { profile, whiteSteps, blackSteps };

/** The worker's answer about a line; valid for each line that begins with the same moves. */
interface Findings {
	readonly line: AnalysedLine;
	/** By ply, the possible moves of the other rules; null before they are known, or if they are not requested. */
	readonly others: readonly (readonly Move[])[] | null;
}

/**
 * A game of the paper's program: its start, its moves, and the displayed ply. A worker weighs the whole line at once,
 * so moving back and forth sends no requests.
 */
export class ProgramGame {
	readonly #job = new Job<LineTask, LineProgress, LineAnswer>(
		() => new Worker(new URL('./program.worker.ts', import.meta.url), { type: 'module' }),
		'waits'
	);
	#start = $state(USUAL.start);
	#moves: readonly Move[] = $state.raw([]);
	#ply = $state(0);
	#rules: Rules = $state.raw(USUAL_RULES);
	#seed = $state(USUAL.seed);
	/** The line is the whole game that the program plays against itself. */
	#isWhole = $state(false);
	#findings: Findings | null = $state.raw(null);
	#tables: number | null = $state(null);
	#problem: string | null = $state(null);
	#notice: string | null = $state(null);
	/** The program moves as soon as its choice is known. */
	#isDue = $state(false);

	/** The placements of the line, the start first. */
	readonly placements: readonly number[] = $derived.by(() => {
		const ids = [this.#start];
		for (const move of this.#moves) ids.push(placementAfter(ids.at(-1) as number, move));
		return ids;
	});

	constructor(private readonly look: ProgramLook) {}

	get start(): number {
		return this.#start;
	}

	/** The moves of the line, also those beyond the displayed position. */
	get moves(): readonly Move[] {
		return this.#moves;
	}

	/** Number of the moves shown on the board. */
	get ply(): number {
		return Math.min(this.#ply, this.#moves.length);
	}

	get rules(): Rules {
		return this.#rules;
	}

	get seed(): number {
		return this.#seed;
	}

	/** The placement shown. */
	get id(): number {
		return this.placements[this.ply] as number;
	}

	/** The side to move in the displayed position. */
	get turn(): Turn {
		return this.ply % 2 === 0 ? 'white' : 'black';
	}

	get lastMove(): Move | null {
		return this.#moves[this.ply - 1] ?? null;
	}

	/** The program's weighing of a position of the line; null before it is known, and after the game has ended. */
	weighed(ply: number): WeighedPly | null {
		return this.#findings?.line.plies[ply] ?? null;
	}

	/** The possible moves of the other rules at a ply; null before they are known. */
	others(ply: number): readonly Move[] | null {
		return this.#findings?.others?.[ply] ?? null;
	}

	/** How the line ends, or null. Outcomes that depend on the record are known once the worker has answered. */
	get lineOutcome(): Outcome | null {
		const turn = this.#moves.length % 2 === 0 ? 'white' : 'black';
		const shown = judgeEnding(this.placements[this.#moves.length] as number, turn);
		return this.#findings?.line.outcome ?? shown;
	}

	/** How the game has ended at the displayed position, or null. */
	get outcome(): Outcome | null {
		return this.ply === this.#moves.length ? this.lineOutcome : null;
	}

	/** Number of tables made so far, while some are being made. */
	get tables(): number | null {
		return this.#tables;
	}

	/** Why there is no answer from the program, or null. */
	get problem(): string | null {
		return this.#problem;
	}

	/** A change to the game that the user did not request. */
	get notice(): string | null {
		return this.#notice;
	}

	get isPersonsTurn(): boolean {
		return this.outcome === null && this.look.isPerson(this.turn);
	}

	/** True if the program can be asked for a move. */
	get canGoOn(): boolean {
		return this.outcome === null && !this.look.isPerson(this.turn);
	}

	get link(): ProgramLink {
		return {
			start: this.#start,
			...this.#rules,
			seed: this.#seed,
			moves: this.#isWhole ? 'game' : this.#moves,
			ply: this.#ply
		};
	}

	/** Opens a link. */
	open({ start, profile, whiteSteps, blackSteps, seed, moves, ply }: ProgramLink): void {
		this.#start = start;
		this.#rules = { profile, whiteSteps, blackSteps };
		this.#seed = seed;
		this.#isWhole = moves === 'game';
		this.#moves = moves === 'game' ? [] : moves;
		this.#ply = ply;
		this.#isDue = false;
		this.#forget();
		this.ask();
	}

	/** Begins a game from another start. */
	begin(start: number): void {
		this.#start = start;
		this.#setLine([], 0);
		this.#forget();
		this.ask();
	}

	/** Back to the start, without the moves. */
	reset(): void {
		this.#setLine([], 0);
		this.ask();
	}

	/** Sets the program's rules from now on; the moves so far stay. */
	setRules(rules: Rules): void {
		this.#rules = rules;
		this.#isWhole &&= this.#findings === null;
		this.#forget();
		this.ask();
	}

	setSeed(seed: number): void {
		this.#seed = seed;
		this.#isWhole &&= this.#findings === null;
		this.#forget();
		this.ask();
	}

	/** The program makes its move, at once or as soon as it is known. */
	next(): void {
		if (!this.canGoOn) return;
		const here = this.weighed(this.ply);
		this.#isDue = here === null;
		if (here !== null) this.#append((here.moves[here.chosen] as { move: Move }).move);
	}

	/** Makes a legal move of the user; the program answers if it is set to. */
	play(move: Move): void {
		if (!listLegalMoves(this.id, this.turn).includes(move) || this.outcome !== null) return;
		this.#append(move);
		this.#isDue = this.look.view.answer === 'at-once' && !this.look.isPerson(this.turn);
		if (this.#isDue) this.#moveIfDue();
	}

	/** Shows the line after that many moves. */
	goTo(ply: number): void {
		this.#isDue = false;
		this.#notice = null;
		this.#ply = Math.max(0, Math.min(ply, this.#moves.length));
	}

	/** Sends the line to the worker again; also the remedy for a problem. */
	ask(): void {
		this.#problem = null;
		this.#trimFindings();
		const isWholeUnknown = this.#isWhole && this.#findings === null;
		const weighing = this.#job.run(
			{
				rules: this.#rules,
				start: this.#start,
				seed: this.#seed,
				moves: isWholeUnknown ? 'game' : this.#moves,
				other: this.look.view.beside === 'shown' ? otherRules(this.#rules) : null
			},
			(progress) => {
				this.#tables = progress.kind === 'tables' ? progress.made : null;
				if (progress.kind === 'line') this.#receive(progress.line);
			}
		);
		weighing.then(
			(others) => {
				this.#tables = null;
				if (others !== null && this.#findings) this.#findings = { ...this.#findings, others };
			},
			unlessCancelled((message) => {
				this.#fail(message);
			})
		);
	}

	/** Ends the worker's current task at once. */
	stop(): void {
		this.#job.end();
		this.#fail('The program was stopped before it found its move.');
	}

	/** Ends the worker for good. */
	close(): void {
		this.#job.end();
	}

	#fail(message: string): void {
		this.#tables = null;
		this.#isDue = false;
		this.#problem = message;
	}

	#receive(line: AnalysedLine): void {
		const others = this.#findings?.others ?? null;
		const isWholeKnown = this.#isWhole && this.#moves.length === 0;
		if (isWholeKnown) this.#moves = line.moves;
		this.#findings = { line, others };
		if (line.moves.length < this.#moves.length) {
			this.#moves = line.moves;
			this.#notice = 'By these rules the game ends earlier: the moves after its end are removed.';
		}
		if (this.#ply > this.#moves.length) {
			if (isWholeKnown) this.#notice = `The game has no ply ${this.#ply}; this is its end.`;
			this.#ply = this.#moves.length;
		}
		this.#moveIfDue();
	}

	#moveIfDue(): void {
		if (!this.#isDue) return;
		this.#isDue = false;
		this.next();
	}

	#append(move: Move): void {
		const { ply } = this;
		if (this.#moves[ply] === move) {
			this.#ply = ply + 1;
			return;
		}
		this.#setLine([...this.#moves.slice(0, ply), move], ply + 1);
		this.ask();
	}

	#setLine(moves: readonly Move[], ply: number): void {
		this.#isDue = false;
		this.#notice = null;
		this.#isWhole = false;
		this.#moves = moves;
		this.#ply = ply;
	}

	/** The answers are no longer valid. */
	#forget(): void {
		this.#findings = null;
		this.#notice = null;
	}

	/** Keeps the answers about the moves that this line shares with the previous one. */
	#trimFindings(): void {
		if (this.#findings === null) return;
		const { line, others } = this.#findings;
		const parting = line.moves.findIndex((move, ply) => move !== this.#moves[ply]);
		const shared = parting < 0 ? line.moves.length : parting;
		if (shared === line.moves.length && shared === this.#moves.length) return;
		this.#findings = {
			line: {
				moves: line.moves.slice(0, shared),
				plies: line.plies.slice(0, shared + 1),
				outcome: null
			},
			others: others?.slice(0, shared) ?? null
		};
	}
}
