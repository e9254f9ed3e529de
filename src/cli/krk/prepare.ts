/** The commands below `krk`: the list of them, and the choice by name. */
import { failAt } from '../fault.ts';
import type { Io } from '../io.ts';
import { formatChoices, readWords } from '../words.ts';
import { enumerate } from './enumerate.ts';
import { evaluate } from './evaluate.ts';
import { experiment } from './experiment.ts';
import { play } from './play.ts';
import { tree } from './tree.ts';
import type { Prepared, Subcommand } from './subcommand.ts';
import { tablebase } from './tablebase.ts';
import { clip } from '../../lib/core/base/clip.ts';

/** The commands below `krk`, by their names. */
export const SUBCOMMANDS: ReadonlyMap<string, Subcommand> = new Map([
	['enumerate', enumerate],
	['evaluate', evaluate],
	['tablebase', tablebase],
	['tree', tree],
	['play', play],
	['experiment', experiment]
]);

/** @param argv the words after `krk` */
export async function prepareKrk(argv: readonly string[], io: Io): Promise<Prepared> {
	const [name, ...words] = argv;
	const choices = formatChoices([...SUBCOMMANDS.keys()]);
	if (name === undefined) {
		return failAt('krk', `Missing command. Choose ${choices}; see krk --help.`);
	}
	const subcommand = SUBCOMMANDS.get(name);
	if (subcommand === undefined) {
		return failAt('krk', `There is no command “${clip(name)}”; choose ${choices}.`);
	}
	const { options, switches, prepare } = subcommand;
	const read = readWords(words, { command: `krk ${name}`, values: options.names, switches });
	return read.ok ? prepare(read.value, io) : read;
}
