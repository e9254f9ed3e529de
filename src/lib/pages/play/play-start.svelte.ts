import type { InputFault } from '$lib/core/base/result.ts';
import { parseSetup, type SetupField, type SetupFields } from '$lib/core/search/parse-setup.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { parseStart } from '$lib/core/share/play-link.ts';
import type { Play } from './play.svelte.ts';
import type { SetupHolder } from '$lib/games/position/setup-holder.ts';

/** The start of a game, for the position editor. */
export class PlayStart implements SetupHolder {
	#fault: InputFault | null = $state.raw(null);

	readonly setup: SearchSetup = $derived.by(
		() => parseSetup({ game: this.play.state.game, position: this.play.state.start }).setup
	);

	constructor(private readonly play: Play) {}

	change({ position }: SetupFields): void {
		if (position === undefined) return;
		const { game } = this.play.state;
		const begun = parseStart(game, position);
		this.#fault = begun.ok ? null : begun.fault;
		if (begun.ok) this.play.begin(game, begun.value);
	}

	faultOf(field: SetupField): InputFault | null {
		return field === 'position' ? this.#fault : null;
	}
}
