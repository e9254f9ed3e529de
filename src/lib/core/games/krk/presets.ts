/** The example positions of king and rook. Depths are in plies; one of the paper's steps is two plies. */
import type { Preset } from '../game.ts';
import { KRK_FACTS } from './facts.ts';

/** The game's default position comes first. */
export const KRK_PRESETS: readonly [Preset, ...Preset[]] = [
	{
		id: 'figure-1',
		name: 'Figure 1 of the paper',
		teaches: 'From the paper',
		position: KRK_FACTS.defaultPosition,
		about: 'Figure 1 of Bozinovski and Jankuloski, 2023: number 206557.',
		depth: 2
	},
	{
		id: 'first-start',
		name: 'The first legal start',
		teaches: 'From the paper',
		position: 'k7/8/K7/R7/8/8/8/8 w - - 0 1',
		about: 'Number 194, where the paper’s 175,168 games begin.',
		finding: 'White cannot mate in two moves, but in three; Rb5 would be stalemate.',
		depth: 4
	},
	{
		id: 'mate-in-one',
		name: 'Mate in one',
		teaches: 'Mates',
		position: '7k/8/6K1/8/8/8/8/R7 w - - 0 1',
		about: 'Our own: the kings face each other across a corner, and the rook is free to move.',
		finding: 'Ra8 mates.',
		depth: 2
	},
	{
		id: 'stalemate-trap',
		name: 'A stalemate trap',
		teaches: 'Draws',
		position: 'k7/8/2K5/8/8/8/8/1R6 w - - 0 1',
		about: 'Our own: Black is down to two squares, and White may be tempted to take them both.',
		finding: 'Rb7 is stalemate; Kc7 leaves Black one move, after which the rook mates.',
		depth: 3
	},
	{
		id: 'loose-rook',
		name: 'A loose rook',
		teaches: 'Draws',
		position: '8/8/8/8/4k3/3R4/8/K7 b - - 0 1',
		about: 'Our own: Black is to move, next to an unprotected rook.',
		finding: 'Kxd3 draws; after any other move White still wins.',
		depth: 2
	},
	{
		id: 'tie-trap',
		name: 'The tie trap',
		teaches: 'Ties',
		position: '8/8/8/8/k7/1R3K2/8/8 w - - 0 1',
		about:
			'Our own: which moves are best? Compare minimax, alpha-beta, and alpha-beta with exact ties at the root.',
		finding:
			'Rb6 alone is best, with 5. Alpha-beta returns “≥ 5” for eight king moves: a bound that looks like a tie.',
		depth: 2
	},
	{
		id: 'longest-win',
		name: 'The longest win',
		teaches: 'Looking ahead',
		position: '8/8/8/3k4/8/2R5/8/K7 w - - 0 1',
		about: 'Our own: the black king in the middle, the white one in a corner.',
		finding: 'Mate in sixteen: no start of the 175,168 takes longer.',
		depth: 2
	}
];

/** The same in the released program, whose values differ where Black is to move. */
export const RELEASED_PRESETS: readonly Preset[] = KRK_PRESETS.map((preset) =>
	preset.id === 'loose-rook'
		? {
				...preset,
				finding:
					'Kxd3 draws, and counts −1: Black’s search in the released program gives −1 to every game that ends before the last level. After any other move White still wins.'
			}
		: preset
);
