import { expect, it } from 'vitest';
import { seedOf, settleSweeps } from '../../scripts/sweep.mjs';
import { EXHAUSTIVE, SEED, THINNER, hasTurn, partOf, runs, seedFrom, slice } from '../sweep.ts';

const DAY = 86_400_000;
const items = Array.from({ length: 103 }, (_, i) => `item ${i}`);

it.each([1, 2, 20, 103, 500])('every item has its day in a cycle of %i days', (parts) => {
	const days = Math.min(parts, items.length);
	const first = 20_779;
	const seen = Array.from({ length: days }, (_, i) => partOf(items, parts, first + i));
	expect(seen.flat().sort()).toEqual([...items].sort());
	const sizes = seen.map(({ length }) => length);
	expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
	expect(Math.min(...sizes)).toBeGreaterThan(0);
});

it('a day has a fixed part, in the order of the list and spread over it', () => {
	const part = partOf(items, 10, 5);
	expect(partOf(items, 10, 15)).toEqual(part);
	expect(items.filter((item) => part.includes(item))).toEqual(part);
	const steps = part.slice(1).map((item, i) => items.indexOf(item) - items.indexOf(part[i] ?? ''));
	expect(new Set(steps).size).toBeGreaterThan(2);
});

it('the part of an empty list is empty', () => {
	expect(partOf([], 20, 7)).toEqual([]);
});

it('a daily run takes the part of its seed, an exhaustive run every item', () => {
	expect(slice(items, 20)).toEqual(EXHAUSTIVE ? items : partOf(items, 20 * THINNER, SEED));
	expect(slice(items, 20, 3)).toEqual(EXHAUSTIVE ? items : partOf(items, 20 * THINNER, SEED + 3));
	expect([runs(500 * THINNER), runs(30 * THINNER), runs(1), runs(30 * THINNER, 3)]).toEqual(
		EXHAUSTIVE ? [500 * THINNER, 30 * THINNER, 1, 30 * THINNER] : [25, 2, 1, 10]
	);
});

it('of tests that share the days of a cycle, each has one, and all have the exhaustive run', () => {
	const numbers = Array.from({ length: 7 }, (_, at) => at);
	const inTurn = numbers.filter((at) => hasTurn(7, at));
	expect(inTurn).toEqual(EXHAUSTIVE ? numbers : numbers.filter((at) => (SEED + at) % 7 === 0));
	expect(inTurn).toHaveLength(EXHAUSTIVE ? 7 : 1);
});

it('different numbers give different seeds of 32 bits', () => {
	const seeds = items.map((_, i) => seedFrom(i));
	expect(new Set(seeds).size).toBe(items.length);
	expect(seeds.every((seed) => seed === seed >>> 0)).toBe(true);
});

it('the seed is the number of the day (UTC), unless the environment sets one', () => {
	const noon = Date.UTC(2026, 10, 22, 12);
	expect(seedOf({}, noon)).toBe(20_779);
	expect(seedOf({}, noon + DAY)).toBe(20_780);
	expect(seedOf({ SWEEP_SEED: '' }, noon)).toBe(20_779);
	expect(seedOf({ SWEEP_SEED: '7' }, noon)).toBe(7);
});

it.each(['-1', '1.5', 'today', '1234567890'])('the seed %s is refused', (text) => {
	expect(() => seedOf({ SWEEP_SEED: text })).toThrow(/^SWEEP_SEED: .*at most nine digits/);
});

it('seed and extent of a run have two names each, and the processes that it starts inherit both', () => {
	const env: Record<string, string | undefined> = { SWEEP_SEED: '12', VITE_EXHAUSTIVE: '1' };
	expect(settleSweeps({ env })).toEqual({ seed: 12, isExhaustive: false });
	expect(env).toEqual({ SWEEP_SEED: '12', VITE_SWEEP_SEED: '12' });
	expect(settleSweeps({ env, all: true })).toEqual({ seed: 12, isExhaustive: true });
	const whole = { SWEEP_SEED: '12', VITE_SWEEP_SEED: '12', EXHAUSTIVE: '1', VITE_EXHAUSTIVE: '1' };
	expect(env).toEqual(whole);
	expect(settleSweeps({ env })).toEqual({ seed: 12, isExhaustive: true });
	expect(env).toEqual(whole);
});
