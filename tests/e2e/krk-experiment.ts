/** The experiment's page for a user, and the same games played without it. */
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page, Route } from '@playwright/test';
import { RELEASED } from '../../src/lib/core/games/krk/profile/profile.ts';
import {
	Experiment,
	summariseTally,
	unpackMoves,
	unpackOutcome
} from '../../src/lib/core/experiments/krk/experiment.ts';
import type { Starts } from '../../src/lib/core/experiments/krk/starts.ts';
import { expect } from './fixtures.ts';
import { button } from './helpers.ts';

export const SCRIPT = /experiment\.worker/;
export const WHOLE = '?profile=released&steps=2&starts=all&seed=1&seeds=1';

export const run = (page: Page): Locator => page.getByRole('region', { name: 'The run' });
export const card = (page: Page, name: string): Locator =>
	page.getByRole('region', { name: `Result with ${name}` });
export const field = (page: Page, name: string): Locator =>
	page.getByRole('textbox', { name, exact: true });
export const ended = (page: Page): Locator => run(page).getByText(/^All [\d,]+ games are played\./);

/** A run of seconds, or longer on a busy machine. */
export async function whenEnded(page: Page): Promise<void> {
	await expect(ended(page)).toBeVisible({ timeout: 25_000 });
}

export async function open(page: Page, query: string): Promise<void> {
	await page.goto(`/krk/experiment/${query}`);
	await expect(page.locator('[aria-busy="false"]')).toBeAttached();
}

export async function start(page: Page): Promise<void> {
	await button(page, 'Start').click();
}

/** Games played so far, by the page. */
export async function played(page: Page): Promise<number> {
	const text = await run(page).locator('strong').first().innerText();
	return Number(text.replaceAll(',', ''));
}

export async function whenPlayed(page: Page, least: number): Promise<void> {
	await expect.poll(() => played(page), { timeout: 15_000 }).toBeGreaterThanOrEqual(least);
}

interface Known {
	readonly lines: readonly string[];
	readonly mates: string;
	readonly moves: string;
}

/** The same games, played here. */
export function known(starts: Starts, steps: number): Known {
	const plan = { whiteSteps: steps, blackSteps: steps, starts, firstSeed: 1, seeds: 1 };
	const experiment = new Experiment({ profile: RELEASED, ...plan });
	const results = new Uint8Array(experiment.games);
	const { shares, meanMoves } = summariseTally(experiment.run(0, results.length, results));
	return {
		lines: [...results].map((packed, index) =>
			[experiment.startOf(index), 1, steps, unpackOutcome(packed), unpackMoves(packed)].join()
		),
		mates: (100 * shares.checkmate).toFixed(steps <= 2 ? 3 : 2),
		moves: meanMoves.toFixed(3)
	};
}

export async function download(page: Page, name: string | RegExp): Promise<Download> {
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name }).click()
	]);
	return file;
}

/** Workers that report every few games, with `send` replaced by `alter` in the script. */
export async function alterWorkers(
	page: Page,
	script: string,
	options: { times?: number } = {}
): Promise<void> {
	const handler = async (route: Route): Promise<void> => {
		const response = await route.fetch();
		const body = `
			const now = performance.now.bind(performance);
			performance.now = () => 1000 * now();
			const send = self.postMessage.bind(self);
			let alter = send;
			self.postMessage = (message, options) => alter(message, options);
			${script}
			${await response.text()}`;
		await route.fulfill({ response, body });
	};
	await page.route(SCRIPT, handler, options);
}

/** On any machine: two hundredths of a second per report. */
export const SLOWLY = `
	alter = (message, options) => {
		for (const begun = now(); now() - begun < 20; );
		send(message, options);
	};`;

/** The lines of the table, without FEN and weight. */
export async function csvLines(page: Page): Promise<string[]> {
	const file = await download(page, 'CSV');
	const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n').slice(1);
	return lines.map((line) =>
		line
			.split(',')
			.filter((_, i) => i !== 1 && i !== 6)
			.join()
	);
}
