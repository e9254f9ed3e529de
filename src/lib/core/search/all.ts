/** Makes all games, evaluators and algorithms ready, for whatever imports it: workers, the command line, pages of many games. */
import { ghessMended } from '../evaluate/ghess/ghess-mended.ts';
import { ghess } from '../evaluate/ghess/ghess.ts';
import { krkDepth } from '../evaluate/krk-paper/krk-depth.ts';
import { krkPaper } from '../evaluate/krk-paper/krk-paper.ts';
import { krkReleased as krkReleasedPaper } from '../evaluate/krk-paper/krk-released.ts';
import { pythonImprovedMended } from '../evaluate/python/python-improved-mended.ts';
import { pythonImproved } from '../evaluate/python/python-improved.ts';
import { pythonSimple } from '../evaluate/python/python-simple.ts';
import { rBloggers } from '../evaluate/r-bloggers.ts';
import { addEvaluators } from '../evaluate/registry.ts';
import { swiftMended } from '../evaluate/swift/swift-mended.ts';
import { swift } from '../evaluate/swift/swift.ts';
import { chess } from '../games/chess/chess.ts';
import { krk, krkReleased } from '../games/krk/krk.ts';
import { addRules } from '../games/registry.ts';
import { aspiration } from './family/aspiration.ts';
import { deepening } from './family/deepening.ts';
import { mtdf } from './family/mtdf.ts';
import { negamax } from './family/negamax.ts';
import { pvs } from './family/pvs.ts';
import { quiescence } from './family/quiescence.ts';
import { sss } from './family/sss.ts';
import { transposition } from './family/transposition.ts';
import { ghess as ghessMinimax } from './ghess.ts';
import { addAlgorithms } from './registry.ts';
import { swift as swiftAlphaBeta } from './swift.ts';
import './tictactoe.ts';

addRules({ chess, krk, 'krk-released': krkReleased });
addEvaluators(
	{
		'r-bloggers': rBloggers,
		swift,
		'swift-mended': swiftMended,
		'python-simple': pythonSimple,
		'python-improved': pythonImproved,
		'python-improved-mended': pythonImprovedMended,
		'krk-paper': krkPaper,
		'krk-depth': krkDepth,
		'krk-released': krkReleasedPaper
	},
	{ ghess, 'ghess-mended': ghessMended }
);
addAlgorithms({
	negamax,
	tt: transposition,
	deepening,
	pvs,
	mtdf,
	sss,
	aspiration,
	quiescence,
	swift: swiftAlphaBeta,
	ghess: ghessMinimax
});
