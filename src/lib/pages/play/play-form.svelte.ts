import type { InputFault } from '$lib/core/base/result.ts';
import type { FieldFault, Texts } from '$lib/core/fields/field-list.ts';
import { PLAY, valuesOf, type PlayField, type PlayValues } from '$lib/core/share/play-link.ts';
import { isReady, loadFor } from '$lib/games/ready.ts';
import type { FieldHolder } from '$lib/ui/field-holder.ts';
import type { Play } from './play.svelte.ts';

/** The settings of a game, for its form. */
export class PlayForm implements FieldHolder<PlayValues> {
	readonly fields = PLAY.fields;
	readonly values: PlayValues = $derived.by(() => PLAY.fill(valuesOf(this.play.state)));
	/** The unreadable texts, and the number of games begun before. */
	#refused: { readonly faults: readonly FieldFault<PlayField>[]; readonly begun: number } =
		$state.raw({
			faults: [],
			begun: 0
		});

	constructor(private readonly play: Play) {}

	faultOf(name: string): InputFault | null {
		const { faults, begun } = this.#refused;
		// A new game has fields of its own, so an earlier fault no longer applies.
		if (begun !== this.play.begun) return null;
		return faults.find(({ field }) => field === name)?.fault ?? null;
	}

	/** Changes the players or the seed, or begins another game, once its rules are loaded, or another start. */
	async change(texts: Texts<PlayField>): Promise<void> {
		const asked = { game: texts.game };
		const { begun } = this.play;
		const unready = isReady(asked) ? null : await loadFor(asked);
		// What was begun meanwhile is newer.
		if (begun !== this.play.begun) return;
		if (unready !== null) {
			this.play.setFault('game', unready.fault);
			return;
		}
		const { values, faults } = PLAY.parse({ game: this.play.state.game, ...texts });
		this.#refused = { faults, begun: this.play.begun };
		if (faults.length > 0) return;
		this.play.changeFaults(texts, []);
		if ('game' in texts || 'start' in texts) this.play.begin(values.game, values.start);
		if ('side' in texts) this.play.setSeat(values.seat);
		if ('engine' in texts) this.play.setPlayer(values.player);
		if ('seed' in texts) this.play.setSeed(values.seed);
	}
}
