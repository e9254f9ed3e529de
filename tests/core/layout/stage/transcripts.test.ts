/** Stages as text, each compared with its picture: what is drawn, where and how large, and what it says. */
import { expect, test } from 'vitest';
import { knownAt } from '../../../../src/lib/core/explain/known.ts';
import { createStory } from '../../../../src/lib/core/explain/story.ts';
import type { Stage, StageRoom } from '../../../../src/lib/core/layout/stage/parts.ts';
import spine from '../../../../src/lib/core/layout/stage/spine.ts';
import { fittingScene, stageOf, stageScene } from '../../../../src/lib/core/layout/stage/stage.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { momentAt } from '../../../../src/lib/core/trace/cursor.ts';
import { problemOf } from '../../../../src/lib/core/trace/problem.ts';
import { ghostSizeOf, ghostValueOf } from '../../../../src/lib/core/trace/recording.ts';
import { valueOf } from '../../practice/exercises.ts';
import { record } from '../../search/record.ts';
import { measure } from './measure.ts';
import { measureByTable } from './measure-table.ts';
import { writeStage } from './stage-transcript.ts';

const ROOMS = {
	explore: room('explore', 874, 508, 900),
	low: room('explore', 735, 400, 720),
	large: room('explore', 1240, 690, 1080),
	lecture: room('lecture', 1249, 729, 1080),
	'small lecture': room('lecture', 803, 437, 720),
	narrow: room('narrow', 733, 462, 1024),
	'low and narrow': room('narrow', 558, 311, 512),
	phone: room('phone', 390, 300, 844),
	'low phone': room('phone', 320, 188, 640),
	'wide phone': room('phone', 545, 231, 390),
	'wide lecture': room('lecture', 1224, 568, 720),
	'high lecture': room('lecture', 866, 584, 900)
} as const;

function room(
	look: StageRoom['look'],
	width: number,
	height: number,
	windowHeight: number
): StageRoom {
	return { size: { width, height }, look, windowHeight };
}

const tree = (position: string, fields: SetupFields = {}): SetupFields => ({
	game: 'tree',
	position,
	...fields
});
const TEXTBOOK = '[[3,12,8],[2,4,6],[14,5,2]]';
const THREE_PLIES = '[[[3,5],[6,9]],[[1,2],[0,-1]]]';
const FOUR_PLIES = '[[[[8,7],[3,9]],[[9,8],[2,4]]],[[[1,8],[8,9]],[[9,9],[3,4]]]]';
const DEEP = '[5,[[[4,9],7],8]]';
const CHAIN = '[5,[[[[[[[4,9],7],8],3],6],2],1]]';
const NAMED = 'start:[attack:[win:9,lose:-9],trade:[even:0,press:[gain:2,slip:-1]],wait:-3]';
const LONG_VALUES = tree('[[12345678901,2],[3,-12345678901]]');
const MTDF = tree(TEXTBOOK, { algorithm: 'mtdf' });
const PROBES = { game: 'tictactoe', position: 'XOX.O....', algorithm: 'pvs', shadow: 'off' };
const TABLE = { game: 'tictactoe', position: 'X...O....', algorithm: 'tt', depth: '4' };
const BOARDS = { game: 'tictactoe', position: 'XOXO.....', algorithm: 'alphabeta' };
const NINE_PLIES = { game: 'tictactoe', position: '.........', shadow: 'off' };
const CHESS = { game: 'chess', position: '8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1', depth: '3' };
const QUEENS = {
	game: 'chess',
	position: 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1',
	depth: '1'
};
const ROOK = {
	game: 'krk',
	position: '206557',
	algorithm: 'minimax',
	depth: '4',
	open: 'd5e5-g6f6'
};

type Picture = readonly [
	room: keyof typeof ROOMS,
	step: number | 'end',
	fields: SetupFields,
	future?: 'hide' | 'show' | 'problem'
];

const WHOLE: Readonly<Record<string, Picture>> = {
	'a cutoff of the textbook tree': ['low', 12, tree(TEXTBOOK)],
	'a deep cutoff': ['explore', 9, tree(DEEP)],
	'a deep tree of MIN in a lecture': [
		'lecture',
		2,
		tree('[-5,[[[-4,-9],-7],-8]]', { root: 'min' })
	],
	'bounds of a pass': ['explore', 8, MTDF],
	'values below their shapes': ['lecture', 7, LONG_VALUES, 'show'],
	'minimax at every node': ['narrow', 21, tree(THREE_PLIES), 'show'],
	'a move searched again': [
		'lecture',
		13,
		tree('[1,[[2,5],3],[[4,2],[7,1]]]', { algorithm: 'pvs' })
	],
	'bounds above the lowest nodes': ['explore', 12, tree(FOUR_PLIES), 'show'],
	'passes of a deep tree': ['large', 37, tree(CHAIN, { algorithm: 'mtdf' })],
	'names in a small lecture': ['small lecture', 12, tree(NAMED), 'show'],
	'a search of several windows': [
		'narrow',
		52,
		{ game: 'tictactoe', position: 'XOXXO.O..', algorithm: 'aspiration' }
	],
	'small boards in a lecture': ['wide lecture', 5, { game: 'tictactoe', position: 'XOXXO.O..' }],
	'a problem': ['narrow', 0, tree(TEXTBOOK), 'problem'],
	'small boards': ['explore', 26, { game: 'tictactoe', position: 'XOXXO.O..' }]
};

const SPINE: Readonly<Record<string, Picture>> = {
	'a cutoff by a bound in a compact row': ['low', 85, BOARDS],
	'a cutoff at the root': ['low and narrow', 10, MTDF],
	'a cutoff of a probe': ['small lecture', 22, PROBES],
	'a move searched again': ['phone', 44, PROBES],
	'moves of the root as boards': ['low', 0, BOARDS],
	'moves of the root in three lines': [
		'low and narrow',
		210,
		{ ...CHESS, depth: '2', algorithm: 'pvs' }
	],
	'many moves of the root in a lecture': ['lecture', 2, QUEENS],
	'ties with long values': ['low phone', 'end', QUEENS],
	'a named tie without space': ['low phone', 'end', LONG_VALUES],
	'a long value in a narrow lecture': ['lecture', 7, LONG_VALUES],
	'a strip without space': ['low phone', 621, CHESS],
	'a strip beside a compact row': ['low phone', 257, { ...CHESS, depth: '2', algorithm: 'pvs' }],
	'the best line in words': ['low phone', 'end', CHESS],
	'the best line with a fold': ['low phone', 'end', NINE_PLIES],
	'an owner between two folds': ['low phone', 20415, NINE_PLIES],
	'a node to open': ['phone', 1, ROOK],
	'a deep cutoff with minimax at every node': ['large', 7, tree(DEEP), 'show'],
	'many named ties': [
		'high lecture',
		2345,
		{ game: 'tictactoe', position: 'O...X...X', algorithm: 'ghess' }
	],
	'ties beside long names': ['wide phone', 18, tree(NAMED, { algorithm: 'negamax' })],
	'low rows': [
		'low and narrow',
		45,
		tree(CHAIN, { algorithm: 'mtdf', root: 'min', cut: 'strict' }),
		'show'
	],
	'fans in the grid of the root': [
		'low',
		9,
		tree('[[-106.125],[-74.5,[[[1,-2,0,3]],[0],[[-2,8.875,51,-3],-1,[90.5,0,37.75]]]]]', {
			root: 'min',
			cut: 'strict'
		}),
		'show'
	],
	'boards in a lecture': [
		'high lecture',
		0,
		{ game: 'tictactoe', position: 'XOX.O....', algorithm: 'tt' }
	],
	'few boards in a lecture': ['wide lecture', 18, { game: 'tictactoe', position: 'XOXXO.O..' }],
	'a node to open in a lecture': ['lecture', 11, { ...ROOK, depth: '2', open: 'root' }],
	'bounds beside totals': [
		'low and narrow',
		62,
		{
			game: 'tictactoe',
			position: 'O.XXX...O',
			evaluator: 'outcome',
			depth: 'whole',
			ties: 'exact',
			order: 'random:17',
			algorithm: 'alphabeta'
		}
	],
	'long values in a lecture': [
		'small lecture',
		9,
		tree('[[12345678901,2],[3,-12345678901],[1.125,-77.625]]', {
			algorithm: 'negamax',
			root: 'min',
			cut: 'strict'
		})
	],
	'a problem': ['phone', 0, tree(FOUR_PLIES), 'problem'],
	'a table hit': ['large', 99, TABLE]
};

function write(form: Stage['form'], [where, when, fields, future = 'hide']: Picture): string {
	const searched = record(fields);
	const recording = future === 'problem' ? valueOf(problemOf(searched)) : searched;
	const { trace } = recording;
	const story = createStory(trace, ghostSizeOf(recording), ghostValueOf(recording));
	const room = ROOMS[where];
	const whole = form === 'whole' ? fittingScene(recording, story, room, measureByTable) : null;
	const scene = stageScene(whole, spine, story, room, measure);
	if (scene?.form !== form) throw new Error('the tree does not fit');
	const step = when === 'end' ? trace.steps - 1 : when;
	const known = knownAt(trace, step, future);
	const stage = stageOf(scene, story, momentAt(trace, step), known, new Set());
	for (const { key, parent } of stage.nodes) {
		expect(parent).toBe(key === 'root' ? null : key.split('/').slice(0, -1).join('/') || 'root');
	}
	return `${writeStage(stage)}\n`;
}

const file = (form: Stage['form'], name: string): string =>
	`transcripts/${form}/${name.replaceAll(' ', '-')}.txt`;

test.each(Object.entries(WHOLE))('whole: %s', async (name, picture) => {
	await expect(write('whole', picture)).toMatchFileSnapshot(file('whole', name));
});

test.each(Object.entries(SPINE))('spine: %s', async (name, picture) => {
	await expect(write('spine', picture)).toMatchFileSnapshot(file('spine', name));
});
