import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_MOVE, type Move } from '../../../src/lib/core/games/game.ts';
import type { SetupFields } from '../../../src/lib/core/search/setup-fields.ts';
import { ALGORITHM_IDS } from '../../../src/lib/core/search/registry.ts';
import { eventAt } from '../../../src/lib/core/trace/cursor.ts';
import { sameMoment, type SameMoment } from '../../../src/lib/core/trace/same-moment.ts';
import { expectSame } from '../../same.ts';
import { runs, seedFrom } from '../../sweep.ts';
import { pathOf, record, rowsWhere, setupOf } from '../search/record.ts';
import { everySearch, rules } from '../search/samples.ts';
import { eventsOf } from './naive.ts';
import { partialTrace, stopped } from './stopped.ts';

/** An event in words: what happens, to which path of moves, in which pass, at which visit of that path. */
interface Told {
	readonly what: string;
	readonly path: string;
	readonly pass: number;
	readonly visit: number;
	/** The paths that a cutoff prunes. */
	readonly pruned: readonly string[];
}

const join = (moves: readonly Move[]): string => moves.join(' ');

/** The events of a search, written down one after another, without a trace. */
function tell(fields: SetupFields): Told[] {
	const stack: Move[] = [];
	const options: (readonly Move[])[] = [];
	let visits = new Map<string, number>();
	let pass = -1;
	return eventsOf(setupOf(fields)).map((event): Told => {
		const about = (what: string, moves: readonly Move[], isNext = false): Told => {
			const path = join(moves);
			const visit = (visits.get(path) ?? 0) - (isNext ? 0 : 1);
			return { what, path, pass, visit, pruned: [] };
		};
		switch (event.kind) {
			case 'pass':
				stack.length = 0;
				options.length = 0;
				visits = new Map();
				pass++;
				return about('pass', [], true);
			case 'enter':
			case 'evaluate':
			case 'hit': {
				if (pass < 0) pass = 0;
				if (event.move !== NO_MOVE) stack.push(event.move);
				options.push(event.kind === 'enter' ? event.moves : []);
				visits.set(join(stack), (visits.get(join(stack)) ?? 0) + 1);
				return about('entry', stack);
			}
			case 'probe':
			case 'research':
				return about(event.kind, [...stack, event.move], true);
			case 'return': {
				const told = about('return', stack);
				stack.pop();
				options.pop();
				return told;
			}
			case 'cut': {
				const moves = (options.at(-1) ?? []).slice(event.firstUnsearched);
				return { ...about('cut', stack), pruned: moves.map((move) => join([...stack, move])) };
			}
			case 'finish':
				return about('finish', []);
		}
	});
}

/** The same moment, found by looking through all events. */
function lookFor(old: readonly Told[], step: number, now: readonly Told[], isOther: boolean) {
	const answer = (at: number, departure: SameMoment['departure']): SameMoment => ({
		step: at,
		departure
	});
	if (step === 0) return answer(0, null);
	const wanted = old[step] as Told;
	if (wanted.what === 'finish' && step === old.length - 1) return answer(now.length - 1, null);
	const lastPass = (now.at(-1) as Told).pass;
	const pass = isOther ? lastPass : Math.min(wanted.pass, lastPass);
	const isHere = (told: Told): boolean => told.pass === pass;
	const entries = (path: string): Told[] =>
		now.filter((told) => isHere(told) && told.what === 'entry' && told.path === path);
	const visits = entries(wanted.path).length;
	if (visits === 0) {
		const moves = wanted.path.split(' ');
		let length = moves.length - 1;
		while (entries(moves.slice(0, length).join(' ')).length === 0) length--;
		const child = moves.slice(0, length + 1).join(' ');
		const cut = now.findLastIndex((told) => isHere(told) && told.pruned.includes(child));
		if (cut >= 0) return answer(cut, 'pruned');
		const ancestor = entries(moves.slice(0, length).join(' ')).at(-1) as Told;
		return answer(now.indexOf(ancestor), 'unvisited');
	}
	const visit = Math.min(wanted.visit, visits - 1);
	const find = (what: string): number =>
		now.findIndex(
			(told) =>
				isHere(told) && told.what === what && told.path === wanted.path && told.visit === visit
		);
	const found = find(wanted.what);
	const isExact = visit === wanted.visit && (isOther || pass === wanted.pass);
	if (found >= 0) return answer(found, isExact ? null : 'absent');
	if (wanted.what !== 'cut') return answer(find('entry'), 'absent');
	const cause: SameMoment = lookFor(old, step - 1, now, isOther);
	return answer(cause.step, cause.departure ?? 'no-cutoff');
}

/** The same search with one leaf of its tree changed, or as it is for other games. */
function withLeaf(fields: SetupFields, at: number, value: number): SetupFields {
	if (fields.game !== 'tree') return fields;
	const leaves = fields.position?.match(/[^[\],]+/g) ?? [];
	let left = at % leaves.length;
	return {
		...fields,
		position: fields.position?.replace(/[^[\],]+/g, (leaf) => (left-- === 0 ? String(value) : leaf))
	} as SetupFields;
}

const change = fc.oneof(
	rules.map((next) => (fields: SetupFields) => ({ ...fields, ...next })),
	fc.constantFrom('equal', 'strict').map((cut) => (fields: SetupFields): SetupFields => ({
		...fields,
		cut
	})),
	fc.tuple(fc.nat(99), fc.integer({ min: -5, max: 5 })).map(
		([at, value]) =>
			(fields: SetupFields) =>
				withLeaf(fields, at, value)
	),
	fc.constantFrom(...ALGORITHM_IDS).map((algorithm) => (fields: SetupFields): SetupFields => ({
		...fields,
		algorithm
	}))
);

describe('the same moment of another search', () => {
	test.each(ALGORITHM_IDS)('%s: each step is found by looking through all events', (algorithm) => {
		fc.assert(
			fc.property(everySearch, change, (search, changed) => {
				const fields = { ...search, algorithm };
				const next = changed(fields);
				const before = record(fields).trace;
				const after = record(next).trace;
				const old = tell(fields);
				const now = tell(next);
				const isOther = next.algorithm !== algorithm;
				for (let step = 0; step < before.steps; step++) {
					expectSame(sameMoment(before, step, after), lookFor(old, step, now, isOther), `${step}`);
				}
			}),
			{ numRuns: runs(1500, 100), seed: seedFrom(ALGORITHM_IDS.indexOf(algorithm)) }
		);
	});

	test('a search that was stopped has the moments up to its last event', () => {
		fc.assert(
			fc.property(stopped, change, ({ fields, events, steps }, changed) => {
				const whole = changed(fields);
				const before = record(whole).trace;
				const after = partialTrace(fields, events);
				const old = tell(whole);
				const now = tell(fields).slice(0, steps);
				const isOther = whole.algorithm !== fields.algorithm;
				for (let step = 0; step < before.steps; step++) {
					expectSame(sameMoment(before, step, after), lookFor(old, step, now, isOther), `${step}`);
				}
			}),
			{ numRuns: runs(1500, 30), seed: seedFrom(99) }
		);
	});

	test('in the same search each step is itself', () => {
		fc.assert(
			fc.property(everySearch, (fields) => {
				const { trace } = record(fields);
				const again = record(fields).trace;
				for (let step = 0; step < trace.steps; step++) {
					expectSame(sameMoment(trace, step, again), { step, departure: null });
				}
			}),
			{ numRuns: runs(400, 10) }
		);
	});
});

const TEXTBOOK = { game: 'tree', position: '[[3,12,8],[2,4,6],[14,5,2]]' };

/** The event of the found step, with the paths of its rows. */
function moved(from: SetupFields, step: number, to: SetupFields) {
	const { trace } = record(to);
	const { step: at, departure } = sameMoment(record(from).trace, step, trace);
	const { kind, node, subject } = eventAt(trace, at);
	return { departure, kind, node: pathOf(trace, node), subject: pathOf(trace, subject) };
}

describe('the same moment of the textbook tree', () => {
	// Steps of alpha-beta: 9 enters b, 11 returns b1 = 2, 12 prunes b2 and b3, 13 returns b.
	test('a return stays the same return when ≥ becomes >', () => {
		expect(moved(TEXTBOOK, 11, { ...TEXTBOOK, cut: 'strict' })).toEqual({
			departure: null,
			kind: 'return',
			node: '1',
			subject: '1 0'
		});
	});

	test('a return whose child is now pruned is shown at the cutoff that prunes it', () => {
		const minimax = { ...TEXTBOOK, algorithm: 'minimax' };
		const { trace } = record(minimax);
		const row = trace.rowAt([1, 1]);
		expect(moved(minimax, trace.exitStepOf(row), TEXTBOOK)).toEqual({
			departure: 'pruned',
			kind: 'cut',
			node: '1',
			subject: '1 1'
		});
	});

	test('a node that both searches of a move prune is shown at the later cutoff', () => {
		const tree = { game: 'tree', position: '[6,[[[1,3],8]]]' };
		const { trace } = record({ ...tree, algorithm: 'pvs' });
		const pruned = rowsWhere(trace, (row) => pathOf(trace, row) === '1 0 0 1');
		expect(pruned.map((row) => trace.isPruned(row))).toEqual([true, true]);
		const minimax = record({ ...tree, algorithm: 'minimax' }).trace;
		const step = minimax.enterStepOf(minimax.rowAt([1, 0, 0, 1]));
		expect(sameMoment(minimax, step, trace)).toEqual({
			step: trace.enterStepOf(pruned[1] ?? NaN),
			departure: 'pruned'
		});
	});

	test('a cutoff that a new leaf takes away is shown at the return before it', () => {
		expect(moved(TEXTBOOK, 12, { ...TEXTBOOK, position: '[[3,12,8],[7,4,6],[14,5,2]]' })).toEqual({
			departure: 'no-cutoff',
			kind: 'return',
			node: '1',
			subject: '1 0'
		});
	});

	test('another move order has the same return at another step', () => {
		expect(moved(TEXTBOOK, 8, { ...TEXTBOOK, order: 'reversed' })).toEqual({
			departure: null,
			kind: 'return',
			node: '',
			subject: '0'
		});
	});

	test('the end stays the end, and the start the start', () => {
		const strict = { ...TEXTBOOK, order: 'reversed', cut: 'strict' };
		const { steps } = record(TEXTBOOK).trace;
		expect(moved(TEXTBOOK, steps - 1, strict).kind).toBe('finish');
		expect(sameMoment(record(TEXTBOOK).trace, 0, record(strict).trace).step).toBe(0);
	});
});
