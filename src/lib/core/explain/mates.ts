/** Names of infinite values: with some evaluators they are mates of one side. */
import { evaluatorOf } from '../evaluate/registry.ts';
import type { Side } from '../games/game.ts';
import { factsOf } from '../games/registry.ts';
import type { SearchSetup } from '../search/setup.ts';
import type { Infinities } from './format.ts';
import { mateBy, SHORT_MATES } from './mates.en.ts';
import type { Part, Sentence } from './parts.ts';

export interface Mates {
	/** For texts: "mate by White". */
	readonly names: Infinities;
	/** For marks, in small spaces: "mate", with a minus if it counts against MAX. */
	readonly short: Infinities;
}

/** Null if an infinite value is not a mate. */
export function matesOf({
	evaluator,
	game
}: Pick<SearchSetup, 'evaluator' | 'game'>): Mates | null {
	if (evaluatorOf(evaluator).infinite !== 'mate') return null;
	const { sideNames } = factsOf(game);
	return {
		names: { max: mateBy(sideNames.max), min: mateBy(sideNames.min) },
		short: SHORT_MATES
	};
}

/** The same with its infinite values named as mates; the ends of windows stay as they are. */
export function sayMates(sentence: Sentence, mates: Mates | null): Sentence {
	return mates === null ? sentence : { ...sentence, parts: nameMates(sentence.parts, mates) };
}

export function nameMates(parts: readonly Part[], mates: Mates | null): Part[] {
	return parts.map((part, i): Part => {
		if (mates === null) return part;
		if (part.infinite !== undefined) return { ...part, text: mates.names[part.infinite] };
		// Nothing is larger than a mate.
		const next = parts[i + 1]?.infinite;
		return next === undefined ? part : { ...part, text: part.text.replace(REDUNDANT[next], '') };
	});
}

const REDUNDANT: Readonly<Record<Side, RegExp>> = { max: /at least $/, min: /at most $/ };
