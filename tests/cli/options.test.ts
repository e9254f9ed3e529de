/** A field that is both an option and part of a link is one field; the differences are on purpose, and listed here. */
import { describe, expect, test } from 'vitest';
import { COMPARE_OPTIONS } from '../../src/cli/compare-options.ts';
import { PLAY_OPTIONS } from '../../src/cli/play-options.ts';
import { SUBCOMMANDS } from '../../src/cli/krk/krk.ts';
import { KRK_OPTIONS } from '../../src/cli/krk/krk.ts';
import { MATCH } from '../../src/lib/core/engines/seats.ts';
import { RUN } from '../../src/lib/core/experiments/krk/run-plan.ts';
import type { Field } from '../../src/lib/core/fields/field.ts';
import { SETUP } from '../../src/lib/core/search/setup-fields.ts';
import { COMPARE } from '../../src/lib/core/share/compare-link.ts';
import { PROGRAM } from '../../src/lib/core/share/krk-link.ts';
import { EXPLORER } from '../../src/lib/core/share/link.ts';

type Fields = Readonly<Record<string, Field<never>>>;
const fieldsOf = (list: { readonly fields: unknown }): Fields => list.fields as Fields;

interface Row {
	readonly name: string;
	readonly options: Fields;
	readonly link: Fields;
	/** The parts of fields that differ: `key.part`. */
	readonly differences: readonly string[];
}

const ROWS: readonly Row[] = [
	{
		name: 'search, trace and evaluate, and the explorer',
		options: fieldsOf(SETUP),
		link: fieldsOf(EXPLORER),
		differences: []
	},
	{
		name: 'compare and its page',
		options: fieldsOf(COMPARE_OPTIONS),
		link: fieldsOf(COMPARE),
		// The page begins with an example, and takes two to four searches; growth starts at 1 ply.
		differences: [
			'game.default',
			'position.default',
			'algorithms.parse',
			'algorithms.default',
			'algorithms.choices',
			'depths.parse',
			'depths.default'
		]
	},
	{
		name: 'play and Matches',
		options: fieldsOf(PLAY_OPTIONS),
		link: fieldsOf(MATCH),
		// Stockfish plays in a browser.
		differences: ['first.parse', 'first.default', 'second.parse', 'second.default']
	},
	{
		name: 'krk and a run',
		options: fieldsOf(KRK_OPTIONS),
		link: fieldsOf(RUN),
		// A run has several numbers of steps.
		differences: ['steps.parse', 'steps.default']
	},
	{
		name: 'krk and the program',
		options: fieldsOf(KRK_OPTIONS),
		link: fieldsOf(PROGRAM),
		// The page begins with 2 steps, counts as the profile does, and reads that too; --steps sets both sides.
		differences: ['whiteSteps.default', 'blackSteps.default', 'reading.default', 'reading.parse']
	}
];

test('the commands below krk take the options that krk --help prints, and no others', () => {
	const commands = [...SUBCOMMANDS.values()];
	const taken = new Set(commands.flatMap(({ options }) => options.names));
	expect([...taken].sort()).toEqual([...KRK_OPTIONS.names].sort());
});

describe('options and links agree', () => {
	test.each(ROWS)('$name', ({ options, link, differences }) => {
		const found: string[] = [];
		const shared = Object.keys(options).filter((key) => key in link);
		expect(shared.length).toBeGreaterThan(3);
		for (const key of shared) {
			for (const part of ['parse', 'default', 'choices'] as const) {
				if (options[key]?.[part] !== link[key]?.[part]) found.push(`${key}.${part}`);
			}
		}
		expect(found.sort()).toEqual([...differences].sort());
	});
});
