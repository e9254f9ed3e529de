/** The publications of the searches, as cited in their own files. */
const SLATE = 'D. J. Slate and L. R. Atkin, Chess 4.5 (1977).';
const PLAAT =
	'A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, Best-First Fixed-Depth Minimax Algorithms (1996).';
const KNUTH = 'D. E. Knuth and R. W. Moore, An Analysis of Alpha-Beta Pruning (1975).';

const SOURCES: Readonly<Partial<Record<string, string>>> = {
	minimax: 'C. E. Shannon, Programming a Computer for Playing Chess (1950).',
	alphabeta: KNUTH,
	negamax: KNUTH,
	tt: 'R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, The Greenblatt Chess Program (1967).',
	deepening: SLATE,
	pvs: 'T. A. Marsland and M. Campbell, Parallel Search of Strongly Ordered Game Trees (1982); A. Reinefeld, NegaScout (1983).',
	mtdf: PLAAT,
	sss: `G. C. Stockman, A Minimax Algorithm Better than Alpha-Beta? (1979); ${PLAAT}`,
	aspiration: `${SLATE} R. Shams, H. Kaindl and H. Horacek, Using Aspiration Windows for Minimax Algorithms (1991).`,
	swift: 'Implementing Minimax with Alpha-Beta pruning for a simple Chess AI in Swift, a post.',
	ghess: 'ghess, a chess engine in Go: a post from the Recurse Center.',
	quiescence:
		'L. R. Harris, The Heuristic Search and the Game of Chess (1975); D. F. Beal, A Generalised Quiescence Search Algorithm (1990).'
};

/** The paper of a search; empty if none is cited. */
export function sourceOf(algorithm: string): string {
	return SOURCES[algorithm] ?? '';
}
