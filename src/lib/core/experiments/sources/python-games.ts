/**
 * The two games of "Making a simple chess engine", a blog post on Lichess: its engine, in Python with
 * python-chess, has White against Stockfish at depth 3 and loses both. The moves and the accuracies are the post's;
 * it measures a player's accuracy as the plain mean of its moves'.
 */
export interface PublishedGame {
	readonly id: string;
	/** The evaluator of the post's engine, by its id in the registry. */
	readonly evaluator: 'python-simple' | 'python-improved';
	/** The post's "depth": the plies that it searches below each root move. */
	readonly depth: number;
	/** The depth of Stockfish, which has Black. */
	readonly stockfishDepth: number;
	/** The movetext in Portable Game Notation. */
	readonly movetext: string;
	/** The full moves played; the last one is Black's. */
	readonly fullMoves: number;
	/** How long the game took on the author's computer, from the post. */
	readonly hours: number;
	readonly result: '0-1';
	/** In per cent, from the post. */
	readonly accuracy: { readonly white: number; readonly black: number };
}

export const PYTHON_GAMES: readonly PublishedGame[] = [
	{
		id: 'python-game-1',
		evaluator: 'python-simple',
		depth: 3,
		stockfishDepth: 3,
		movetext: `
1. a4 c6 2. b4 e6 3. Ba3 a5 4. c3 Nf6 5. bxa5 Be7 6. d4 O-O 7. e4 Nxe4 8. f4 d5 9. g4 e5 10. Bxe7
Qxe7 11. Qf3 Qh4+ 12. Kd1 Bxg4 13. Be2 Bxf3 14. Nxf3 Qxf4 15. Rf1 Qe3 16. Nxe5 Nxc3+ 17. Nxc3 Qxd4+
18. Bd3 Qxc3 19. Rb1 Qxe5 20. h4 Qd4 21. Kc2 Rxa5 22. Bxh7+ Kxh7 23. Rxb7 Rxa4 24. Rxb8 Rxb8 25. h5
Rc4# 0-1
`,
		fullMoves: 25,
		hours: 2,
		result: '0-1',
		accuracy: { white: 85, black: 96 }
	},
	{
		id: 'python-game-2',
		evaluator: 'python-improved',
		depth: 3,
		stockfishDepth: 3,
		movetext: `
1. Nf3 c6 2. Nc3 Nf6 3. d4 d5 4. Bg5 Bg4 5. Ne5 Bf5 6. e3 e6 7. Bd3 Bg6 8. Bxg6 hxg6 9. O-O Be7 10.
Qf3 O-O 11. Rad1 Qe8 12. Nd3 Qc8 13. Rfe1 Qc7 14. Bh4 Qa5 15. Bg5 Re8 16. Nf4 Nbd7 17. Nd3 Rab8 18.
Nf4 Ra8 19. Nd3 Rad8 20. Nf4 Bb4 21. Nd3 Bd6 22. h3 Ra8 23. b4 Bxb4 24. Nxb4 Qxb4 25. Rd3 Nh7 26.
Bh4 Qa5 27. Rb1 b6 28. e4 Rec8 29. exd5 cxd5 30. Ne2 Rxc2 31. Ra3 Qd2 32. Ng3 Qxd4 33. Be7 Qe5 34.
Qe3 Qxe3 35. fxe3 Rc4 36. Rb2 Nhf6 37. Rb1 Nh7 38. Rb2 Nhf6 39. Rb1 Ne8 40. Rb2 Rc7 41. Rab3 Nef6
42. Rb1 Rc2 43. R3b2 Rxb2 44. Rxb2 Re8 45. Bxf6 gxf6 46. e4 f5 47. exd5 exd5 48. Re2 Re5 49. a3 Kg7
50. a4 Kf8 51. h4 Re7 52. Rxe7 Kxe7 53. Ne2 Kf6 54. Nc3 Ke5 55. Nb5 a5 56. Na7 Kf4 57. Kh2 Kg4 58.
g3 f6 59. Nb5 Ne5 60. Nd4 Nd7 61. Nc2 f4 62. gxf4 Kxh4 63. Ne3 d4 64. Nd5 d3 65. Ne7 Nc5 66. Nxg6+
Kh5 67. f5 Kg4 68. Kg1 Kg5 69. Nh8 Kxf5 70. Nf7 Ke6 71. Nd8+ Kd5 72. Nc6 Kxc6 73. Kf1 Ne4 74. Ke1
d2+ 75. Ke2 f5 76. Kf1 d1=Q+ 77. Kg2 Qxa4 78. Kf1 f4 79. Kg1 f3 80. Kh2 f2 81. Kg2 Qa1 82. Kf3 Qd1+
83. Kf4 Qd2+ 84. Kf5 Nd6+ 85. Kg4 Qe2+ 86. Kg3 f1=Q 87. Kh4 Qf4+ 88. Kh3 Qeh2# 0-1
`,
		fullMoves: 88,
		hours: 2.5,
		result: '0-1',
		accuracy: { white: 88, black: 91 }
	}
];
