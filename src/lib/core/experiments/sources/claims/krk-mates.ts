import { wilsonInterval } from '../../../engines/score.ts';
import { CLEAN, RELEASED, type Profile } from '../../../games/krk/profile/profile.ts';
import {
	Experiment,
	addTallies,
	NO_GAMES,
	summariseTally,
	type Plan
} from '../../krk/experiment.ts';
import { PAPER_FIGURES } from '../../krk/paper-figures.ts';
import { formatRun, PAPER_PLAN } from '../../krk/run-plan.ts';
import type { Claim, Report } from './claim.ts';
import { note } from './figure.ts';
import { formatCount, formatPercent } from '../../../base/count-words.ts';

/** Every 29th of all starts, in the paper's order: about six thousand games. */
const EVERY = 29;
/** Games between two progress reports. */
const BATCH = 50;
const PERCENT = 100;

function krkMates(id: string, steps: 1 | 2): Claim {
	const claimed = PAPER_FIGURES[steps].mate;
	const ahead = steps === 1 ? '1 step' : `${steps} steps`;
	return {
		id,
		source: 'krk-paper',
		title: `${claimed}% of games end in mate at ${ahead}`,
		says: `Both sides look ${ahead} ahead, a step being one move of each; from all starts, ${claimed}% of the games end in mate.`,
		check: `Plays a sample, one start in ${EVERY}, by the rules of the paper’s released program, and then by the rules of the text alone. The lab plays all.`,
		run(report) {
			const released = play(RELEASED, steps, 'As released', report);
			const clean = play(CLEAN, steps, 'Clean (from the text)', report);
			const [low, high] = released.interval;
			const isInside = low <= claimed / PERCENT && claimed / PERCENT <= high;
			return {
				verdict: isInside ? 'true' : 'partly',
				sentence: `A sample of ${formatCount(released.games)} games: the paper’s figure lies ${isInside ? 'inside' : 'outside'} its 95% interval. Played from the text alone, without the program’s faults, ${formatPercent(clean.share, 2)} end in mate.`,
				figures: [
					{
						name: 'Mates, as released',
						claimed: `${claimed}%`,
						found: formatPercent(released.share, 2),
						agrees: isInside
					},
					note('95% interval of mates, as released', between(released.interval)),
					note('Mates, from the text alone', formatPercent(clean.share, 2)),
					note('95% interval of mates, from the text alone', between(clean.interval))
				],
				see: [
					{
						kind: 'lab',
						text: `The lab: all 175,168 games at ${ahead}`,
						room: 'experiment',
						query: formatRun({ ...PAPER_PLAN, steps: [steps] })
					}
				]
			};
		}
	};
}

interface Sample {
	readonly games: number;
	/** Mates, 0..1. */
	readonly share: number;
	readonly interval: readonly [number, number];
}

function play(profile: Profile, steps: number, stage: string, report: Report): Sample {
	const plan: Plan = {
		profile,
		whiteSteps: steps,
		blackSteps: steps,
		starts: `every:${EVERY}`,
		firstSeed: 1,
		seeds: 1
	};
	const experiment = new Experiment(plan);
	const { games } = experiment;
	let tally = NO_GAMES;
	for (let from = 0; from < games; from += BATCH) {
		report({ stage, done: from, of: games, unit: 'games' });
		tally = addTallies(tally, experiment.run(from, Math.min(from + BATCH, games), null));
	}
	const share = summariseTally(tally).shares.checkmate;
	return { games, share, interval: wilsonInterval(share * games, games) };
}

function between([low, high]: readonly [number, number]): string {
	return `${formatPercent(low, 2)} to ${formatPercent(high, 2)}`;
}

export const krkOneStep = krkMates('krk-one-step', 1);
export const krkTwoSteps = krkMates('krk-two-steps', 2);
