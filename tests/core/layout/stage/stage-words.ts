/**
 * The words of a stage as claims: each text is read, and what it says is compared with the replayed events, which
 * share no code with the trace. Words that are cut short are compared as far as they go.
 */
import { formatCount, formatLimit, formatValue } from '../../../../src/lib/core/explain/format.ts';
import type { Story } from '../../../../src/lib/core/explain/story.ts';
import { rulesOf } from '../../../../src/lib/core/search/setup.ts';
import { placeKey } from '../../../../src/lib/core/layout/stage/placement/place-key.ts';
import type { BoundPart, Stage, TextPart } from '../../../../src/lib/core/layout/stage/parts.ts';
import { movesTo, pathTo, type NaiveNode, type NaiveState } from '../../explain/event-log.ts';

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export function ordinalByIntl(number: number): string {
	return `${number.toLocaleString('en')}${ENDINGS[RULES.select(number)] ?? ''}`;
}

/** What is wrong with the words of a stage; an empty list for a good one. */
export function wordFaults(stage: Stage, story: Story, state: NaiveState): string[] {
	const current = state.current;
	if (current === null) return [];
	const path = pathTo(current);
	const faults: string[] = [];
	/** @param wanted every form in which it may be said */
	const check = (text: string, wanted: readonly string[], what: string): void => {
		const cut = text.indexOf('…');
		const isSaid =
			cut < 0 ? wanted.includes(text) : wanted.some((one) => one.startsWith(text.slice(0, cut)));
		if (!isSaid) faults.push(`${what} is “${text}”, not “${wanted.join('” or “')}”`);
	};
	for (const bound of stage.bounds) {
		const node = path.find(({ id }) => placeKey(story, id) === bound.node);
		if (node === undefined) continue;
		const number = `${bound.which === 'alpha' ? 'α' : 'β'} ${formatLimit(state.limit(node, sideOf(bound)))}`;
		const sources = sourcesOf(story, state, node, bound);
		const [first, second] = bound.lines;
		const isBeside = second === undefined && first?.text !== number && stage.form === 'spine';
		// In a compact row the number and its source share a line.
		const both = sources.map((source) => `${number} ${source}`);
		check(first?.text ?? '', isBeside ? both : [number], bound.key);
		if (second !== undefined) check(second.text, sources, `the source of ${bound.key}`);
	}
	for (const { badge, row } of stage.nodes) {
		if (badge === null) continue;
		check(badge.text, [ordinalByIntl(attemptsOf(story, state, row))], badge.key);
	}
	for (const text of stage.texts) {
		if (text.key.startsWith('next:')) check(text.text, ['next'], text.key);
		if (text.key.startsWith('move:')) checkMove(text, stage, story, check);
		if (text.key.startsWith('caption:')) {
			const parent = state.nodes.findLast(
				({ id }) => `caption:${placeKey(story, id)}` === text.key
			);
			if (parent) check(text.text, captionsOf(story, parent), text.key);
		}
	}
	for (const { key, kind, rows, text } of stage.folds) {
		if (kind !== 'plies') continue;
		const plies = rows.length === 1 ? '1 ply' : `${formatCount(rows.length)} plies`;
		check(text.text.replace('… ', ''), [plies], key);
	}
	faults.push(...headFaults(stage, story, state, path));
	const passes = passHeads(current, state, stage);
	const heads = stage.texts.filter(({ text }) => /^p(ass|robe) \d|\?$/.test(text));
	if (heads.length > 0) {
		check(heads.map(({ text }) => text).join(' '), passes, 'the head of the pass');
	}
	faults.push(...starFaults(stage, story, state));
	const callout = stage.cut?.callout ?? null;
	if (callout !== null) check(callout.text.text, calloutsOf(story, state, current), 'the callout');
	return faults;
}

/**
 * Each star is at a move that gave its parent the best value so far; the first such move of a drawn node has one, and it
 * alone is filled.
 */
function starFaults({ nodes }: Stage, story: Story, state: NaiveState): string[] {
	const bestOf = ({ max, returned }: NaiveNode): number => {
		const values = returned.map(({ value }) => value);
		return max ? Math.max(...values) : Math.min(...values);
	};
	const faults: string[] = [];
	for (const { key, row, star, role } of nodes) {
		if (row < 0 || row >= state.nodes.length) continue;
		const node = state.node(row);
		const { parent } = node;
		if (star !== null && parent !== null) {
			// A star stays while its move is searched again.
			const own = parent.returned.find(({ child }) => child.move === node.move);
			if (own?.value !== bestOf(parent)) faults.push(`${key} has a star, and not the best value`);
			// The first of several that are as good is the one that is chosen.
			const chosen = parent.returned.find(({ value }) => value === bestOf(parent));
			if ((star.tied === true) !== (chosen?.child.move !== node.move)) {
				faults.push(`${key} has a ${star.tied ? 'hollow' : 'filled'} star`);
			}
		}
		if (role !== 'whole' || node.returned.length === 0) continue;
		const first = node.returned.find(({ value }) => value === bestOf(node));
		const drawn = nodes.find((one) => one.row === first?.child.id);
		if (drawn?.star === null) {
			faults.push(`${placeKey(story, drawn.row)} is the best of ${key}, and has no star`);
		}
	}
	return faults;
}

/** The heads of the rows: whose move it is, and what became of the moves of a node on the path. */
function headFaults(
	{ texts }: Stage,
	{ roleNames, game }: Story,
	state: NaiveState,
	path: readonly NaiveNode[]
): string[] {
	const names = `(△ ${roleNames.max}|▽ ${roleNames.min})`;
	const side = new RegExp(`^${names}( to move)?$`);
	const ends = game.hasTypedLeaves
		? ['leaves']
		: ['depth limit:', 'depth limit', 'estimates', 'the end'];
	const others = new Set([...ends, 'to move']);
	const heads = texts.filter(({ key }) => key.startsWith('head:'));
	const faults = heads
		.filter(({ text }) => !side.test(text) && !others.has(text) && !/^pass |\?$|…/.test(text))
		.map(({ text }) => `no head may be “${text}”`);
	if (path.at(-1)?.state === 'horizon' && heads.some(({ text }) => text === 'the end')) {
		faults.push('the search ends at its depth limit, not “the end”');
	}
	// Where they have no column they begin with the side's sign.
	const titles = Object.values(roleNames).flatMap((name) => {
		const sign = name === roleNames.max ? '△' : '▽';
		return [`${name}’s moves`, `${sign} ${name}’s moves`];
	});
	// At the finish the best line is on the spine.
	const shown = path.at(-1)?.closed === true ? state.nodes : path;
	const sums = new Set(shown.flatMap((node) => sumsOf(state, node)));
	const byRow = new Map<string | undefined, TextPart[]>();
	for (const text of texts.filter(({ key }) => key.startsWith('moves:'))) {
		const [, row] = text.key.split(':');
		byRow.set(row, [...(byRow.get(row) ?? []), text]);
	}
	for (const lines of byRow.values()) {
		const said = lines.map(({ text }) => text).filter((text) => !titles.includes(text));
		if (said.length === 0 || said.some((text) => text.includes('…'))) continue;
		if (!sums.has(said.join(' '))) faults.push(`no node on the path has “${said.join(' ')}”`);
	}
	return faults;
}

const FATES = { searched: 'done', now: 'now', pruned: 'pruned', left: 'to go' };

/** "23 moves: 21 done, 1 now, 1 to go": each move of a node once, by its latest attempt; or shorter. */
function sumsOf(state: NaiveState, { id, moves }: NaiveNode): string[] {
	const children = state.node(id).children;
	const fates = moves.map((move) => {
		const last = children.findLast((child) => child.move === move);
		if (last === undefined) return 'left';
		return last.state === 'pruned' ? 'pruned' : last.closed ? 'searched' : 'now';
	});
	// A move that is announced, to be probed or searched again, is the one of now.
	const next = state.nodes.length;
	if (state.current?.id === id && (state.probes.has(next) || state.repeats.has(next))) {
		const again = state.repeats.get(next);
		fates[again === undefined ? fates.indexOf('left') : moves.indexOf(again.move)] = 'now';
	}
	const count = (fate: string): number => fates.filter((one) => one === fate).length;
	const all = formatCount(moves.length);
	const searched = count('searched');
	const pieces = Object.entries(FATES).flatMap(([fate, word]) =>
		count(fate) === 0 ? [] : [`${formatCount(count(fate))} ${word}`]
	);
	const sum = searched === moves.length ? 'all done' : pieces.join(', ');
	const noun = moves.length === 1 ? 'move' : 'moves';
	return [`${all} ${noun}: ${sum}`, `${formatCount(searched)} of ${all} done`];
}

function sideOf({ which }: BoundPart): 'max' | 'min' {
	return which === 'alpha' ? 'max' : 'min';
}

/** Where a bound comes from. Where there is little space the first word is missing. */
function sourcesOf(story: Story, state: NaiveState, node: NaiveNode, bound: BoundPart): string[] {
	const side = sideOf(bound);
	const limit = state.limit(node, side);
	const nameOf = ({ id }: NaiveNode): string => story.names.of(id) || 'root';
	const said: string[] = [];
	const found = state.ownerOf(node, side);
	if (found !== null) {
		const { owner, child } = found;
		said.push(owner === node ? `by ${nameOf(child)}` : `from ${nameOf(owner)}`);
	} else if (Number.isFinite(limit)) {
		const [root] = pathTo(node);
		const asked = pathTo(node).find(
			({ probe }) => probe !== null && probe.side !== side && limit !== passEnd(node, side)
		);
		if (asked === undefined) said.push(node === root ? 'by the pass' : 'from root');
		else said.push(asked === node ? 'by the probe' : `from ${nameOf(asked)}`);
	}
	return said.flatMap((words) => [words, words.replace(/^(by|from) /, '')]);
}

function passEnd({ pass }: NaiveNode, side: 'max' | 'min'): number {
	return pass.window[side === 'max' ? 0 : 1];
}

/** How often the place of a row has been searched, that of the row included, which may only be announced yet. */
function attemptsOf({ trace }: Story, state: NaiveState, row: number): number {
	const key = trace.movesTo(row).join(' ');
	const earlier = state.nodes.filter(
		(node) => node.id < row && node.state !== 'pruned' && movesTo(node).join(' ') === key
	);
	return earlier.length + 1;
}

function checkMove(
	{ key, text }: TextPart,
	stage: Stage,
	story: Story,
	check: (text: string, wanted: readonly string[], what: string) => void
): void {
	const node = stage.nodes.find((one) => `move:${one.key}` === key);
	if (node !== undefined && node.row >= 0) check(text, [story.names.of(node.row)], key);
}

/** What a node's cutoff prunes, and the nodes of minimax that it saves; a search that comes back only skips. */
function captionsOf({ ghostSize }: Story, parent: NaiveNode): string[] {
	const pruned = parent.children.filter(({ state }) => state === 'pruned');
	const saved = ghostSize && pruned.reduce((sum, { id }) => sum + ghostSize(id), 0);
	const nodes = saved === 1 ? 'node' : 'nodes';
	const ends =
		saved === null
			? ['']
			: [`, ${formatCount(saved)} ${nodes} saved`, `, ${formatCount(saved)} saved`, ''];
	return ['pruned', 'skipped for now'].flatMap((word) =>
		ends.map((end) => `${formatCount(pruned.length)} ${word}${end}`)
	);
}

/** "pass 2: at least 5?": the window of the pass as a question, for which a spine may have no space. */
function passHeads({ pass }: NaiveNode, state: NaiveState, { form }: Stage): string[] {
	const [alpha, beta] = pass.window;
	const name = `pass ${pass.number}`;
	if (state.passes.length === 0) return [];
	return alpha === -Infinity && beta === Infinity
		? [name]
		: [
				...(form === 'spine' ? [name] : []),
				`${name}: at least ${formatValue(beta)}?`,
				`${name}: more than ${formatValue(alpha)}?`,
				`${name}: ${formatLimit(alpha)} to ${formatLimit(beta)}?`
			];
}

/** The test that prunes at a node: its own bound, or its best value, against the other side's bound. */
function calloutsOf({ trace }: Story, state: NaiveState, node: NaiveNode): string[] {
	const values = node.returned.map(({ value }) => value);
	const best = node.max ? Math.max(...values) : Math.min(...values);
	const [own, other] = node.max ? (['max', 'min'] as const) : (['min', 'max'] as const);
	const limit = state.limit(node, other);
	const isCut = node.max ? best >= limit : best <= limit;
	// Some searches have a rule of their own.
	const isStrict = rulesOf(trace.header.setup).cut === 'strict';
	if (!isCut || (isStrict && best === limit)) return [];
	const sign = node.max ? (isStrict ? '>' : '≥') : isStrict ? '<' : '≤';
	const letter = { max: 'α ', min: 'β ' };
	const named = state.limit(node, own) === best ? letter[own] : '';
	const test = `${named}${formatLimit(best)} ${sign} ${letter[other]}${formatLimit(limit)}`;
	const numbers = `${formatLimit(best)} ${sign} ${formatLimit(limit)}`;
	return [test, numbers, `${test}: cutoff`, `${numbers}: cutoff`];
}
