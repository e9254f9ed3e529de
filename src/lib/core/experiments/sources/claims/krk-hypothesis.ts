import { CLEAN } from '../../../games/krk/profile/profile.ts';
import { Experiment, NO_GAMES, addTallies, summariseTally } from '../../krk/experiment.ts';
import { CLAIMED_STEPS } from '../../../evaluate/krk-paper/program-fields.ts';
import {
	HypothesisCurve,
	MATES,
	type HypothesisPoint,
	type Mates
} from '../../krk/hypothesis-point.ts';
import { formatNearly } from '../../krk/hypothesis-format.ts';
import type { Claim, Figure, Report } from './claim.ts';
import { note } from './figure.ts';
import { formatCount, formatPercent } from '../../../base/count-words.ts';

/** The greatest number of steps in the paper itself. */
const PAPER_STEPS = 2;
const MATES_NAMES: Readonly<Record<Mates, string>> = {
	flat: 'all mates alike',
	depth: 'faster mates better'
};
/** A game from every 500th start. */
const EVERY = 500;
/** Games between two progress reports. */
const BATCH = 10;

export const krkHypothesis: Claim = {
	id: 'krk-hypothesis',
	source: 'krk-paper',
	title: `At ${CLAIMED_STEPS} steps every game is mate, short and optimal`,
	says: `Looking ${CLAIMED_STEPS} steps ahead, all games should end in mate, games should be shorter and play optimal; to find out may need a supercomputer.`,
	check: `Plays a sample of games, one start in ${EVERY}, by all rules, and computes exactly how good and how long play is, for 1 to ${CLAIMED_STEPS} steps, in this tab. It does so with all mates worth the same, as in the text, and with faster mates worth more.`,
	run(report) {
		const figures = MATES.flatMap((mates) => [
			playedFigure(mates, report),
			...figuresOf(compute(mates, report))
		]);
		const held = figures.filter(({ agrees }) => agrees === true).length;
		const tested = figures.filter(({ agrees }) => agrees !== null).length;
		return {
			verdict: held === tested ? 'true' : held === 0 ? 'not-as-claimed' : 'partly',
			sentence: `${held} of ${tested} parts hold. Whether games get shorter depends on how mates are scored. No supercomputer was needed. The lab goes on to 16 steps.`,
			figures,
			see: [{ kind: 'lab', text: 'The lab: the hypothesis', room: 'hypothesis', query: '' }]
		};
	}
};

/** The share of mates in games played with all rules, to the paper's two digits. */
function playedFigure(mates: Mates, report: Report): Figure {
	const stage = `Games, ${MATES_NAMES[mates]}`;
	report({ stage, done: 0, of: null, unit: 'games' });
	const experiment = new Experiment({
		profile: { ...CLEAN, mates },
		whiteSteps: CLAIMED_STEPS,
		blackSteps: CLAIMED_STEPS,
		starts: `every:${EVERY}`,
		firstSeed: 1,
		seeds: 1
	});
	const { games } = experiment;
	let tally = NO_GAMES;
	for (let from = 0; from < games; from += BATCH) {
		report({ stage, done: from, of: games, unit: 'games' });
		tally = addTallies(tally, experiment.run(from, Math.min(from + BATCH, games), null));
	}
	const found = formatPercent(summariseTally(tally).shares.checkmate, 2);
	return {
		name: `Mates in ${formatCount(games)} games, ${MATES_NAMES[mates]}`,
		claimed: formatPercent(1, 2),
		found,
		agrees: found === formatPercent(1, 2)
	};
}

function compute(mates: Mates, report: Report): readonly HypothesisPoint[] {
	const curve = new HypothesisCurve(mates);
	return Array.from({ length: CLAIMED_STEPS }, (_, made) => {
		const stage = `Counting ${MATES_NAMES[mates]}`;
		report({ stage, done: made, of: CLAIMED_STEPS, unit: 'steps ahead' });
		return curve.next();
	});
}

function figuresOf(points: readonly HypothesisPoint[]): Figure[] {
	const [before, last] = [points[PAPER_STEPS - 1], points.at(-1)];
	if (before === undefined || last === undefined) return [];
	const how = MATES_NAMES[last.mates];
	return [
		note(`Mates if repetition did not count, ${how}`, formatNearly(last.unmated)),
		{
			name: `Moves of a game, ${PAPER_STEPS} → ${CLAIMED_STEPS} steps, ${how}`,
			claimed: 'fewer',
			found: `${before.moves.toFixed(1)} → ${last.moves.toFixed(1)}`,
			agrees: last.moves < before.moves
		},
		{
			name: `White’s moves that are best, ${how}`,
			claimed: formatPercent(1, 0),
			found: formatPercent(last.whiteDecisions, 0),
			agrees: last.whiteDecisions === 1
		}
	];
}
