import { describe, expect, test } from 'vitest';
import { plyRows } from '../../../../src/lib/core/layout/stage/placement/spine/ply-rows.ts';

const ROWS = { u: 40, last: 9, compact: 8, compactHeight: 28 };

describe('ply rows', () => {
	test('each ply has its own row as long as the rows suffice', () => {
		const { rowOf, folds } = plyRows(ROWS, 9, 8, 3);
		expect([0, 4, 9].map(rowOf)).toEqual([0, 4, 9]);
		expect(folds).toEqual([]);
	});

	test('every ply of a deeper path has a row or is in one fold, and rows keep their side', () => {
		const faults: string[] = [];
		for (let plies = 10; plies <= 60; plies++) {
			for (const owner of [null, 0, 1, 2, 5, plies - 1]) {
				const { rowOf, plyAt, folds } = plyRows(ROWS, plies, plies - 1, owner);
				const taken = new Set(folds.map(({ row }) => row));
				for (let ply = 0; ply <= plies; ply++) {
					const row = rowOf(ply);
					const within = folds.filter(({ from, to }) => from <= ply && ply < to).length;
					if ((row === null ? 1 : 0) !== within)
						faults.push(`${plies} ${owner}: ply ${ply} is lost`);
					if (row === null) continue;
					if (row > ROWS.last || taken.has(row)) faults.push(`${plies} ${owner}: row ${row}`);
					if (plyAt(row) !== ply) faults.push(`${plies} ${owner}: row ${row} shows another ply`);
					taken.add(row);
					if (ply !== owner && row % 2 !== ply % 2)
						faults.push(`${plies}: ply ${ply} in row ${row}`);
				}
				if (owner !== null && rowOf(owner) === null)
					faults.push(`${plies}: owner ${owner} is hidden`);
			}
		}
		expect(faults).toEqual([]);
	});

	test('the current node has a row in the lowest room, and its parent unless an owner is between', () => {
		const faults: string[] = [];
		for (const last of [5, 6, 7]) {
			for (let plies = last + 1; plies <= 40; plies++) {
				for (let owner = 0; owner < plies - 1; owner++) {
					const current = plies - 1;
					const { rowOf, folds } = plyRows({ ...ROWS, last }, plies, current, owner);
					const where = `last ${last}, ${plies} plies, owner ${owner}`;
					for (const ply of [0, owner, current, plies]) {
						const row = rowOf(ply);
						if (row === null || row > last) faults.push(`${where}: ply ${ply} in row ${row}`);
					}
					if (folds.length < 2 && rowOf(current - 1) === null) faults.push(`${where}: no parent`);
				}
			}
		}
		expect(faults).toEqual([]);
	});

	test('a path that grows by one ply moves its ancestors only when a page is full', () => {
		let moves = 0;
		for (let plies = 10; plies < 50; plies++) {
			const [before, after] = [
				plyRows(ROWS, plies, plies - 1, null),
				plyRows(ROWS, plies + 1, plies, null)
			];
			if (before.rowOf(plies) !== after.rowOf(plies)) moves++;
		}
		expect(moves).toBeLessThanOrEqual(20);
	});
});
