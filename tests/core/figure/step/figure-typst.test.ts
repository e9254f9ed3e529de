/** Figures as Typst’s own compiler reads them: it is large, so the exhaustive run alone installs it, into a folder of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { figureTypst } from '../../../../src/lib/core/figure/step/typst.ts';
import type { FigureValues } from '../../../../src/lib/core/figure/step/figure-fields.ts';
import { loadAll } from '../../../../src/lib/core/search/load.ts';
import { EXHAUSTIVE } from '../../../sweep.ts';
import { figureAt, recordingBy, SEARCHES } from './shown-steps.ts';

const PACKAGE = '@myriaddreamin/typst-ts-node-compiler';
const VERSION = '0.7.0';

interface Document {
	readonly numOfPages: number;
}

interface Compiler {
	compile(given: { readonly mainFileContent: string }): {
		readonly result: Document | null;
		/** Errors; null without any. */
		takeDiagnostics(): object | null;
		takeWarnings(): object | null;
	};
	fetchDiagnostics(of: object): readonly object[];
	pdf(of: Document): Buffer;
}

/** Null where it cannot be had. */
function compilerIn(folder: string): Compiler | null {
	try {
		if (!existsSync(join(folder, 'node_modules', PACKAGE))) {
			mkdirSync(folder, { recursive: true });
			const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
			execFileSync('npm', [...words, `${PACKAGE}@${VERSION}`], { stdio: 'pipe', timeout: 600_000 });
		}
		const { NodeCompiler } = createRequire(join(folder, 'package.json'))(PACKAGE) as {
			readonly NodeCompiler: { create(): Compiler };
		};
		return NodeCompiler.create();
	} catch {
		return null;
	}
}

const OPTIONS: readonly Partial<FigureValues>[] = [
	{ preset: 'slide', line: 'shown', extra: ['caption', 'code'] },
	{ preset: 'paper', bounds: 'none', extra: ['legend', 'counts', 'link'] },
	{ preset: 'page', theme: 'dark', part: 'whole', cut: 'bar' },
	{ preset: 'paper', width: '84', pruned: 'outlines', boards: 'none' }
];
const WITHOUT_LINE = /minimax|=7$/;
const WITHOUT_PLIES = /algorithm=mtdf|quiescence|deepening|algorithm=tt/;

const figures = SEARCHES.flatMap((query) =>
	OPTIONS.flatMap(({ line, part, ...values }) => [
		{
			query,
			values: {
				...values,
				...(line === undefined || WITHOUT_LINE.test(query) ? {} : { line }),
				...(part === undefined || WITHOUT_PLIES.test(query) ? {} : { part })
			}
		}
	])
);

describe.runIf(EXHAUSTIVE)('Typst', () => {
	let compiler: Compiler | null = null;
	beforeAll(async () => {
		await loadAll();
		compiler = compilerIn(join(tmpdir(), `typst-compiler-${VERSION}`));
	}, 600_000);

	test('has figures of every game and option', () => {
		expect(figures.length).toBeGreaterThanOrEqual(50);
	});

	test.for(figures)('compiles $query, $values', ({ query, values }, { skip }) => {
		if (compiler === null) return skip('the compiler of Typst cannot be installed here');
		const step = Math.floor(0.6 * (recordingBy(query).trace.steps - 1));
		const compiled = compiler.compile({
			mainFileContent: figureTypst(figureAt(query, step, values))
		});
		for (const said of [compiled.takeDiagnostics(), compiled.takeWarnings()]) {
			expect(said === null ? [] : compiler.fetchDiagnostics(said)).toEqual([]);
		}
		expect(compiled.result?.numOfPages).toBe(1);
		if (compiled.result === null) return;
		expect(compiler.pdf(compiled.result).subarray(0, 5).toString()).toBe('%PDF-');
	});
});
