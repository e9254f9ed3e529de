/** The command `krk`: the commands below it, their options, and what `krk --help` prints. */
import { READING_FIELD } from '../../lib/core/evaluate/krk-paper/program-fields.ts';
import { optionLines } from '../../lib/core/fields/describe.ts';
import { SWITCH_IDS, SWITCHES } from '../../lib/core/games/krk/profile/switches.ts';
import { commandOf, optionsOf, type Command } from '../command.ts';
import { enumerate } from './enumerate.ts';
import { evaluate } from './evaluate.ts';
import { experiment, THREADS } from './experiment.ts';
import { files, OUT } from './files.ts';
import { FIRST_SEED, ID, RULE_OPTIONS, SEED, SEEDS, STARTS, TURN } from './options.ts';
import { play } from './play.ts';
import { tablebase } from './tablebase.ts';
import { tree, TREE_ALGORITHM, TREE_BUDGET, TREE_ORDER, TREE_TIES } from './tree.ts';

/** The commands below `krk`, by their names. */
export const SUBCOMMANDS: ReadonlyMap<string, Command> = new Map([
	['enumerate', enumerate],
	['evaluate', evaluate],
	['tablebase', tablebase],
	['tree', tree],
	['play', play],
	['experiment', experiment],
	['files', files]
]);

export const krk: Pick<Command, 'prepare'> = {
	prepare: ([name, ...words], io) => {
		const command = commandOf(name, SUBCOMMANDS, 'krk', 'krk --help');
		return command.ok ? command.value.prepare(words, io) : command;
	}
};

/** All options; each command takes some of them. */
export const KRK_OPTIONS = optionsOf({
	turn: TURN,
	id: ID,
	reading: READING_FIELD,
	...RULE_OPTIONS,
	algorithm: TREE_ALGORITHM,
	order: TREE_ORDER,
	ties: TREE_TIES,
	budget: TREE_BUDGET,
	seed: SEED,
	starts: STARTS,
	seeds: SEEDS,
	firstSeed: FIRST_SEED,
	threads: THREADS,
	out: OUT
});

const switches = SWITCH_IDS.filter((id) => id !== 'mates')
	.map((id) => `  ${id}: ${Object.keys(SWITCHES[id].choices).join(', ')}`)
	.join('\n');

/** What `krk --help` prints. */
export const KRK_USAGE = `Plays king and rook against king as Bozinovski and Jankuloski (2023) do.

  npm run --silent plyscope -- krk enumerate  [--turn SIDE] [--json | --csv]
  npm run --silent plyscope -- krk evaluate   --id N | --all [--turn SIDE] [--reading ID] [--json | --csv]
  npm run --silent plyscope -- krk tablebase  [--turn SIDE] [--json | --csv]
  npm run --silent plyscope -- krk tree       --id N [--turn SIDE] [options] [--json | --csv]
  npm run --silent plyscope -- krk play       --id N [options] [--json | --csv]
  npm run --silent plyscope -- krk experiment [options] [--json | --csv]
  npm run --silent plyscope -- krk files      --out FOLDER [options]

enumerate   how many legal positions there are, the first and the last
evaluate    freeSquares of one position and the case that applied, or its sum and range over all
tablebase   how soon perfect play mates, by moves: from 1 for White to move, from 0 for Black
tree        one search, node by node: its nodes by ply, the root's own value, the value that the search
            returns (White wants it small), and the best moves, all of them if --algorithm is minimax
            or --ties exact; as released, clean, or clean with --mates depth
play        one game of an experiment: its moves in the paper's notation, and how it ended
experiment  how many games end in mate and in each draw, and their mean length in full moves
files       the paper's result files: a text for each start with its games of one and of two steps, the
            list of legal starts, and the counts of all games (the page has those of every start, seed 1)

  --json     as one JSON object; shares in %
  --csv      as a table with a row for each position, each game or each of the root's moves; of play,
             for each ply: the number of the position after it, its static value, the value that the
             search returned, and after how many more moves perfect play mates

${optionLines(KRK_OPTIONS)}

Options of a profile, after its name:
${switches}

Mistakes: exit code 2, one line on standard error, nothing on standard output. Ctrl-C ends an
experiment in the same way, with exit code 130 (files keeps the ones that it has written); a thread that stops early, with exit code 1.
`;
