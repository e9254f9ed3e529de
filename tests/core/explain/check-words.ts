/** Checks the words of a sentence against its claims: every statement must have a claim. */
import { nextAbove, nextBelow } from '../../../src/lib/core/base/next-double.ts';
import type { Claim } from '../../../src/lib/core/explain/claims.ts';
import type { Reason } from '../../../src/lib/core/evaluate/evaluator.ts';
import { faultInReasonWords } from './check-reason.ts';
import { check } from './claim-checks.ts';
import { plainText, type Sentence } from '../../../src/lib/core/explain/parts.ts';
import type { Story } from '../../../src/lib/core/explain/story.ts';

type Any = (claim: Claim, width: number) => boolean;

/** Words that are only allowed with such a claim. */
export const PROMISES: readonly [RegExp, Any][] = [
	[/at most/, (c) => boundIn(c) === 'upper'],
	[/at least /, (c, width) => boundIn(c) === 'lower' || isNullPass(c, width)],
	[/worth more than|asks: is the root/i, isNullPass],
	[
		/settles “(at least|more than) [^“]*\?”/,
		(c, width) => isNullPass(c, width) || c.kind === 'asked'
	],
	[/has \S+ so far/, (c) => c.kind === 'has' && c.owner >= 0],
	[/: (at (most|least) )?\S+ so far/, (c) => c.kind === 'best'],
	[/The pass need not know/, isNullPass],
	[/The probe need not know/, (c) => c.kind === 'asked'],
	[/set by the pass|of this pass|\buses\b/, (c) => c.kind === 'pass'],
	[/Pass \d|in pass/, (c) => c.kind === 'pass' || (c.kind === 'recalled' && c.pass !== null)],
	[/open window/, (c) => c.kind === 'pass' && c.alpha === -Infinity && c.beta === Infinity],
	[/(?<!no )better for/, (c) => c.kind === 'asked'],
	[/^Yes\./, (c) => c.kind === 'answer' && c.better === 'better'],
	[/^No\./, (c) => c.kind === 'answer' && c.better === 'not better'],
	[/Yes:|No:/, (c) => c.kind === 'worth'],
	[/not known yet/, (c) => c.kind === 'returned' && c.bound !== 'exact'],
	[/as a bound/, (c) => c.kind === 'again'],
	[/re-searched|replaces|that the probe found/, (c) => c.kind === 'again'],
	[/Table hit/, (c) => c.kind === 'recalled'],
	[/bounds meet/, (c) => c.kind === 'returned'],
	[/skipped for now/, (c) => c.kind === 'unsearched' && c.rows.length > 0],
	[/gives exactly/, (c) => c.kind === 'returned' && c.bound === 'exact'],
	[/, a tie:/, (c) => c.kind === 'compared' && c.relation === 'equal'],
	[/(is|are) equally good/, (c) => c.kind === 'verdict' && c.verdict === 'best'],
	[/worse for/, (c) => c.kind === 'compared' && c.relation === 'worse'],
	[/(is|are) (certainly )?worse/, (c) => c.kind === 'verdict' && c.verdict === 'certainly worse'],
	[
		/\d others? (\([^)]*\) )?(is worse|are worse|may)/,
		(c) => c.kind === 'group' && c.which === 'all'
	],
	[/other searched move/, (c) => c.kind === 'group' && c.which === 'searched'],
	[/searched in this pass/, (c) => c.kind === 'group' && c.which === 'searched in this pass'],
	[/(is|are) worse\./, (c) => c.kind === 'group' && c.rest === 'worse'],
	[/may tie/, (c) => c.kind === 'group' && c.rest === 'may tie'],
	[/no better for/, (c) => c.kind === 'compared' && c.relation === 'equal or worse'],
	[/Equal or worse\?/, (c) => c.kind === 'compared' && c.relation === 'equal or worse'],
	[/Equal or better\?/, (c) => c.kind === 'compared' && c.relation === 'equal or better'],
	[/Which is better\?/, (c) => c.kind === 'compared' && c.relation === 'unknown'],
	[/avoids|rather than come here/, (c) => c.kind === 'refuted' && c.relation === 'worse'],
	[/can only tie/, (c) => c.kind === 'refuted' && c.relation === 'equal or worse'],
	[/gets at (most|least)/, (c) => c.kind === 'held'],
	[/already gives/, (c) => c.kind === 'owner' && c.pliesAbove === 1],
	[/rather than come here|can only tie with/, (c) => c.kind === 'owner' && c.pliesAbove > 1],
	[
		/so (M|[^.])* cannot matter\./,
		(c) => c.kind === 'no-effect' || (c.kind === 'has' && c.owner < 0)
	],
	[/still can\./, (c) => c.kind === 'may-matter'],
	[/settles “less than/, (c) => c.kind === 'asked' && c.side === 'min'],
	[/Fail-hard/, (c) => c.kind === 'clamped'],
	[
		/(better\? .*|here|\)|has \S+|gives .*\. .*): the search need not know/,
		(c) => c.kind === 'no-gain'
	],
	[/(Equal or|Which is) better\?/, (c) => c.kind === 'no-gain'],
	[/cannot matter/, (c) => c.kind === 'refuted' || (c.kind === 'has' && c.owner < 0)],
	[/always maximises/, (c) => c.kind === 'swapped'],
	[/skipped moves cannot/, (c) => c.kind === 'unsearched' && c.rows.length > 0],
	[/pruned/, (c) => c.kind === 'unsearched' && c.rows.length > 0],
	[/saved/, (c) => c.kind === 'size'],
	[/last move/, (c) => c.kind === 'unsearched' && c.rows.length === 0],
	[/: cutoff\./, (c) => c.kind === 'test' && c.holds && c.left > 0],
	[/nothing to prune/, (c) => c.kind === 'test' && c.holds && c.left === 0],
	[/no cutoff|No cutoff/, (c) => c.kind === 'test' && !c.holds && c.left > 0],
	[/A strict search needs/, (c) => c.kind === 'test' && !c.holds && c.best === c.value],
	[/nothing can be better|Nothing can be better/, (c) => c.kind === 'unbeatable'],
	[/rises/, (c) => c.kind === 'tightened' && c.limit === 'alpha'],
	[/falls/, (c) => c.kind === 'tightened' && c.limit === 'beta'],
	[/stays/, (c) => c.kind === 'unchanged'],
	[/already has/, (c) => c.kind === 'has' || c.kind === 'owner'],
	[/passed down|As published, (alpha|beta)/, (c) => c.kind === 'withheld'],
	[/has no bound yet|No bounds yet/, (c) => c.kind === 'has-nothing'],
	[/alpha is −∞/, (c) => c.kind === 'has-nothing' && c.side === 'max'],
	[/beta ∞/, (c) => c.kind === 'has-nothing' && c.side === 'min'],
	[/(White|Black) is .* up[,;).]/, (c) => c.kind === 'reason' && c.reason.kind === 'terms'],
	[/(White|Black) has .* for /, (c) => c.kind === 'reason' && c.reason.kind === 'terms'],
	[/worst for/, (c) => c.kind === 'worst'],
	[/The paper counts it/, (c) => c.kind === 'ending' && c.ending.winner === null],
	[/“stand pat”|Depth limit: the black king/, (c) => c.kind === 'estimate'],
	[/material is even/, (c) => c.kind === 'reason' && c.reason.kind === 'terms'],
	[/free squares/, (c) => c.kind === 'reason' && c.reason.kind === 'free-squares'],
	[/open lines/, (c) => c.kind === 'reason' && c.reason.kind === 'open-lines'],
	[/no line of three/, (c) => c.kind === 'reason' && c.reason.kind === 'no-line'],
	[/[−+] \d+ (ply|plies)/, (c) => c.kind === 'reason' && c.reason.kind === 'plies'],
	[/(?<!the side )to move/, (c) => c.kind === 'to-move'],
	[/best so far/, (c) => c.kind === 'best'],
	[/keeps/, (c) => c.kind === 'kept'],
	[
		/draw|wins|completes/,
		(c) => c.kind === 'result' || c.kind === 'ending' || c.kind === 'draw-claim'
	]
];

/** The kind of bound in a claim; null if it has none. */
function boundIn(claim: Claim): string | null {
	if (claim.kind === 'group') return claim.common?.bound ?? null;
	return 'bound' in claim && typeof claim.bound === 'string' ? claim.bound : null;
}

/** A pass whose window has no value inside tests a yes-or-no question. */
function isNullPass(claim: Claim, width: number): boolean {
	if (claim.kind !== 'pass') return false;
	const { alpha, beta } = claim;
	return nextAbove(alpha) === beta || beta - alpha <= width * (1 + 1e-9);
}

/** Never said: a cutoff does not stop anyone from playing to a position, and a bound is not exact. */
const FORBIDDEN =
	/never come|hold \w+ to exactly|undefined|NaN|null(?![ -]window)|-\d| {2}| [.,;:]/;

/** The faults of the words, one message each. */
export function faultsInWords(sentence: Sentence, story: Story): string[] {
	const { parts, claims } = sentence;
	const text = plainText(parts);
	const faults: string[] = [];
	const say = (fault: string): void => void faults.push(`“${text}”: ${fault}`);
	const details = claims.flatMap((claim) => (claim.kind === 'ending' ? [claim.ending.detail] : []));
	const words = details.reduce(
		(rest, detail) =>
			detail === ''
				? rest
				: rest.replace(
						new RegExp(
							`[${detail[0]}${detail[0]?.toUpperCase()}]${detail.slice(1).replace(/[()]/g, '.')}`
						),
						'D'
					),
		parts.map((part) => (part.role === 'move' || part.role === 'cut' ? 'M' : part.text)).join('')
	);
	for (const [pattern, promised] of PROMISES) {
		if (pattern.test(words) && !claims.some((claim) => promised(claim, story.trace.granularity)))
			say(`nothing claimed of ${pattern}`);
	}
	if (FORBIDDEN.test(words)) say('a forbidden phrase');
	if (!/^[^ ].*[.?]$/.test(text)) say('no full sentence');
	const numbers = new Set(claims.flatMap(numbersIn).flatMap(shown));
	for (const number of words.match(/−?(?:\d+(?:,\d{3})*(?:\.\d+)?|∞)/g) ?? []) {
		if (!numbers.has(number)) say(`${number} is in no claim`);
	}
	faults.push(...faultsInAmounts(parts, claims));
	const test = faultInTest(text, claims, story);
	if (test !== null) say(test);
	for (const claim of claims) {
		const fault = claim.kind === 'reason' ? faultInReasonWords(text, claim.reason) : null;
		if (fault !== null) say(fault);
	}
	// A value counts for MAX, at the nodes of both sides.
	const getter = /(\S+) gets at/.exec(text)?.[1];
	if (getter !== undefined && getter !== nameOf(story, 'max')) say(`${getter} is not MAX`);
	if (!story.trace.hasWindow && /alpha|beta|cut|already/.test(words)) {
		say('minimax has no window');
	}
	for (const part of parts) {
		if (part.role === 'max' || part.role === 'min') {
			if (part.text !== nameOf(story, part.role)) say(`${part.text} is not ${part.role}`);
		} else if ((part.role === 'move' || part.role === 'cut') && !isNameOf(story, part, claims)) {
			say(`${part.text} is not what row ${part.row} is called`);
		}
	}
	return faults;
}

/** In a group of moves each has its own value: "b (at most 2)". */
function faultsInAmounts(parts: Sentence['parts'], claims: readonly Claim[]): string[] {
	if (!claims.some(({ kind }) => kind === 'group')) return [];
	return parts.flatMap(({ text, role, row }, i) => {
		const how = /^ \((at most |at least |)$/.exec(parts[i + 1]?.text ?? '')?.[1];
		if (role !== 'move' || how === undefined) return [];
		const bound = how === '' ? 'exact' : how === 'at most ' ? 'upper' : 'lower';
		const isRight = claims.some(
			(claim) =>
				claim.kind === 'returned' &&
				claim.row === row &&
				// The value of an infinite mate says that nothing is more.
				(claim.bound === bound || Math.abs(claim.value) === Infinity) &&
				(shown(claim.value).includes(parts[i + 2]?.text ?? '') ||
					Math.abs(claim.value) === Infinity)
		);
		return isRight ? [] : [`${text} does not have ${how}${parts[i + 2]?.text ?? ''}`];
	});
}

/** Two ends of windows with a sign between them, and what follows. */
const TEST =
	/(−?(?:[\d.,]*\d(?:e[+-]?\d+)?|∞)[⁺⁻]?) ([≤≥<>=]) (−?(?:[\d.,]*\d(?:e[+-]?\d+)?|∞)[⁺⁻]?)(:|, but)/;

/** The fault of a test in the words: its numbers, in their order, and the sign between them. */
function faultInTest(text: string, claims: readonly Claim[], { trace }: Story): string | null {
	const [, best = '', sign = '', bound = '', then = ''] = TEST.exec(text) ?? [];
	const test = claims.find((claim) => claim.kind === 'test');
	if (sign === '') {
		const isTold = /: (no )?cutoff\.|nothing to prune/.test(text);
		return isTold && !text.includes('Nothing can be better') ? 'a test without its numbers' : null;
	}
	if (test?.kind !== 'test') return 'a test that nothing claims';
	const isMax = test.limit === 'beta';
	const reaches = trace.rules.cut === 'strict' ? '' : '=';
	const signs = { '>=': '≥', '<=': '≤', '>': '>', '<': '<' } as const;
	const holding = signs[`${isMax ? '>' : '<'}${reaches}`];
	const isEqual = test.best === test.value;
	const failing = isEqual ? '=' : isMax ? '<' : '>';
	const needs = `${isMax ? 'more' : 'less'} than ${bound}.`;
	const fault = check({
		best: isEnd(best, test.best),
		bound: isEnd(bound, test.value),
		sign: sign === (test.holds ? holding : failing),
		then: (then === ', but') === (test.holds && test.left === 0),
		needs: test.holds || !isEqual || text.includes(needs)
	});
	return fault === null ? null : `${best} ${sign} ${bound}: ${fault}`;
}

/** True if a text is the number, or the one that it is next to with its mark. */
function isEnd(text: string, number: number): boolean {
	const bare = text.replace(/[⁺⁻]$/, '');
	if (text.endsWith('⁺')) return shown(nextBelow(number)).includes(bare);
	if (text.endsWith('⁻')) return shown(nextAbove(number)).includes(bare);
	return shown(number).includes(bare);
}

/** By the position at the root, whose mover is MAX for ghess; in a typed tree sides are roles. */
function nameOf({ game, trace, replay }: Story, role: 'max' | 'min'): string {
	const { algorithm } = trace.header.setup;
	const isOther = algorithm === 'ghess' && game.id !== 'tree' && !replay.at(0).maxToMove();
	return game.sideNames[isOther ? (role === 'max' ? 'min' : 'max') : role];
}

/** The name of a row is its move, or the moves to it; a move that still can matter has no row. */
function isNameOf(
	{ trace, names }: Story,
	part: { text: string; row?: number },
	claims: readonly Claim[]
): boolean {
	if (part.row === undefined) {
		return claims.some(
			(claim) =>
				claim.kind === 'may-matter' &&
				trace
					.childrenOf(claim.row)
					.some((row) => trace.moveOf(row) === claim.move && names.of(row) === part.text)
		);
	}
	const path = names.pathTo(part.row);
	return [names.of(part.row), path.join(' '), `… ${path.slice(-2).join(' ')}`].includes(part.text);
}

/** Every number that a claim supports; for moves, also the number that remains after two of them are named. */
function numbersIn(claim: Claim, _: number, all: readonly Claim[]): number[] {
	const numbers: number[] = [];
	if ('value' in claim) numbers.push(claim.value);
	if ('best' in claim) numbers.push(claim.best);
	if ('nodes' in claim) numbers.push(claim.nodes);
	if ('limit' in claim && typeof claim.limit === 'number') numbers.push(claim.limit);
	if (claim.kind === 'group') numbers.push(claim.rows.length, claim.common?.value ?? NaN);
	if (claim.kind === 'test') numbers.push(nextAbove(claim.value), nextBelow(claim.value));
	if (claim.kind === 'pass') {
		numbers.push(claim.number, claim.depth ?? NaN, claim.alpha, claim.beta);
	}
	if (claim.kind === 'reason') numbers.push(...numbersOf(claim.reason));
	if (claim.kind === 'recalled') numbers.push(claim.pass ?? NaN);
	if (claim.kind === 'has-nothing') numbers.push(claim.side === 'max' ? -Infinity : Infinity);
	if (claim.kind === 'unsearched') numbers.push(claim.rows.length - 2);
	if (claim.kind === 'unsearched') numbers.push(claim.rows.length);
	if (claim.kind === 'owner' || claim.kind === 'refuted') numbers.push(claim.bound);
	if (claim.kind === 'verdict') {
		const best = all.filter((other) => other.kind === 'verdict' && other.verdict === 'best').length;
		numbers.push(best - 3, best - 1);
	}
	return numbers;
}

/** The numbers of a reason that its words may say, besides the value itself. */
function numbersOf(reason: Reason): number[] {
	switch (reason.kind) {
		case 'terms':
			return [reason.material?.value ?? NaN, ...reason.others.map(({ value }) => value)];
		case 'free-squares':
			return [reason.region, reason.taken, reason.squares, reason.added];
		case 'open-lines':
			return [reason.weight, ...[reason.max, reason.min].flatMap(({ twos, ones }) => [twos, ones])];
		case 'no-line':
			return [];
		case 'plies':
			return [reason.base, reason.plies];
	}
}

const FORMATS = [true, false].map(
	(useGrouping) => new Intl.NumberFormat('en', { useGrouping, maximumFractionDigits: 12 })
);

/** A number as a value and as a count; not the sentences' formatter, since the tests have their own. */
function shown(number: number): string[] {
	const size = Math.abs(number);
	return FORMATS.map((format) => {
		const digits = format.format(size);
		return (number < 0 && digits !== '0' ? '−' : '') + digits;
	});
}
