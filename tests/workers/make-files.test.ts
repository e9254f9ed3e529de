import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { CLEAN, RELEASED } from '../../src/lib/core/games/krk/profile/profile.ts';
import { Experiment, type Plan } from '../../src/lib/core/experiments/krk/experiment.ts';
import { groupFiles, replayFile } from '../../src/lib/core/experiments/krk/result-files.ts';
import { emptyResults, partBounds } from '../../src/lib/core/experiments/krk/run-results.ts';
import {
	makeCsv,
	makePositions,
	makeResultFiles
} from '../../src/lib/pages/lab/experiment/make-files.ts';

const PARTS: readonly Plan[] = [1, 2].map((steps) => ({
	profile: steps === 1 ? RELEASED : CLEAN,
	whiteSteps: steps,
	blackSteps: steps,
	starts: 'every:600',
	firstSeed: 7,
	seeds: 1
}));
const BOUNDS = partBounds(PARTS);
const EXPERIMENTS = PARTS.map((plan) => new Experiment(plan));
const RESULTS = emptyResults(BOUNDS.at(-1) as number);
for (const [part, experiment] of EXPERIMENTS.entries()) {
	experiment.run(0, experiment.games, RESULTS.subarray(BOUNDS[part], BOUNDS[part + 1]));
}

/** The end of a plain ZIP file, read by its specification (APPNOTE 4.3.16, 4.3.12). */
function readDirectory(bytes: Uint8Array): { entries: number; names: string[] } {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const end = bytes.length - 22;
	expect(view.getUint32(end, true)).toBe(0x06054b50);
	const entries = view.getUint16(end + 10, true);
	expect(view.getUint16(end + 8, true)).toBe(entries);
	const names: string[] = [];
	let at = view.getUint32(end + 16, true);
	expect(at + view.getUint32(end + 12, true)).toBe(end);
	while (at < end) {
		expect(view.getUint32(at, true)).toBe(0x02014b50);
		const length = view.getUint16(at + 28, true);
		const extra = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
		names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
		// Where the entry itself begins there is a local header.
		expect(view.getUint32(view.getUint32(at + 42, true), true)).toBe(0x04034b50);
		at += 46 + length + extra;
	}
	return { entries, names };
}

describe('KRK result files', () => {
	const [, group = { from: 0, to: 0 }] = groupFiles(EXPERIMENTS[0]?.games ?? 0, 100);
	const shares: number[] = [];
	let bytes: Uint8Array;

	beforeAll(async () => {
		const file = makeResultFiles(PARTS, RESULTS, group, (share) => shares.push(share));
		expect(file.type).toBe('application/zip');
		bytes = new Uint8Array(await file.arrayBuffer());
	});

	test('the result files are a ZIP file whose directory names each start of the group once', () => {
		const { entries, names } = readDirectory(bytes);
		const ids = Array.from({ length: group.to - group.from }, (_, index) =>
			EXPERIMENTS[0]?.startOf(group.from + index)
		);
		expect(ids.length).toBeGreaterThan(90);
		expect(entries).toBe(ids.length);
		expect(names).toEqual(ids.map((id) => `LegalPositionTests/${id}.txt`));
	});

	test('the result files contain the played games', () => {
		const files = unzipSync(bytes);
		const record = new Int32Array(100);
		for (let index = group.from; index < group.to; index++) {
			const text = replayFile(EXPERIMENTS, index, record, () => undefined);
			const name = `LegalPositionTests/${EXPERIMENTS[0]?.startOf(index)}.txt`;
			expect(new TextDecoder().decode(files[name])).toBe(text);
		}
	});

	test('making result files reports its progress', () => {
		expect(shares).toEqual([0]);
	});

	test('result files are rejected if the results are those of other games', () => {
		const other = RESULTS.slice();
		other[3] = other[3] === 1 ? 2 : 1;
		expect(() => makeResultFiles(PARTS, other, { from: 0, to: 9 }, () => undefined)).toThrow(
			'Game 3 of part 0 went another way'
		);
	});
});

test('the table has a line for each played game', async () => {
	const some = RESULTS.slice();
	some[0] = 255;
	const shares: number[] = [];
	const text = await makeCsv(PARTS, some, (share) => shares.push(share)).text();
	const [head, ...lines] = text.trimEnd().split('\n');
	expect(head).toBe('id,fen,seed,steps,outcome,moves,weight');
	expect(lines).toHaveLength(some.length - 1);
	expect(lines.filter((line) => line.includes(',7,1,'))).toHaveLength((BOUNDS[1] ?? 0) - 1);
	expect(shares.at(-1)).toBe(1);
});

test('the list of legal positions is a ZIP file', async () => {
	const bytes = new Uint8Array(await makePositions().arrayBuffer());
	expect(readDirectory(bytes)).toEqual({ entries: 1, names: ['legalpositions.txt'] });
	const text = new TextDecoder().decode(unzipSync(bytes)['legalpositions.txt']);
	expect(text.startsWith('194\n258\n259\n')).toBe(true);
	expect(text.endsWith('\n261949\n')).toBe(true);
});
