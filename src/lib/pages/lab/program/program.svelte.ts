import { createContext } from 'svelte';
import type { InputFault } from '$lib/core/base/result.ts';
import type { ParsedLink, Texts } from '$lib/core/fields/field-list.ts';
import {
	PROGRAM,
	viewOf,
	type ProgramField,
	type ProgramName,
	type ProgramValues
} from '$lib/core/share/krk-link.ts';
import type { Reading } from '$lib/core/games/krk/profile/readings.ts';
import { LEGAL_START, listPlacements } from '$lib/core/games/krk/legality.ts';
import type { Move } from '$lib/core/games/game.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';
import { ProgramGame } from './program-game.svelte.ts';
import { ProgramLook } from './program-look.svelte.ts';
import { ProgramPlayer } from './program-player.svelte.ts';
import { ProgramSetup } from './program-setup.svelte.ts';
import type { FieldHolder } from '$lib/ui/field-holder.ts';

/** The model of the program's page. */
export class Program extends FaultHolder<ProgramField> implements FieldHolder<ProgramValues> {
	/** The fields of its link, for the settings. */
	readonly fields = PROGRAM.fields;
	readonly look = new ProgramLook();
	readonly game = new ProgramGame(this.look);
	readonly player = new ProgramPlayer(this.game);
	readonly setup = new ProgramSetup(this.game);
	/** The unreadable texts of the settings; its own faults are the unreadable parts of a link. */
	readonly #typed = new FaultHolder<ProgramField>();

	/** What is ignored of the last start that was given, and the start. */
	unused: { readonly said: string | null; readonly start: number } | null = $state.raw(null);

	/** The game and its view, as in the link. */
	get values(): ProgramValues {
		return { ...this.game.link, ...this.look.view };
	}

	/** The query of the current state, without `?`. */
	get query(): string {
		return PROGRAM.query(this.values);
	}

	/** How free squares are counted on the board. */
	get reading(): Reading {
		return this.look.view.reading ?? this.game.rules.profile.reading;
	}

	/** True if the game on the board can continue; false while the pieces are not a legal start. */
	get isOpen(): boolean {
		return this.setup.fault === null;
	}

	/** True if the program can be asked for a move. */
	get canGoOn(): boolean {
		return this.isOpen && this.game.canGoOn;
	}

	get canPlayThrough(): boolean {
		return this.player.isPlaying || (this.isOpen && this.player.canPlay);
	}

	// The actions of the buttons: every manual action stops automatic play.

	readonly next = (): void => {
		if (!this.canGoOn) return;
		this.#settle();
		this.game.next();
	};

	readonly reset = (): void => {
		this.#settle();
		this.game.reset();
	};

	/** A random legal start. */
	readonly drawStart = (): void => {
		const starts = listPlacements(LEGAL_START);
		this.begin(starts[Math.floor(Math.random() * starts.length)] as number);
	};

	readonly togglePlay = (): void => {
		if (!this.canPlayThrough) return;
		this.setup.close();
		this.player.toggle();
	};

	/**
	 * Changes fields of the settings, in the middle of a game too, which stops automatic play. Unreadable fields are
	 * added to the faults and nothing else happens.
	 */
	change(texts: Texts<ProgramField>): void {
		// The moves belong to the start, which may change.
		const kept = { ...PROGRAM.texts(this.values), moves: '', ply: '0' };
		const { values, faults } = PROGRAM.parse({ ...kept, ...texts });
		if (!this.#typed.changeFaults(texts, faults)) return;
		const { start, seed, profile, whiteSteps, blackSteps } = values;
		// How free squares are counted on the board changes no game.
		if (!('reading' in texts)) this.player.pause();
		this.look.change(viewOf(values));
		if ('profile' in texts || 'white' in texts || 'black' in texts) {
			this.game.setRules({ profile, whiteSteps, blackSteps });
		}
		if ('seed' in texts) this.game.setSeed(seed);
		if ('start' in texts) this.begin(start);
	}

	/** The fault of a text of the settings; null if there is none. */
	override faultOf(name: string): InputFault | null {
		return this.#typed.faultOf(name);
	}

	/** Makes a move of the user. */
	play(move: Move): void {
		if (!this.isOpen) return;
		this.#settle();
		this.game.play(move);
	}

	begin(start: number): void {
		this.#settle();
		this.game.begin(start);
	}

	goTo(ply: number): void {
		this.#settle();
		this.game.goTo(ply);
	}

	#settle(): void {
		this.player.pause();
		this.setup.close();
	}

	open({ values, faults, assumed }: ParsedLink<ProgramValues, ProgramName>): void {
		this.unused = { said: assumed, start: values.start };
		this.#settle();
		this.setFaults(faults);
		this.#typed.setFaults([]);
		this.look.change(viewOf(values));
		this.game.open(values);
	}

	close(): void {
		this.player.pause();
		this.game.close();
	}
}

export const [getProgram, setProgram] = createContext<Program>();
