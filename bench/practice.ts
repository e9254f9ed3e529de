import { loadAll } from '../src/lib/core/search/load.ts';
import { keyOf } from '../src/lib/core/practice/key.ts';
import { checkAnswers } from '../src/lib/core/practice/check.ts';
import { generateTree } from '../src/lib/core/practice/generate.ts';
import { levelExercise, USUAL_RULES } from '../src/lib/core/practice/level-exercise.ts';
import { LEVEL_INFO, LEVELS, type Level } from '../src/lib/core/practice/levels.ts';
import type { Measurement, Table } from './measure.ts';

await loadAll();

const SEEDS = 2000;

/** Times of one thing over all seeds, in milliseconds. */
interface Times {
	readonly name: string;
	readonly each: number[];
}

/** Drawing a tree, making the exercise, and checking an answer that is wrong at the root, seed by seed. */
function timesOf(level: Level): Times[] {
	const generating: number[] = [];
	const recording: number[] = [];
	const checking: number[] = [];
	for (let seed = 1; seed <= SEEDS; seed++) {
		const begun = performance.now();
		generateTree(level, seed, USUAL_RULES);
		const drawn = performance.now();
		const exercise = levelExercise(level, seed);
		const made = performance.now();
		if (!exercise.ok) throw new Error(exercise.fault.message);
		const { texts, cuts } = keyOf(exercise.value);
		const ready = performance.now();
		checkAnswers(exercise.value, { texts: { ...texts, 'value-0': '99' }, cuts });
		checking.push(performance.now() - ready);
		generating.push(drawn - begun);
		recording.push(made - drawn);
	}
	return [
		{ name: 'generating', each: generating },
		{ name: 'generating and searching', each: recording },
		{ name: 'checking', each: checking }
	];
}

function tableOf(level: Level): Table {
	return {
		title: `level ${level}, ${LEVEL_INFO[level].name.toLowerCase()}, seeds 1 to ${SEEDS.toLocaleString('en')}`,
		rows: timesOf(level).flatMap(({ name, each }) => [
			{
				name: `${name}, mean`,
				milliseconds: each.reduce((sum, one) => sum + one, 0) / each.length
			},
			{ name: `${name}, worst`, milliseconds: Math.max(...each) }
		])
	};
}

/** Wanted: less than 50 ms for every seed. */
export const practice: Measurement = {
	question: 'How long does an exercise take to be drawn and searched, and an answer to be checked?',
	*tables() {
		for (const level of LEVELS) yield tableOf(level);
	}
};
