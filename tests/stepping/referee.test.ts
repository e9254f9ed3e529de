/** The check with chess.js: its verdict, planted disagreements as alarms, and checks that are not waited for. */
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { PlayedGame } from '$lib/core/games/played-games.ts';
import { refereeGames } from '$lib/core/referee/referee.ts';
import type { RefereeVerdict } from '$lib/core/referee/verdict.ts';
import { RefereeCheck } from '$lib/stepping/referee/referee-check.svelte.ts';
import Referee from '$lib/stepping/referee/Referee.svelte';
import { Cancelled } from '$lib/workers/failures.ts';
import type { RefereeJob } from '$lib/workers/referee-job.ts';
import { chessWith, gameFrom } from '../core/referee/games.ts';

const MATE: PlayedGame = { ...gameFrom('f2f3 e7e5 g2g4 d8h4'), ending: 'checkmate' };
const OPENING: PlayedGame = { ...gameFrom('e2e4 e7e5'), ending: null };
const AGREED =
	/^2 games, 6 moves: all legal, same mates, stalemates and dead positions, by chess\.js\.$/;

const start = page.getByRole('button', { name: 'Check with chess.js' });
const cancel = page.getByRole('button', { name: 'Cancel the check with chess.js' });
const alarm = page.getByRole('alert');

let check: RefereeCheck;
async function show(games: readonly PlayedGame[], job?: RefereeJob) {
	check = new RefereeCheck(job);
	return render(Referee, { game: 'chess', games, check });
}
afterEach(() => {
	check.close();
});

/** A job that answers when told to, in the page. */
class SlowJob implements RefereeJob {
	answer: (verdict: RefereeVerdict) => void = () => undefined;
	cancel: () => void = () => undefined;
	run(): Promise<RefereeVerdict> {
		return new Promise((resolve, reject) => {
			this.answer = resolve;
			this.cancel = () => {
				reject(new Cancelled());
			};
		});
	}
	end(): void {
		this.cancel();
	}
}

describe('the check with chess.js', () => {
	test('games on which both agree, in the worker', async () => {
		await show([MATE, OPENING]);
		await start.click();
		await expect.element(page.getByRole('status')).toHaveTextContent(AGREED);
		await expect.element(page.getByText('1 checkmate. No draw to claim.')).toBeVisible();
		await expect.element(alarm).not.toBeInTheDocument();
		await expect.element(start).toHaveFocus();
	});

	test('an ending that is not that of the last position is an alarm, in the worker too', async () => {
		await show([OPENING, { ...MATE, ending: 'stalemate' }]);
		await start.click();
		await expect.element(alarm).toHaveTextContent('chess.js disagrees once.');
		await expect
			.element(alarm)
			.toHaveTextContent('Game 2, after 4 plies: the rules differ on the recorded ending.');
		const answers = [...alarm.element().querySelectorAll('dd')].map((one) => one.textContent);
		expect(answers).toEqual([
			'ended by stalemate',
			'checkmate',
			'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'
		]);
	});

	test('a legal move that our rules miss is an alarm with both answers', async () => {
		const job = new SlowJob();
		await show([OPENING], job);
		await start.click();
		const blind = chessWith(({ moves }) => ({ moves: moves.filter((move) => move !== 'Nf3') }));
		job.answer(refereeGames([OPENING], blind));
		await expect.element(alarm).toHaveTextContent('chess.js disagrees 2 times.');
		await expect.element(alarm).toHaveTextContent('19 legal moves');
		await expect.element(alarm).toHaveTextContent('20 legal moves, only here Nf3');
		await expect.element(page.getByText(/all legal/)).not.toBeInTheDocument();
	});

	test('a running check can be cancelled, and started again with the same button', async () => {
		await show([OPENING], new SlowJob());
		await start.click();
		await cancel.click();
		await expect.element(start).toBeVisible();
		await expect.element(start).toHaveFocus();
	});

	test('the verdict on other games is not shown', async () => {
		const job = new SlowJob();
		const { rerender } = await show([OPENING], job);
		await start.click();
		job.answer(
			refereeGames(
				[OPENING],
				chessWith(() => ({}))
			)
		);
		await expect.element(page.getByText(/^1 game, 2 moves: all legal/)).toBeVisible();
		await rerender({ games: [{ ...OPENING, moves: [...OPENING.moves] }] });
		await expect.element(page.getByText(/^1 game, 2 moves: all legal/)).toBeVisible();
		await rerender({ games: [MATE] });
		await expect.element(page.getByText(/all legal/)).not.toBeInTheDocument();
	});

	test('what cannot be compared is said without an alarm', async () => {
		const job = new SlowJob();
		await show([OPENING], job);
		await start.click();
		const fen = '8/8/8/8/8/8/8/4K3 w - - 0 1';
		job.answer(
			refereeGames(
				[OPENING],
				chessWith(() => ({ fen }))
			)
		);
		await expect.element(page.getByText(/missing black king/)).toBeVisible();
		await expect.element(alarm).not.toBeInTheDocument();
	});
});
