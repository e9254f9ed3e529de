/** The hypothesis's page: it computes by itself, and can be stopped and restarted. */
import type { Page } from '@playwright/test';
import { expect, test, testWithClock } from './fixtures.ts';
import { expectNothingCut } from './geometry.ts';
import { expectAccessible } from './axe.ts';

const PAGE = '/krk/hypothesis/';

/** What the workers find in the end, sooner; the figures are made up, their form is not. */
function findings(): { mates: string; kind: string; point?: object; sample?: object }[] {
	const points = ['flat', 'depth'].flatMap((mates) =>
		Array.from({ length: 16 }, (_, at) => ({
			mates,
			steps: at + 1,
			mate: 1 - 10 ** -(at + 1),
			unmated: 10 ** -(at + 1),
			moves: mates === 'flat' ? 30 + at : 30 - at,
			perfectMoves: 9.8648,
			whiteDecisions: 0.78,
			blackDecisions: 0.87,
			whitePlayed: 0.35,
			blackPlayed: 0.66,
			surelyMated: at === 15 ? 175_168 : 44_552,
			neverMated: 0,
			longest: at === 15 ? 16 : 51,
			dawdler: { start: 13_267, moves: 41.5 },
			matesBy: { near: 0.8, next: 0.82, far: 0.77 },
			huntsBy: { near: 0.5, next: 0.6, far: 0.8 },
			seconds: at
		}))
	);
	const samples = ['flat', 'depth'].flatMap((mates) =>
		[1, 2, 3, 5, 7].map((steps) => ({
			mates,
			steps,
			starts: 'every:100',
			seeds: 1,
			games: 1752,
			mate: steps < 5 ? 0.9 : 1,
			mateDeviation: steps < 5 ? 0.01 : 0,
			threefold: 0,
			moves: 20,
			movesDeviation: 0.2
		}))
	);
	return [
		...points.map((point) => ({ mates: point.mates, kind: 'point', point })),
		...samples.map((sample) => ({ mates: sample.mates, kind: 'sample', sample }))
	];
}

/** In place of the curve and of the first games; the worker itself does the rest. */
const MADE_UP = `
	const findings = ${JSON.stringify(findings())};
	self.addEventListener('message', (event) => {
		const { id, task } = event.data;
		const { mates, steps } = task.plan ?? task;
		const found = findings.filter((one) => one.mates === mates &&
			(task.kind === 'curve' ? one.point : one.sample?.steps === steps));
		if (found.length === 0) return;
		event.stopImmediatePropagation();
		for (const progress of found) self.postMessage({ id, kind: 'progress', progress });
		self.postMessage({ id, kind: 'answer', answer: null });
	});
`;

async function openComputed(page: Page, query = ''): Promise<void> {
	await page.route(/hypothesis\.worker/, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: `${MADE_UP}\n${await response.text()}` });
	});
	await page.goto(PAGE + query);
	await expect(page.getByText('Computed just now, in this tab.')).toBeVisible();
}

test('computes by itself, stops at once, and goes on', async ({ page }) => {
	await page.goto(PAGE);
	await expect(page.getByRole('progressbar', { name: 'exact points' })).toBeVisible();
	await page.getByText('All figures as a table').click();
	const row = page.getByRole('region', { name: 'All figures' }).getByRole('row').nth(2);
	await expect(row).toContainText('30.92%', { timeout: 20_000 });
	await expect(row).toContainText('39.773');
	await page.getByRole('button', { name: 'Cancel' }).click();
	await expect(page.getByText('Stopped. Results so far stay.')).toBeVisible();
	await expect(row).toContainText('30.92%');
	await page.getByRole('button', { name: 'Continue' }).click();
	await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('answers each claim once all is computed, and opens a game @phone @daily', async ({
	page
}) => {
	await openComputed(page);
	const claims = page.getByRole('list', { name: /^The claims for 7 steps/ });
	await expect(claims.getByRole('listitem')).toHaveCount(5);
	await expect(claims).toContainText('Holds to the printed digits at 7, and at 5 already.');
	await expect(claims).toContainText('Below 16 steps');
	await expectNothingCut(page);
	const link = page.getByRole('link', { name: 'Watch such a game' });
	await expect(link).toHaveAttribute(
		'href',
		/\/krk\/\?start=13267&profile=clean&white=7&black=7&seed=1&moves=game$/
	);
});

test('the address holds the steps and the scale @exhaustive', async ({ page }) => {
	await openComputed(page, '?n=5&scale=log');
	const slider = page.getByRole('slider', { name: 'Steps' });
	await expect(slider).toHaveValue('5');
	await expect(page.getByRole('img', { name: /do not end in mate/ })).toBeVisible();
	await slider.press('ArrowRight');
	await expect(page).toHaveURL(/\?n=6&scale=log$/);
	await page.getByRole('button', { name: 'Mated, %' }).click();
	await expect(page).toHaveURL(/\?n=6$/);
	await expect(page.getByRole('table').first()).toContainText('6 steps');
});

test('a bad link says what is wrong until another view is chosen', async ({ page }) => {
	await page.goto('krk/hypothesis/?junk=1&n=99');
	await expect(page.getByRole('alert')).toHaveText([
		/Steps are a whole number from 1 to 16, not “99”/,
		/This link has “junk”, which is unknown here/
	]);
	await page.getByRole('button', { name: 'Not mated, logarithmic' }).click();
	await expect(page.getByRole('alert')).toHaveCount(0);
});

test('plays the games that are asked for @exhaustive', async ({ page }) => {
	await openComputed(page);
	for (const steps of ['1', '2', '3', '5', '7'])
		await page.getByRole('checkbox', { name: steps, exact: true }).uncheck();
	await expect(page.getByRole('alert')).toContainText('Choose at least one number of steps');
	await page.getByRole('checkbox', { name: '4', exact: true }).check();
	await page.getByRole('checkbox', { name: 'Flat' }).uncheck();
	await page.getByRole('button', { name: 'Play 1,752 games' }).click();
	await page.getByText('All figures as a table').click();
	const row = page.getByRole('region', { name: 'All figures' }).getByRole('row').nth(5);
	await expect(row).toContainText(/99\.\d+%[^–]*1[345]\.\d\d/, { timeout: 20_000 });
});

test('has no fault that axe finds @exhaustive', async ({ page }) => {
	await openComputed(page);
	await page.getByText('All figures as a table').click();
	await expectAccessible(page);
});

testWithClock.describe('a worker that dies', () => {
	testWithClock.use({ allowedErrors: /hypothesis\.worker|made to break/ });

	testWithClock('is told of, and a new one goes on @exhaustive', async ({ page }) => {
		let isBroken = true;
		await page.route(/hypothesis\.worker/, async (route) => {
			const response = await route.fetch();
			const body = await response.text();
			const act = `self.addEventListener('message', () => { throw new Error('made to break'); });`;
			await route.fulfill({ response, body: isBroken ? act : body });
		});
		await page.goto(PAGE);
		await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toContainText(
			'made to break'
		);
		isBroken = false;
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(page.getByText(/^[1-9]\d* of 32 exact points/)).toBeVisible({ timeout: 20_000 });
		await expect(page.getByText('The computation failed')).toHaveCount(0);
	});
});
