/** The board of the king and rook paper's Figure 1 in FEN; the lab's placement 206557. */
export const KRK_FIGURE = '8/8/6k1/3R4/8/3K4/8/8';
