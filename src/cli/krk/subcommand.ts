import type { Result } from '../../lib/core/base/result.ts';
import type { CliFault } from '../fault.ts';
import type { Io } from '../io.ts';
import type { Words } from '../words.ts';

export type KrkValue =
	| 'turn'
	| 'id'
	| 'reading'
	| 'profile'
	| 'mates'
	| 'steps'
	| 'algorithm'
	| 'budget'
	| 'white-steps'
	| 'black-steps'
	| 'seed'
	| 'first-seed'
	| 'seeds'
	| 'starts'
	| 'threads';
export type KrkSwitch = 'all' | 'json' | 'csv';
export type KrkWords = Words<KrkValue, KrkSwitch>;

export interface Subcommand {
	/** The options it takes. */
	readonly values: readonly KrkValue[];
	readonly switches: readonly KrkSwitch[];
	/** Does the work and returns the output: all mistakes are reported before the first character. */
	readonly prepare: (words: KrkWords, io: Io) => Prepared | Promise<Prepared>;
}

export type Prepared = Result<Iterable<string>, CliFault>;
