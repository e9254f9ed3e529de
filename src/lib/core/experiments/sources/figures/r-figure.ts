/**
 * A tree in the shape of the R post's Figure 1. The text gives only that shape: White has two moves, Black two
 * replies to each; the left move returns 0, since nothing can be captured there, the right one -3.
 *
 * The position is ours, found by trying positions until the rules allowed no other moves: White's king guards the
 * knight from c8, and leaves it to Black's king from e8.
 */
import { searchSetup } from '../../../engines/search-setup.ts';
import type { SearchSetup } from '../../../search/setup.ts';

export const R_FIGURE = '3K4/1nN5/2pk4/p1p5/P1P2P2/8/8/8 w - - 0 1';

export const R_FIGURE_SETUP: SearchSetup = searchSetup({
	game: 'chess',
	position: R_FIGURE,
	depth: 2,
	algorithm: 'minimax',
	evaluator: 'r-bloggers'
});
