/** The command `check`: what a program of one's own printed on a tree, held against exact runs. */
import { ok } from '../lib/core/base/result.ts';
import { SEARCHED, type Searched } from '../lib/core/check/check-link.ts';
import {
	countShown,
	differByName,
	findSuspects,
	judge,
	type Verdict
} from '../lib/core/check/judge.ts';
import { namedTreeOf } from '../lib/core/check/named-tree.ts';
import { readPrinted } from '../lib/core/check/read-printed.ts';
import { rightRun } from '../lib/core/check/runs.ts';
import { tellApart } from '../lib/core/check/tell-apart.ts';
import { expectedOn } from '../lib/core/check/tests-for/expected.ts';
import {
	TEST_WRITER_IDS,
	TEST_WRITERS,
	type TestWriterId
} from '../lib/core/check/tests-for/frameworks.ts';
import {
	askForNames,
	sayLast,
	sayShown,
	sayTelling,
	sayVerdict
} from '../lib/core/check/verdict.en.ts';
import { optionLines } from '../lib/core/fields/describe.ts';
import { choice } from '../lib/core/fields/field.ts';
import { fieldList } from '../lib/core/fields/field-list.ts';
import { gameOf } from '../lib/core/games/registry.ts';
import { rootOf } from '../lib/core/games/root.ts';
import { DEFAULT_GAME } from '../lib/core/search/setup-fields.ts';
import { Answer } from './answer.ts';
import { command } from './command.ts';
import { EXIT_FAULT, failAt, faultOfOption } from './fault.ts';
import { stringify } from './json.ts';

/** The exit code of a program that is not right. */
const EXIT_DIFFERS = 1;

interface Asked extends Searched {
	/** Null if no test is wanted. */
	readonly asTest: TestWriterId | null;
}

export const CHECK_OPTIONS = fieldList<Asked, string>({
	printed: { ...SEARCHED.printed, name: 'leaves-printed' },
	position: SEARCHED.position,
	root: SEARCHED.root,
	cut: SEARCHED.cut,
	value: SEARCHED.value,
	asTest: choice<TestWriterId, null>('test', {
		name: 'as-test',
		label: 'As a test',
		about: 'prints a test of this tree for a framework instead of an answer',
		ids: TEST_WRITER_IDS,
		usual: 'none',
		default: null
	})
});

export const CHECK_USAGE = `Plyscope checks your own alpha-beta by the leaves that it prints.

  npm run --silent plyscope -- check --leaves-printed "-3 -3 6 1 6 -4 -1" [options] [--json]
  npm run --silent plyscope -- check --as-test pytest [--position TREE] [--root max|min] [--cut RULE]

Let your program search the tree, print each leaf as it is evaluated, and give here what it printed.
With --as-test it prints a file for a test framework, which expects the right leaves and value.

${optionLines(CHECK_OPTIONS)}

  --json       as one JSON object: verdict, rule, faults, first, tree, shows

Exit code 0 if the program is right, 1 if it differs, 2 if its leaves cannot be read.
`;

export const check = command(
	'check',
	{ options: CHECK_OPTIONS, switches: ['json'] },
	async ({ values, assumed, form }) => {
		const { position, root, cut, value, printed: pasted, asTest } = values;
		const tree = namedTreeOf(gameOf(DEFAULT_GAME), rootOf({ game: DEFAULT_GAME, position, root }));
		if (asTest !== null) {
			if (pasted !== null)
				return failAt('--as-test', 'A test is printed without --leaves-printed.');
			if (form === 'json') return failAt('--as-test', 'A test is printed without --json.');
			const write = await TEST_WRITERS[asTest].load();
			return ok([write(expectedOn(tree, position, cut))]);
		}
		if (pasted === null) {
			return failAt('check', 'Give what your program printed with --leaves-printed.');
		}
		const printed = readPrinted(pasted, tree);
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
						...[sayLast(verdict, read.values, rightRun(tree, 'equal').value)].filter(Boolean),
						...(verdict.faults.length > 1 ? tell() : []),
						sayShown(shown),
						...(assumed === null ? [] : [assumed])
					].map((line) => `${line}\n`);
		return ok(new Answer(texts, verdict.verdict === 'right' ? 0 : EXIT_DIFFERS));

		function tell(): string[] {
			const suspects = findSuspects(tree, read, { cut, value });
			return [
				...(differByName(tree, read, suspects) ? [askForNames()] : []),
				...sayTelling(tellApart(suspects, root === 'max'), cut)
			];
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
