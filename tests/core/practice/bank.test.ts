/**
 * Question banks, read back by small readers of their own: of XML, of Moodle's cloze, and of Canvas's QTI. What they find
 * right is held against an alpha-beta of this file over the tree as it is typed.
 */
import { describe, expect, it } from 'vitest';
import { bankFiles, drawItem } from '../../../src/lib/core/figure/bank/bank-files.ts';
import { makeBank, SEEDS } from '../../../src/lib/core/practice/bank/bank.ts';
import type { BankItem } from '../../../src/lib/core/practice/bank/bank-item.ts';
import { moodleXml } from '../../../src/lib/core/practice/bank/moodle.ts';
import { LEVELS, type Level } from '../../../src/lib/core/practice/levels.ts';
import { PRACTICE } from '../../../src/lib/core/practice/practice-link.ts';
import { slice } from '../../sweep.ts';

type Tree = number | readonly Tree[];

/** What a search says of a node. */
interface Said {
	readonly name: string;
	readonly isLeaf: boolean;
	visited: boolean;
	alpha: number;
	beta: number;
	value: number;
	/** Between these the true value is, whatever the pruned nodes are worth. */
	low: number;
	high: number;
}

/** Fail-soft alpha-beta, or minimax, over nested lists; each node with its name, "b1.2". */
function solve(
	tree: Tree,
	isPruning: boolean,
	isStrict: boolean
): { nodes: Said[]; leaves: number } {
	const nodes: Said[] = [];
	let leaves = 0;
	const nameOf = (parent: string, at: number): string =>
		parent === ''
			? String.fromCharCode(97 + at)
			: `${parent}${parent.length > 1 ? '.' : ''}${at + 1}`;
	const list = (one: Tree, name: string): void => {
		const isLeaf = typeof one === 'number';
		nodes.push({
			name,
			isLeaf,
			visited: false,
			alpha: NaN,
			beta: NaN,
			value: NaN,
			low: -Infinity,
			high: Infinity
		});
		if (!isLeaf) one.forEach((child, at) => list(child, nameOf(name, at)));
	};
	const search = (one: Tree, name: string, isMax: boolean, alpha: number, beta: number): number => {
		const said = nodes.find((node) => node.name === name) as Said;
		said.visited = true;
		if (typeof one === 'number') {
			leaves++;
			Object.assign(said, { low: one, high: one });
			return one;
		}
		Object.assign(said, { alpha, beta });
		let [low, high] = [alpha, beta];
		let best = isMax ? -Infinity : Infinity;
		for (const [at, child] of one.entries()) {
			const value = search(child, nameOf(name, at), !isMax, low, high);
			best = isMax ? Math.max(best, value) : Math.min(best, value);
			const reaches = isMax
				? isStrict
					? best > beta
					: best >= beta
				: isStrict
					? best < alpha
					: best <= alpha;
			if (isPruning && reaches) break;
			if (!isPruning) continue;
			if (isMax) low = Math.max(low, best);
			else high = Math.min(high, best);
		}
		said.value = best;
		const below = one.map((_, at) => nodes.find((node) => node.name === nameOf(name, at)) as Said);
		const choose = isMax ? Math.max : Math.min;
		said.low = choose(...below.map((child) => child.low));
		said.high = choose(...below.map((child) => child.high));
		return best;
	};
	list(tree, '');
	search(tree, '', true, -Infinity, Infinity);
	return { nodes, leaves };
}

interface Element {
	readonly tag: string;
	readonly attributes: Readonly<Record<string, string>>;
	readonly children: (Element | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescape(text: string): string {
	return text.replace(/&(\w*);?/g, (whole, name: string) => {
		const found = ENTITIES[name];
		if (found === undefined || !whole.endsWith(';')) throw new Error(`a stray ${whole}`);
		return found;
	});
}

/** Reads XML, and throws where it is not well-formed. */
function readXml(text: string): Element {
	const root: Element = { tag: '', attributes: {}, children: [] };
	const open = [root];
	const body = text.replace(/^<\?xml[^>]*\?>/, '');
	for (const [, tag, words] of body.matchAll(/<([^<>]*)>|([^<>]+)/g)) {
		const here = open.at(-1) as Element;
		if (words !== undefined) here.children.push(unescape(words));
		else if (tag?.startsWith('/') === true) {
			if (open.pop()?.tag !== tag.slice(1)) throw new Error(`a stray <${tag}>`);
		} else {
			const [, name = '', attributes = '', end] =
				/^([\w:-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)$/.exec(tag ?? '') ?? [];
			if (name === '') throw new Error(`no tag: <${tag}>`);
			const made: Element = {
				tag: name,
				attributes: Object.fromEntries(
					Array.from(attributes.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = '', value = '']) => [
						key,
						unescape(value)
					])
				),
				children: []
			};
			here.children.push(made);
			if (end === '') open.push(made);
		}
	}
	if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is not closed`);
	return root;
}

const elements = ({ children }: Element): Element[] =>
	children.filter((one) => typeof one !== 'string');
const all = (one: Element, tag: string): Element[] =>
	elements(one).flatMap((child) => [...(child.tag === tag ? [child] : []), ...all(child, tag)]);
const words = (one: Element): string =>
	one.children.map((child) => (typeof child === 'string' ? child : words(child))).join('');

interface Field {
	readonly label: string;
	readonly kind: string;
	readonly right: readonly string[];
	readonly wrong: readonly string[];
	readonly feedback: readonly string[];
	/** The feedback of each answer. */
	readonly said: ReadonlyMap<string, string>;
}

/** The fields of a cloze text, which is HTML: cut where the expressions of Moodle's `questiontype.php` cut it. */
function readCloze(html: string): Field[] {
	return [...html.matchAll(/<li>(.*?)<\/li>/gs)].flatMap(([, item = '']) => {
		const label = /^(?:([^{]*?)(?:: ))?\{/.exec(item)?.[1] ?? '';
		return [...item.matchAll(/\{1:([A-Z]+):(.*?)(?<!\\)\}/gs)].map(([, kind = '', body = '']) => {
			const options = body.split(/(?<!\\)~/).map((option) => {
				const [, equals, text = '', feedback = ''] = /^(=?)(.+?)(?<!\\)#(.*)$/s.exec(option) ?? [];
				const plain = (one: string): string => unescape(one).replace(/\\([}#])/g, '$1');
				return { isRight: equals === '=', text: plain(text), feedback: plain(feedback) };
			});
			return {
				label,
				kind,
				right: options.filter(({ isRight }) => isRight).map(({ text }) => text),
				wrong: options.filter(({ isRight }) => !isRight).map(({ text }) => text),
				feedback: options.map(({ feedback }) => feedback),
				said: new Map(options.map(({ text, feedback }) => [text, feedback]))
			};
		});
	});
}

function bankOf(
	level: Level,
	seed: number,
	texts: Readonly<Record<string, string>> = {}
): BankItem[] {
	const { values, faults } = PRACTICE.parse({ level: String(level), ...texts });
	expect(faults).toEqual([]);
	const made = makeBank(values, { first: seed, last: seed });
	if (!made.ok) throw new Error(made.fault.message);
	return made.value;
}

const limit = (value: number, isVisited: boolean): string =>
	!isVisited ? 'x' : value === Infinity ? 'inf' : value === -Infinity ? '-inf' : String(value);

/** The right answers by their labels, as the oracle has them. */
function truthOf(position: string, level: Level, isStrict: boolean): Map<string, string[]> {
	const { nodes, leaves } = solve(JSON.parse(position) as Tree, level > 1, isStrict);
	const truth = new Map<string, string[]>();
	for (const { name, isLeaf, visited, value, alpha, beta, low, high } of nodes) {
		const label = name === '' ? 'the root' : name;
		if (name !== '') truth.set(`${label} cut`, [visited ? 'searched' : 'never searched']);
		if (isLeaf) continue;
		truth.set(`${label}, alpha`, [limit(alpha, visited)]);
		truth.set(`${label}, beta`, [limit(beta, visited)]);
		truth.set(`${label} value`, [visited ? `${value}:0` : '0:0']);
		const kind = !visited
			? 'never searched'
			: low === high
				? 'exactly'
				: high === value
					? 'at most'
					: 'at least';
		truth.set(`${label} bound`, [kind]);
	}
	truth.set(' value', [`${leaves}:0`]);
	return truth;
}

describe('question banks', () => {
	const rows = LEVELS.flatMap((level) =>
		Array.from({ length: 100 }, (_, at) => [level, at + 1] as const)
	);

	it('what a cloze calls right is what alpha-beta does', () => {
		for (const [level, seed] of slice(rows, 25)) {
			const isStrict = seed % 2 === 0;
			const items = bankOf(level, seed, {
				cut: isStrict ? 'strict' : 'equal',
				ask: level === 1 ? 'values,count' : 'values,windows,cuts,count'
			});
			const xml = readXml(moodleXml(level, items, () => '<svg/>'));
			const [html = ''] = all(xml, 'questiontext').map((one) =>
				words(all(one, 'text')[0] as Element)
			);
			const position = /alt="([^"]*)"/.exec(html)?.[1] ?? '';
			const truth = truthOf(position, level, isStrict);
			const fields = readCloze(html);
			for (const { label, kind, right, wrong } of fields) {
				const what =
					kind === 'NUMERICAL'
						? ' value'
						: kind === 'SHORTANSWER'
							? ''
							: wrong.length > 1
								? ' bound'
								: ' cut';
				const expected = truth.get(`${label}${what}`);
				expect(right.slice(0, 1), `level ${level}, seed ${seed}: ${label}${what}`).toEqual(
					expected
				);
			}
			for (const { label, kind, right, wrong, said } of fields) {
				const [sentence = ''] = right.map((text) => said.get(text));
				// Of a text that is typed, any other is wrong.
				if (kind !== 'MULTICHOICE') {
					expect(wrong).toEqual(['*']);
					expect(said.get('*')).toBe(sentence);
					continue;
				}
				expect(sentence).not.toBe('');
				// Each wrong choice says what is right, before the sentence of the search.
				for (const text of wrong) {
					const told = said.get(text) ?? '';
					const isBound = !right.includes('searched') && !right.includes('never searched');
					const expected = text === 'never searched' ? 'is searched' : `is ${right[0]}`;
					expect(told, `${label}: ${text}`).toContain(` ${sentence}`);
					expect(told, `${label}: ${text}`).toContain(label);
					expect(told.slice(0, -sentence.length), `${label}: ${text}`).toContain(expected);
					if (isBound && text !== 'never searched') expect(told).toMatch(/ -?\d+\. /);
				}
				if (label === 'the root') expect([...right, ...wrong]).not.toContain('never searched');
			}
			const asked = [...truth.keys()].filter((key) => level > 1 || /value$/.test(key));
			expect(fields).toHaveLength(asked.length);
		}
	});

	it('every special character of a feedback survives', () => {
		const [item] = bankOf(2, 1) as [BankItem];
		const feedback = 'A } b # c ~ d = e / f " g \\ h & i < j > k {1:NUMERICAL:=3} ≤ −∞ ]]> \\}';
		const strange = { ...item, parts: item.parts.map((part) => ({ ...part, feedback })) };
		const xml = readXml(moodleXml(2, [strange], () => '<svg/>'));
		const fields = readCloze(
			words(all(all(xml, 'questiontext')[0] as Element, 'text')[0] as Element)
		);
		expect(fields).toHaveLength(
			readCloze(
				words(
					all(
						all(readXml(moodleXml(2, [item], () => '')), 'questiontext')[0] as Element,
						'text'
					)[0] as Element
				)
			).length
		);
		const told = fields.flatMap((field) => field.feedback);
		// Moodle does not remove the backslash of a tilde, which no sentence has.
		const kept = feedback.replace('~', '\\~');
		for (const one of told) expect(one.slice(-kept.length)).toBe(kept);
		expect(told.length).toBeGreaterThan(fields.length);
	});

	it.each(LEVELS)(
		'the files of level %i are well-formed, and their pictures tell no answer',
		(level) => {
			const items = bankOf(level, 3);
			const moodle = bankFiles('moodle', level, items.map(drawItem)) as string;
			const quiz = readXml(moodle);
			expect(all(quiz, 'question').map(({ attributes }) => attributes['type'])).toEqual([
				'category',
				'cloze'
			]);
			expect(all(quiz, 'tag').map(words)).toEqual(['plyscope', `level ${level}`, 'seed 3']);
			const picture = atob(words(all(quiz, 'file')[0] as Element));
			expect(readXml(picture).children).toHaveLength(2);
			expect(picture).not.toContain('value');
			const files = bankFiles('qti', level, items.map(drawItem)) as ReadonlyMap<string, string>;
			for (const text of files.values()) readXml(text);
			const manifest = readXml(files.get('imsmanifest.xml') ?? '');
			expect(all(manifest, 'file').map(({ attributes }) => attributes['href'])).toEqual(
				[...files.keys()].slice(1)
			);
			const idents = all(readXml(files.get(`plyscope/level-${level}.xml`) ?? ''), 'item').map(
				({ attributes }) => attributes['ident']
			);
			expect(new Set(idents).size).toBe(idents.length);
		}
	);

	it('what QTI calls right is what the cloze calls right', () => {
		for (const [level, seed] of slice(rows, 50, 1)) {
			const items = bankOf(level, seed, level === 1 ? {} : { ask: 'values,windows,cuts,count' });
			const truth = truthOf(items[0]?.position ?? '', level, false);
			const files = bankFiles('qti', level, items.map(drawItem)) as ReadonlyMap<string, string>;
			const root = readXml(files.get(`plyscope/level-${level}.xml`) ?? '');
			for (const item of all(root, 'item')) {
				const id = item.attributes['ident'] ?? '';
				const kinds = all(item, 'fieldentry').map(words);
				const equal = all(item, 'varequal').map(words);
				const says = words(all(item, 'mattext')[0] as Element);
				const node = / ([\w.]+|the root)\. /.exec(says)?.[1] ?? '';
				const labels = all(item, 'response_label').map(({ attributes, children }) => [
					attributes['ident'] ?? '',
					children.map((child) => (typeof child === 'string' ? child : words(child))).join('')
				]);
				if (kinds[0] === 'numerical_question') {
					expect(`${equal[0]}:0`, id).toBe(
						truth.get(/-count-/.test(id) ? ' value' : `${node} value`)?.[0]
					);
				} else if (/-bound-/.test(id)) {
					expect(labels.find(([at]) => at === equal[0])?.[1], id).toBe(
						truth.get(`${node} bound`)?.[0]
					);
				} else if (kinds[0] === 'multiple_answers_question') {
					const not = new Set(all(item, 'not').map(words));
					const right = labels.filter(([at = '']) => !not.has(at)).map(([, name]) => name);
					const pruned = [...truth].filter(
						([key, [said]]) => key.endsWith(' cut') && said === 'never searched'
					);
					expect(right, id).toEqual(pruned.map(([key]) => key.replace(' cut', '')));
				}
			}
		}
	});

	it.each([
		['1-50', { first: 1, last: 50 }],
		[' 7 ', { first: 7, last: 7 }],
		['3 – 5', { first: 3, last: 5 }]
	])('reads the seeds %j', (text, seeds) => {
		expect(SEEDS.parse(text, {})).toEqual({ ok: true, value: seeds });
	});

	it.each([
		['5-1', 'seeds-range'],
		['', 'seeds-range'],
		['1-', 'seeds-range'],
		['-3', 'seeds-range'],
		['a-b', 'seeds-range'],
		['1-99999999999', 'seeds-range'],
		['1-501', 'seeds-many']
	])('refuses the seeds %j: %s', (text, code) => {
		const read = SEEDS.parse(text, {});
		expect(read.ok ? null : read.fault.code).toBe(code);
	});
});
