/** The introduction of each page, by its path: one sentence for a reader who knows neither the page nor its program. */
export const INTROS = {
	'/': 'Step through a real minimax or alpha-beta search and see why each branch is pruned.',
	'/learn/':
		'Learn how minimax and alpha-beta think: watch a search, practise with answers that say why, or give a lecture.',
	'/practice/': 'Fill in a search tree yourself, and see where and why an answer is wrong.',
	'/break-it/':
		'Find the smallest tree that breaks an alpha-beta with a hidden fault, and see both searches side by side.',
	'/check/':
		'Paste the leaves that your own alpha-beta evaluates on a tree, and see which mistake it makes, if any.',
	'/compare/':
		'Run two to four algorithms on the same position and compare how many nodes each one visits.',
	'/play/':
		'Play chess or tic-tac-toe against a minimax engine, and see the search behind each of its moves.',
	'/matches/':
		'Let minimax engines play each other, a random mover or Stockfish, and see who wins how often.',
	'/sources/':
		'See how five published minimax programs work, and check their authors’ claims in your browser.',
	'/krk/':
		'Watch a minimax program play king and rook against king, and see how it chooses each move.',
	'/krk/tree/': 'See how the king-and-rook program chose a move in its tree, level by level.',
	'/krk/experiment/':
		'Repeat a paper’s experiment in your browser: its program plays 350,336 games of king and rook against king.',
	'/krk/hypothesis/':
		'Test a paper’s hypothesis: a program that looks 7 steps (14 plies) ahead always mates with king and rook.',
	'/help/': 'Learn how to use each page, from your first search to the experiments of the KRK lab.'
} as const;

type IntroPath = keyof typeof INTROS;

/** The anchor in the guide that explains a page. The guide itself needs none. */
export const HELP_PARTS: Readonly<Record<Exclude<IntroPath, '/help/'>, string>> = {
	'/': 'explore',
	'/learn/': 'learn',
	'/practice/': 'practice',
	'/break-it/': 'break-it',
	'/check/': 'check-my-program',
	'/compare/': 'compare',
	'/play/': 'play',
	'/matches/': 'matches',
	'/sources/': 'sources',
	'/krk/': 'program',
	'/krk/tree/': 'tree-of-a-move',
	'/krk/experiment/': 'experiment',
	'/krk/hypothesis/': '7-step-hypothesis'
};
