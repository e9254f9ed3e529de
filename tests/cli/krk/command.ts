/** `krk` commands that must succeed, or fail. */
import { expect } from 'vitest';
import { plyscope } from '../command.ts';

/** The output of `krk ...`; `line` is split at its spaces. */
export async function krk(line: string): Promise<string> {
	const { code, stdout, stderr } = await plyscope(['krk', ...line.split(' ')]);
	expect([code, stderr]).toEqual([0, '']);
	return stdout;
}

/** The one line of `krk ... --json`, parsed. */
export async function krkJson(line: string): Promise<unknown> {
	const text = await krk(`${line} --json`);
	expect(text).toMatch(/^[^\n]+\n$/);
	return JSON.parse(text) as unknown;
}

/** The rows of `krk ... --csv`, the header first. */
export async function krkRows(line: string): Promise<string[]> {
	const text = await krk(`${line} --csv`);
	expect(text.endsWith('\n')).toBe(true);
	return text.slice(0, -1).split('\n');
}

/** The message of a mistake on standard error. */
export async function krkFault(line: string): Promise<string> {
	const words = line === '' ? [] : line.split(' ');
	const { code, stdout, stderr } = await plyscope(['krk', ...words]);
	expect([code, stdout]).toEqual([2, '']);
	expect(stderr).toMatch(/^[^\n\r]+\n$/);
	return stderr.trimEnd();
}
