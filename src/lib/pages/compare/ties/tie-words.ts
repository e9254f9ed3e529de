import type { Exactness } from '$lib/core/experiments/compare/ties/price.ts';

export const EXACTNESS_TEXTS: Readonly<
	Record<Exactness, { readonly name: string; readonly about: string }>
> = {
	bounds: {
		name: 'Bounds',
		about:
			'One plain alpha-beta search. It stops searching a move as soon as the move cannot beat the best, so its value is only a bound.'
	},
	ties: {
		name: 'Exact ties',
		about:
			'The root window is kept one wider, so that every move as good as the best gets an exact value. Worse moves may still have bounds.'
	},
	all: {
		name: 'All exact',
		about:
			'After the first search each root move that came back with a bound is searched again with an open window. Only then can all moves be ranked.'
	}
};
