/** Names of the two ways of scoring a mate, everywhere on the page. */
import type { Mates } from '$lib/core/experiments/krk/hypothesis-point.ts';

export const MATES_TEXTS: Readonly<
	Record<Mates, { readonly name: string; readonly about: string }>
> = {
	flat: { name: 'Flat', about: 'every mate in sight counts the same' },
	depth: { name: 'Depth-aware', about: 'a faster mate counts more' }
};
