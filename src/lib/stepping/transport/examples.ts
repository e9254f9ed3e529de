/** The examples of a game, one after the other as its list has them. */
import { groupBy } from '$lib/core/base/groups.ts';
import type { Preset } from '$lib/core/games/game.ts';
import { gameOf, type GameId } from '$lib/core/games/registry.ts';
import { formatDepth } from '$lib/core/search/setup-fields.ts';
import type { Explorer } from '../explorer.svelte.ts';
import { stepperOf } from './stepper.svelte.ts';

/** In the order of the list, which has them in groups. */
export function examplesOf(game: GameId): readonly Preset[] {
	return groupBy(gameOf(game).presets, ({ teaches }) => teaches).flatMap(({ items }) => items);
}

/** The example before or after that of the explorer; from a position of one's own the first one is next. */
export function exampleBeside(
	{ wanted }: Explorer,
	direction: 'next' | 'previous'
): Preset | undefined {
	const examples = examplesOf(wanted.game);
	const at = examples.findIndex(({ position }) => position === wanted.position);
	return examples[direction === 'next' ? at + 1 : at - 1];
}

/** Searches an example as deep as it asks for. */
export function showExample(explorer: Explorer, game: GameId, preset: Preset): void {
	const depth = formatDepth(preset.depth ?? gameOf(game).defaultDepth);
	void explorer.change({ game, position: preset.position, depth });
}

/** Goes to the example before or after this one, or says that there is none. */
export function goToExample(explorer: Explorer, direction: 'next' | 'previous'): void {
	const preset = exampleBeside(explorer, direction);
	if (preset !== undefined) showExample(explorer, explorer.wanted.game, preset);
	else stepperOf(explorer).say(`There is no ${direction} example of this game.`);
}
