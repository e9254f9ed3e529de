/** Runs the examples of the documents: the program prints what they show. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXHAUSTIVE } from '../sweep.ts';
import { plyscope } from './command.ts';

const PROMPT = '$ npm run --silent plyscope -- ';

interface Example {
	readonly command: string;
	/** A line `…` is any number of lines. */
	readonly shown: readonly string[];
}

/** The commands in the console blocks of a document, each with the lines below it. */
function examplesOf(path: string): Example[] {
	const blocks = readFileSync(path, 'utf8').matchAll(/^```console\n(.*?)^```$/gms);
	return [...blocks].flatMap(([, block = '']) =>
		block.split(/^(?=\$ )/m).map((example) => {
			const [command = '', ...shown] = example.trimEnd().split('\n');
			return { command, shown };
		})
	);
}

/** The words of a command, without their single quotes. */
function wordsOf(command: string): string[] {
	expect(command.startsWith(PROMPT)).toBe(true);
	return Array.from(command.slice(PROMPT.length).matchAll(/'([^']*)'|(\S+)/g), (match) => {
		const [, quoted, plain = ''] = match;
		return quoted ?? plain;
	});
}

/** The printed lines, with `…` for those that the document leaves out. */
function shortened(printed: readonly string[], shown: readonly string[]): string[] {
	const lines: string[] = [];
	let at = 0;
	for (const [i, line] of shown.entries()) {
		if (line !== '…') {
			lines.push(printed[at++] ?? '(no line)');
			continue;
		}
		const next = shown[i + 1];
		const found = next === undefined ? printed.length : printed.indexOf(next, at);
		lines.push(found > at ? '…' : '(nothing was left out)');
		at = Math.max(found, at);
	}
	return [...lines, ...printed.slice(at)];
}

const examples = ['README.md', 'docs/cli.md']
	.flatMap(examplesOf)
	// The paper's experiment takes most of a minute, and a match some seconds.
	.filter(({ command }) => EXHAUSTIVE || !/ experiment | play --white /.test(command));

test('the documents have examples', () => {
	expect(examples.length).toBeGreaterThan(10);
});

test.each(examples)('$command', async ({ command, shown }) => {
	const { stdout, stderr } = await plyscope(wordsOf(command));
	const printed = (stdout + stderr).trimEnd().split('\n');
	expect(shortened(printed, shown)).toEqual(shown);
});
