/** What holds for the fields of every page’s link and of every command. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BANK_OPTIONS } from '../../../src/cli/bank.ts';
import { CHECK_OPTIONS } from '../../../src/cli/check.ts';
import { COMPARE_OPTIONS } from '../../../src/cli/compare-options.ts';
import { EVALUATE_OPTIONS } from '../../../src/cli/evaluate.ts';
import { FIGURE_OPTIONS } from '../../../src/cli/figure.ts';
import { KRK_OPTIONS, SUBCOMMANDS } from '../../../src/cli/krk/krk.ts';
import { COMMANDS } from '../../../src/cli/run.ts';
import { SEARCH_OPTIONS } from '../../../src/cli/search.ts';
import { PLAY_OPTIONS } from '../../../src/cli/play-options.ts';
import { CHECK } from '../../../src/lib/core/check/check-link.ts';
import { MATCH } from '../../../src/lib/core/engines/seats.ts';
import { HYPOTHESIS } from '../../../src/lib/core/share/hypothesis-link.ts';
import { RUN } from '../../../src/lib/core/experiments/krk/run-plan.ts';
import { FIGURE } from '../../../src/lib/core/figure/step/figure-fields.ts';
import { labelsOf } from '../../../src/lib/core/fields/describe.ts';
import type { Field } from '../../../src/lib/core/fields/field.ts';
import { fieldList, type FieldList, type Texts } from '../../../src/lib/core/fields/field-list.ts';
import { GAME_IDS } from '../../../src/lib/core/games/registry.ts';
import { LESSONS } from '../../../src/lib/core/lessons/lessons-link.ts';
import { STAGE } from '../../../src/lib/core/lessons/stage-link.ts';
import { BREAK_IT } from '../../../src/lib/core/practice/break-it/break-link.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import { WORKSHEET } from '../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { hasSymmetricKeys } from '../../../src/lib/core/search/family/parse-comparison.ts';
import { SETUP } from '../../../src/lib/core/search/setup-fields.ts';
import { COMPARE } from '../../../src/lib/core/share/compare-link.ts';
import { QUESTION } from '../../../src/lib/core/share/comparison-query.ts';
import { PROGRAM } from '../../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../../src/lib/core/share/link.ts';
import { MATCHES } from '../../../src/lib/core/share/match-link.ts';
import { PLAY } from '../../../src/lib/core/share/play-link.ts';
import { PROGRAM_TREE } from '../../../src/lib/core/share/program-tree-link.ts';
import { EXHAUSTIVE } from '../../sweep.ts';

type AnyField = Field<unknown, Readonly<Record<string, unknown>>>;
type AnyList = FieldList<Readonly<Record<string, unknown>>>;
const anyList = (list: unknown): AnyList => list as AnyList;

/** Each list with its page or command, and its name in the source. */
const LISTS: readonly (readonly [of: string, list: AnyList, name: string])[] = [
	['a search', anyList(SETUP), 'SETUP'],
	['the explorer', anyList(EXPLORER), 'EXPLORER'],
	['what searches share', anyList(fieldList(QUESTION)), 'SHARED'],
	['Compare', anyList(COMPARE), 'COMPARE'],
	['Play', anyList(PLAY), 'PLAY'],
	['a match', anyList(MATCH), 'MATCH'],
	['Matches', anyList(MATCHES), 'MATCHES'],
	['the king-and-rook program', anyList(PROGRAM), 'PROGRAM'],
	['the king-and-rook tree', anyList(PROGRAM_TREE), 'PROGRAM_TREE'],
	['a king-and-rook run', anyList(RUN), 'RUN'],
	['the hypothesis', anyList(HYPOTHESIS), 'HYPOTHESIS'],
	['practice', anyList(PRACTICE), 'PRACTICE'],
	['a check of a program', anyList(CHECK), 'CHECK'],
	['Break it', anyList(BREAK_IT), 'BREAK_IT'],
	['Lessons', anyList(LESSONS), 'LESSONS'],
	['the stage', anyList(STAGE), 'STAGE'],
	['a worksheet', anyList(WORKSHEET), 'WORKSHEET'],
	['a figure', anyList(FIGURE), 'FIGURE'],
	['the command bank', anyList(BANK_OPTIONS), 'BANK_OPTIONS'],
	['the command check', anyList(CHECK_OPTIONS), 'CHECK_OPTIONS'],
	['the command compare', anyList(COMPARE_OPTIONS), 'COMPARE_OPTIONS'],
	['the commands search and trace', anyList(SEARCH_OPTIONS), 'SEARCH_OPTIONS'],
	['the command play', anyList(PLAY_OPTIONS), 'PLAY_OPTIONS'],
	['the command evaluate', anyList(EVALUATE_OPTIONS), 'EVALUATE_OPTIONS'],
	['the command figure', anyList(FIGURE_OPTIONS), 'FIGURE_OPTIONS'],
	['the commands below krk', anyList(KRK_OPTIONS), 'KRK_OPTIONS'],
	...Array.from(
		SUBCOMMANDS,
		([name, { options }]) => [`the command krk ${name}`, anyList(options), name] as const
	)
];

const NUMBERS = ['0', '1', '2', '3', '4', '9', '16', '500', '4294967295'];
const POSITIONS = [
	'[[3,5],[2,9]]',
	'[-inf,[2.5,[1]]]',
	'X...O....',
	'.O..X.O.X',
	'206557 b',
	'8/8/6k1/3R4/8/3K4/8/8 w - - 0 1 moves d5e5 g6f6',
	'k7/2P5/1K6/8/8/8/8/8 w - - 0 1',
	'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1',
	'8/5B2/k5p1/4rp2/8/8/PP6/1K3R2 w - - 0 1 moves b2b4 e5e2'
];
/** Texts by field, besides its choices; many are valid only with certain others. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
	position: POSITIONS,
	start: [...POSITIONS, '206557', '194'],
	depth: ['whole', ...NUMBERS],
	open: ['whole', 'root', 'd5e5', 'd5e5-g6f6'],
	evaluator: ['ghess:material', 'ghess:material,passed-pawns'],
	order: ['listed', 'random:7'],
	over: ['none', 'squares', 'tension'],
	step: ['end', ...NUMBERS],
	algorithms: ['minimax,alphabeta', 'pvs,tt,minimax', 'pvs'],
	depths: ['3', '1-4', '2-2', '4-1', '1-99'],
	own: ['c3,a1', 'a&b=c+d %é', ''],
	sample: ['300:1'],
	equal: ['0.5'],
	moves: ['e2e4', 'e2e4,e7e5', '0,4', 'd5e5-g6f6', 'd5e5', 'game', ''],
	engine: ['ghess', 'ghess:4', 'r-bloggers', 'random'],
	first: ['ghess:4', 'random', 'stockfish', 'stockfish:8'],
	second: ['ghess', 'stockfish:1'],
	id: ['206557', '194'],
	lesson: ['alpha-beta-lecture', 'mine'],
	side: ['white', 'Black', 'x', 'o', 'both', 'none'],
	resigned: ['white', 'black', 'x', 'o'],
	white: ['Anna & Bob', 'ghess:4', 'x'.repeat(80), ...NUMBERS],
	black: ['Zoë+', 'random', ...NUMBERS],
	profile: ['released,ties:uniform', 'clean,mates:depth'],
	steps: ['1,2', '7', '2, 1, 2', ...NUMBERS],
	starts: ['all', 'classes', 'every:7', 'ids:1-999'],
	shade: ['none', 'free-taken'],
	ask: ['values', 'cuts,values', 'windows,count,move,reorder', 'reorder'],
	diagnose: ['on', 'off'],
	pairs: ['on', 'off'],
	title: ['Sheet 1 & 2', 'x'.repeat(81), ''],
	trees: NUMBERS,
	variants: NUMBERS,
	points: NUMBERS
};

/** Texts that are valid only together. */
const TOGETHER: readonly Readonly<Record<string, string>>[] = [
	{ game: 'krk', position: '206557', algorithm: 'minimax', depth: '4', open: 'd5e5-g6f6' },
	{ game: 'krk-released', position: '206557', algorithm: 'minimax', depth: '8', open: 'root' },
	{ game: 'chess', evaluator: 'ghess', over: 'tension', depth: '2', start: '' },
	{ game: 'tictactoe', start: 'X...O....', moves: '1,2', ply: '1', resigned: 'x', first: 'random' },
	{ start: '206557', moves: 'd5e5-g6f6', ply: '1' },
	{ game: 'tictactoe', keys: 'symmetric', depths: '1-3' },
	{ games: '9', show: '4', at: '3' },
	{ game: 'tree', level: '5', seed: '17', order: 'reversed', cut: 'strict' },
	{ game: 'tictactoe', level: '3', position: '.O..X.O.X', at: 'c2', ties: 'exact', depth: '3' }
];

/** Texts for a list, most of them valid. */
function textsFor(list: AnyList): fc.Arbitrary<Texts<string>> {
	const any = fc.record(
		Object.fromEntries(
			fieldsOf(list).map(([, name, field]) => [
				name,
				fc.constantFrom(...(field.choices ?? []), ...(TEXTS[name] ?? NUMBERS))
			])
		),
		{ requiredKeys: [] }
	);
	return fc.oneof(
		any,
		fc.tuple(any, fc.constantFrom(...TOGETHER)).map(([texts, together]) => ({
			...(texts as Texts<string>),
			...Object.fromEntries(Object.entries(together).filter(([name]) => list.names.includes(name)))
		}))
	);
}

/** Valid values of a list: those that it reads from such texts. */
function valuesFor(list: AnyList): fc.Arbitrary<Readonly<Record<string, unknown>>> {
	return textsFor(list).map((texts) => {
		const { values } = list.parse(texts);
		// A start may be typed with moves, which belong to the moves of the game.
		return list === anyList(PLAY) ? list.parse(list.texts(values)).values : values;
	});
}

function fieldsOf(list: AnyList): (readonly [key: string, name: string, field: AnyField])[] {
	return Object.entries<AnyField>(list.fields as never).map(
		([key, field], i) => [key, list.names[i] as string, field] as const
	);
}

/** The fields that any part of a field's declaration asks for, directly or not. */
function dependsOn(
	list: AnyList,
	values: Readonly<Record<string, unknown>>,
	key: string
): ReadonlySet<string> {
	const found = new Set<string>();
	const visit = (one: string): void => {
		const known = new Proxy(values, {
			get: (target, other) => {
				if (typeof other === 'string' && other !== one && !found.has(other)) {
					found.add(other);
					visit(other);
				}
				return Reflect.get(target, other) as unknown;
			},
			ownKeys: (target) => {
				for (const other of Object.keys(target)) if (other !== one) Reflect.get(known, other);
				return Reflect.ownKeys(target);
			}
		});
		const field = (list.fields as Readonly<Record<string, AnyField>>)[one] as AnyField;
		const text = field.format(values[one], known) ?? '';
		field.parse(text, known);
		field.default(known);
		for (const other of field.needs ?? []) Reflect.get(known, other);
	};
	visit(key);
	return found;
}

/** Fields that take any text, because a part of the page parses it, and those that take any short one. */
const ANY_TEXT = new Set<unknown>([
	CHECK.fields.printed,
	CHECK.fields.second,
	CHECK_OPTIONS.fields.printed,
	BANK_OPTIONS.fields['out'],
	FIGURE_OPTIONS.fields['out'],
	FIGURE_OPTIONS.fields['steps'],
	KRK_OPTIONS.fields['out'],
	SEARCH_OPTIONS.fields['out'],
	COMPARE.fields.own,
	COMPARE.fields.sample,
	COMPARE.fields.equal,
	PRACTICE.fields.at,
	WORKSHEET.fields.at
]);
/** A drawn exercise has no part: whatever is written there is a fault. */
function isOfDrawn(field: unknown, values: object): boolean {
	const isPart = field === PRACTICE.fields.at || field === WORKSHEET.fields.at;
	return isPart && 'position' in values && values.position === null;
}

const NAMES = new Set<unknown>([PLAY.fields.white, PLAY.fields.black, WORKSHEET.fields.title]);

const RUNS = { numRuns: EXHAUSTIVE ? 300 : 60 };

test('each list of fields in the source is one of these', () => {
	const declared = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.ts'))
		.flatMap((path) => [
			...readFileSync(`src/${path}`, 'utf8').matchAll(
				/^(?:export )?const (\w+) = (?:fieldList|optionsOf|command)\b/gm
			)
		])
		.map(([, name]) => name);
	// These take codes, files, links and other commands.
	const others = ['bank', 'deck', 'figure', 'grade', 'krk', 'lesson', 'worksheet'];
	const commands = [...COMMANDS.keys()].filter((name) => !others.includes(name));
	expect(declared.sort()).toEqual([...LISTS.map(([, , name]) => name), ...commands].sort());
});

describe.each(LISTS)('the fields of %s', (_, list) => {
	test('every field has a name of its own, a label and a line about it', () => {
		expect(new Set(list.names).size).toBe(list.names.length);
		expect(Object.keys(labelsOf(list))).toEqual([...list.names, 'v', 'link']);
		for (const [, name, field] of fieldsOf(list)) {
			expect([name, field.label]).toEqual([name, expect.stringMatching(/^\p{Lu}/u)]);
			expect([name, field.about]).toEqual([name, expect.stringMatching(/^[^\n]+[^.\n]$/)]);
		}
	});

	test('a form offers what the field reads, and nothing twice', () => {
		for (const game of GAME_IDS) {
			for (const [, name, field] of fieldsOf(list)) {
				// Only the position editor offers it, where the position does not say it.
				if (name === 'root') continue;
				const { values } = list.parse(list.names.includes('game') ? { game } : {});
				if (field.shown?.(values) === false) continue;
				const ids = field.options?.(values).map(({ id }) => id) ?? [];
				expect(new Set(ids).size, name).toBe(ids.length);
				for (const id of ids) {
					const read = field.parse(id, values);
					const isLeftOut =
						(id === 'symmetric' && !hasSymmetricKeys(SETUP.parse({ game }).values)) ||
						// A match begins at its start, where this engine may refuse to play.
						(id === 'krk-paper' && ['first', 'second', 'white', 'black'].includes(name));
					expect([name, id, read.ok], game).toEqual([name, id, !isLeftOut]);
				}
			}
		}
	});

	test('every written link can be read, and opens the same values', () => {
		fc.assert(
			fc.property(valuesFor(list), (values) => {
				const whole = { values, faults: [], assumed: null };
				expect(list.read(list.query(values))).toEqual({ ...whole, texts: list.changed(values) });
				expect(list.parse(list.texts(values))).toEqual(whole);
				expect(list.fill({ ...values, another: 1 })).toEqual(values);
			}),
			RUNS
		);
	});

	test('a link leaves out every default, but of fields that it always gives', () => {
		const always = fieldsOf(list).filter(([, , field]) => field.written === 'always');
		expect(Object.keys(list.changed(list.defaults))).toEqual(always.map(([, name]) => name));
		fc.assert(
			fc.property(valuesFor(list), (values) => {
				const changed: Texts<string> = list.changed(values);
				for (const [key, name, field] of fieldsOf(list)) {
					if (field.written === 'always') continue;
					const text = field.format(values[key], values);
					const usual = field.format(field.default(values), values);
					expect([name, changed[name]]).toEqual([
						name,
						text === usual ? undefined : (text ?? undefined)
					]);
				}
			}),
			RUNS
		);
	});

	test('a field is where its list puts it, and a momentary one is no part of the setting', () => {
		fc.assert(
			fc.property(valuesFor(list), (values) => {
				const names = (query: string): string[] =>
					query === '' ? [] : query.split('&').map((part) => part.split('=')[0] as string);
				const written = names(list.query(values));
				expect(written).toEqual(list.names.filter((name) => written.includes(name)));
				const lasting = fieldsOf(list)
					.filter(([, , field]) => field.momentary !== true)
					.map(([, name]) => name);
				expect(names(list.settingOf(list.query(values)))).toEqual(
					written.filter((name) => lasting.includes(name))
				);
			}),
			RUNS
		);
	});

	test('a form offers the value in use, with its seed or its terms', () => {
		// A player has a depth, and starts have numbers, in a control of their own; shades are ticked.
		const others = ['engine', 'first', 'second', 'white', 'black', 'starts', 'shade'];
		fc.assert(
			fc.property(valuesFor(list), (values) => {
				for (const [key, name, field] of fieldsOf(list)) {
					const ids = field.options?.(values).map(({ id }) => id) ?? [];
					const text = field.format(values[key], values);
					if (ids.length === 0 || text === null || others.includes(name)) continue;
					expect([name, ids]).toEqual([name, expect.arrayContaining([text])]);
				}
			}),
			RUNS
		);
	});

	test('junk in one field is a fault of that field, and changes only fields that depend on it', () => {
		fc.assert(
			fc.property(
				valuesFor(list),
				fc.constantFrom(...fieldsOf(list)),
				fc.constantFrom('�', '�'.repeat(10_000), '-1.5e', '%', '<b>'),
				(values, [key, name, field], junk) => {
					const read = list.parse({ ...list.texts(values), [name]: junk });
					const wrong = read.faults.map((one) => one.field);
					const takesAny = ANY_TEXT.has(field) && !isOfDrawn(field, values);
					const takes = takesAny || (NAMES.has(field) && junk.length <= 80);
					expect([name, wrong.includes(name)]).toEqual([name, !takes]);
					for (const { fault } of read.faults) {
						expect(fault.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
						expect(fault.message).toMatch(/^[^\n]{1,1200}\.$/);
					}
					for (const [other, otherName] of fieldsOf(list)) {
						if (other === key || dependsOn(list, values, other).has(key)) continue;
						expect([other, read.values[other]]).toEqual([other, values[other]]);
						expect(wrong).not.toContain(otherName);
					}
				}
			),
			RUNS
		);
	});
});
