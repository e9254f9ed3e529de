/** A wrong text for each field of the explorer's link, and its message. */
import type { LinkField } from '../../../src/lib/core/share/link.ts';

export const FIELD_FAULTS: readonly (readonly [field: LinkField, text: string, message: RegExp])[] =
	[
		[
			'game',
			'go',
			/^There is no game “go”; choose tictactoe \(Tic-tac-toe\), chess \(Chess\), .*, tree \(Typed tree\)/
		],
		['root', 'both', /There is no root “both”; choose max \(MAX\), min \(MIN\)/],
		[
			'algorithm',
			'mcts',
			/There is no algorithm “mcts”; choose minimax \(Minimax\), alphabeta \(Alpha-beta\)/
		],
		['depth', 'deep', /“deep” is not a depth/],
		['evaluator', 'stockfish', /There is no evaluator “stockfish”; choose outcome \(.+\)/],
		[
			'order',
			'alphabetical',
			/not a move order; choose listed \(Listed order\), .*, random \(Random\)/
		],
		[
			'cut',
			'loose',
			/There is no cut “loose”; choose equal \(On equality.*\), strict \(Strict.*\)/
		],
		['fail', 'often', /There is no fail “often”; choose soft \(Fail-soft\), hard \(Fail-hard\)/],
		['ties', 'all', /There is no ties “all”; choose bounds \(Bounds\), exact \(Exact ties\)/],
		['budget', 'lots', /“lots” is not a budget/],
		['v', '2', /from version “2”/],
		['step', '-1', /“-1” is not a step/],
		[
			'step',
			'99999999999999999999',
			/“99999999999999999999” is out of range: give a whole number from 0 to 9,999,999,999\.$/
		],
		[
			'future',
			'maybe',
			/There is no future “maybe”; choose problem \(Problem\), hide \(Until now\), show/
		],
		[
			'view',
			'upside-down',
			/There is no view “upside-down”; choose explore \(Explore\), lecture \(Lecture\), text/
		],
		['shadow', 'both', /There is no shadow “both”; choose on \(Yes\), off \(No\)/],
		[
			'tree',
			'palm',
			/There is no tree “palm”; choose path \(Path\), whole \(Visited tree\), minimax \(Full tree\)/
		],
		['colour', 'red', /There is no colour “red”; choose fate \(Side\), value \(Value\)/]
	];
