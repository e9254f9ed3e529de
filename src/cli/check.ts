/** The command `check`: what a program of one's own printed on a tree, held against exact runs. */
import { quote } from '../lib/core/base/clip.ts';
import { fail, ok } from '../lib/core/base/result.ts';
import { countShown, findSuspects, judge, type Verdict } from '../lib/core/check/judge.ts';
import { namedTreeOf } from '../lib/core/check/named-tree.ts';
import { parseNumber, readPrinted } from '../lib/core/check/read-printed.ts';
import type { Cut } from '../lib/core/check/runs.ts';
import { tellApart } from '../lib/core/check/tell-apart.ts';
import { sayShown, sayTelling, sayVerdict } from '../lib/core/check/verdict.en.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import { anyText, choice } from '../lib/core/fields/field.ts';
import { fieldList } from '../lib/core/fields/field-list.ts';
import type { Side } from '../lib/core/games/game.ts';
import { gameOf } from '../lib/core/games/registry.ts';
import { rootOf } from '../lib/core/games/root.ts';
import { CUTS } from '../lib/core/search/rule-texts.ts';
import { DEFAULT_GAME, SEARCH_FIELDS } from '../lib/core/search/setup-fields.ts';
import { Answer } from './answer.ts';
import { command } from './command.ts';
import { EXIT_FAULT, failAt, faultOfOption } from './fault.ts';
import { stringify } from './json.ts';

/** Each exchanged rule prints something else here than the right search. */
const TREE = '[[[-3,[-3,-5,1]],[6,[6,-3]]],[1,6],[[[-4,-5],[-1,9]],5]]';

/** The exit code of a program that is not right. */
const EXIT_DIFFERS = 1;

interface Asked {
	readonly printed: string | null;
	readonly position: string;
	readonly root: Side;
	/** Null if either is right. */
	readonly cut: Cut | null;
	readonly value: number | null;
}

const AT_TREE = { game: DEFAULT_GAME, position: TREE, root: 'max' } as const;

export const CHECK_OPTIONS = fieldList<Asked, string>({
	printed: anyText({
		name: 'leaves-printed',
		label: 'Leaves printed',
		about:
			'what your program printed: the value of each leaf as it was evaluated, or its name and its value'
	}),
	position: {
		label: SEARCH_FIELDS.position.label,
		about: 'the tree that it searched: lists of values in brackets',
		parse: (text, { root }) => SEARCH_FIELDS.position.parse(text, { ...AT_TREE, root }),
		assumed: (text) => SEARCH_FIELDS.position.assumed(text, AT_TREE),
		format: (position) => position,
		default: () => TREE
	},
	root: {
		label: SEARCH_FIELDS.root.label,
		about: SEARCH_FIELDS.root.about,
		...(SEARCH_FIELDS.root.choices && { choices: SEARCH_FIELDS.root.choices }),
		parse: (text) => SEARCH_FIELDS.root.parse(text, AT_TREE),
		format: (root) => root,
		default: () => AT_TREE.root
	},
	cut: choice<Cut, null>('cut', {
		label: SEARCH_FIELDS.cut.label,
		about: 'the rule for cutting that it must follow',
		offered: CUTS,
		usual: 'either is right',
		default: null
	}),
	value: {
		label: 'Value',
		about: 'the value of the root that it printed',
		usual: 'any',
		parse: (text) => {
			const value = parseNumber(text.trim());
			return value === null ? fail('value-number', `${quote(text)} is not a number.`) : ok(value);
		},
		format: (value) => (value === null ? null : String(value)),
		default: () => null
	}
});

export const CHECK_USAGE = `Plyscope checks your own alpha-beta by the leaves that it prints.

  npm run --silent plyscope -- check --leaves-printed "-3 -3 6 1 6 -4 -1" [options] [--json]

Let your program search the tree, print each leaf as it is evaluated, and give here what it printed.

${optionLines(CHECK_OPTIONS)}

  --json       as one JSON object: verdict, rule, faults, first, tree, shows

Exit code 0 if the program is right, 1 if it differs, 2 if its leaves cannot be read.
`;

export const check = command(
	'check',
	{ options: CHECK_OPTIONS, switches: ['json'] },
	({ values, assumed, form }) => {
		const { position, root, cut, value } = values;
		if (values.printed === null) {
			return failAt('check', 'Give what your program printed with --leaves-printed.');
		}
		const tree = namedTreeOf(gameOf(DEFAULT_GAME), rootOf({ game: DEFAULT_GAME, position, root }));
		const printed = readPrinted(values.printed, tree);
		if (!printed.ok) {
			const fault = faultOfOption('leaves-printed', printed.fault);
			if (form !== 'json') return { ok: false, fault };
			return ok(
				new Answer([jsonOf(null, position, countShown(tree, cut ?? 'equal'))], EXIT_FAULT, fault)
			);
		}
		const read = printed.value;
		const verdict = judge(tree, read, { cut, value });
		const shown = countShown(tree, cut ?? verdict.rule ?? 'equal');
		const texts =
			form === 'json'
				? [jsonOf(verdict, position, shown)]
				: [
						sayVerdict(verdict, cut),
						...(verdict.faults.length > 1 ? tell() : []),
						sayShown(shown),
						...(assumed === null ? [] : [assumed])
					].map((line) => `${line}\n`);
		return ok(new Answer(texts, verdict.verdict === 'right' ? 0 : EXIT_DIFFERS));

		function tell(): string[] {
			const suspects = findSuspects(tree, read, { cut, value });
			return sayTelling(tellApart(suspects, root === 'max'), cut);
		}
	}
);

/**
 * The contract with scripts: keys in a fixed order. Values of leaves are texts, and two faults together are joined by +.
 * @param found null if the leaves cannot be read
 */
function jsonOf(found: Verdict | null, tree: string, shows: number): string {
	const first = found?.first ?? null;
	return `${stringify({
		verdict: found?.verdict ?? 'unreadable',
		rule: found?.rule ?? null,
		faults: found?.faults.map((ids) => ids.join('+')) ?? [],
		first: first && {
			leaf: first.leaf,
			expected: textOf(first.expected),
			got: textOf(first.got)
		},
		tree,
		shows
	})}\n`;
}

/** Null where a line has ended. */
function textOf(value: number | null): string | null {
	return value === null ? null : String(value);
}
