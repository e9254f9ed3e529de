/** Extensive games of Gambit (.efg): two players, perfect information, zero-sum. Player 1 is MAX. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { parseValue } from '../number.ts';
import { MAX_TREE_DEPTH, MAX_TREE_NODES } from '../tree.ts';
import { nodeAt, type ReadNode, type TreeReader } from './read-node.ts';

const TOKEN = /\s*(?:"((?:[^"\\]|\\[^])*)"|([{}])|([^\s"{},]+)|,)/y;

interface Token {
	readonly kind: 'string' | 'brace' | 'word';
	readonly text: string;
	readonly at: number;
}

type Fault = ReturnType<typeof fail>;

export const efg: TreeReader = {
	id: 'efg',
	name: 'extensive games of Gambit (.efg)',
	read(text) {
		if (!/^\s*EFG\b/.test(text)) return null;
		const root = new EfgReader(text).read();
		return root.ok ? ok([{ what: 'a Gambit game (.efg)', root: root.value }]) : root;
	}
};

class EfgReader {
	private at = 0;
	private nodes = 0;
	private fault: Fault | null = null;
	/** The information sets so far, by player and number: one with two nodes hides a move. */
	private readonly sets = new Set<string>();
	/** The payoffs of each outcome; later ones may be left out. */
	private readonly outcomes = new Map<string, readonly number[]>();
	private sum: number | null = null;

	constructor(private readonly text: string) {}

	read(): Result<ReadNode> {
		for (const word of ['EFG', '2', 'R']) {
			const token = this.take('word');
			if (token?.text !== word && token?.text !== 'D') {
				return fail('tree-efg', 'A Gambit game begins with EFG 2 R.', token?.at ?? 0);
			}
		}
		const root = this.game();
		return (
			this.fault ?? (root === null ? fail('tree-empty', 'This game has no nodes.', 0) : ok(root))
		);
	}

	/** The title and the players, then the nodes. */
	private game(): ReadNode | null {
		this.take('string');
		const players = this.group();
		if (players.length !== 2) {
			return this.stop(
				'tree-efg-players',
				`This game has ${players.length} players. A tree of ours has two.`,
				players[0]?.at ?? 0
			);
		}
		this.option('string');
		return this.node(0);
	}

	private node(ply: number): ReadNode | null {
		const kind = this.take('word');
		if (kind === null) return null;
		this.nodes++;
		if (ply > MAX_TREE_DEPTH || this.nodes > MAX_TREE_NODES) {
			return this.stop(
				'tree-too-deep',
				`A tree has at most ${MAX_TREE_DEPTH} plies and ${MAX_TREE_NODES} nodes.`,
				kind.at
			);
		}
		if (!/^[cpt]$/.test(kind.text)) {
			return this.stop('tree-efg', 'A node of a Gambit game begins with p, t or c.', kind.at);
		}
		const typed = this.take('string')?.text ?? '';
		const name = typed === '' ? null : typed;
		if (kind.text === 't') return nodeAt(kind.at, { name, value: this.payoff(kind.at) });
		const player = kind.text === 'p' ? this.take('word') : null;
		const set = this.take('word');
		this.option('string');
		const actions = this.option('{') ? this.group('open') : [];
		if (kind.text === 'p') this.checkSet(player, set);
		const outcome = this.take('word');
		if (outcome !== null && outcome.text !== '0') {
			return this.stop(
				'tree-inner-value',
				'This inner node has an outcome. Payoffs at inner nodes are not supported yet.',
				outcome.at
			);
		}
		const count =
			kind.text === 'p'
				? actions.length
				: actions.filter(({ kind: one }) => one === 'string').length;
		const children: ReadNode[] = [];
		for (let child = 0; child < count && this.fault === null; child++) {
			const node = this.node(ply + 1);
			if (node !== null) children.push(node);
		}
		const side = kind.text === 'c' ? 'chance' : player?.text === '1' ? 'max' : 'min';
		return nodeAt(kind.at, { name, side, children });
	}

	private checkSet(player: Token | null, set: Token | null): void {
		if (player === null || set === null) return;
		const key = `${player.text} ${set.text}`;
		if (this.sets.has(key)) {
			this.stop(
				'tree-efg-set',
				'This information set has a second node. Only games of perfect information can be searched.',
				set.at
			);
		}
		this.sets.add(key);
	}

	/** What player 1 gets at a leaf; player 2 gets the rest of the same sum. */
	private payoff(at: number): number | null {
		const outcome = this.take('word');
		this.option('string');
		const group = this.option('{') ? this.group('open') : null;
		if (outcome === null) return null;
		if (group !== null)
			this.outcomes.set(
				outcome.text,
				group.map((token) => this.number(token))
			);
		const payoffs = this.outcomes.get(outcome.text);
		const [one, two] = payoffs ?? [];
		if (one === undefined || two === undefined || payoffs?.length !== 2) {
			this.stop('tree-efg', 'A leaf of a Gambit game has the payoffs of two players.', at);
			return null;
		}
		this.sum ??= one + two;
		if (Math.abs(one + two - this.sum) <= 1e-9) return one;
		this.stop(
			'tree-efg-sum',
			`The payoffs ${one} and ${two} have another sum than those before. Only zero-sum games can be searched.`,
			group?.[0]?.at ?? at
		);
		return null;
	}

	private number({ text, at }: Token): number {
		const [over = '', under] = text.split('/');
		const value = parseValue(over, at);
		const divisor = under === undefined ? null : parseValue(under, at);
		if (value.ok && divisor?.ok !== false) return value.value / (divisor?.value ?? 1);
		this.stop('tree-word', `“${text.slice(0, 24)}” is not a number.`, at);
		return 0;
	}

	/** The words in braces. */
	private group(state: 'closed' | 'open' = 'closed'): Token[] {
		const items: Token[] = [];
		if (state === 'closed' && !this.option('{')) {
			const token = this.peek();
			this.stop('tree-bracket', 'A “{” is missing here.', token?.at ?? this.text.length);
			return items;
		}
		for (let token = this.peek(); token !== null; token = this.peek()) {
			this.advance();
			if (token.text === '}' && token.kind === 'brace') return items;
			if (token.kind === 'brace') break;
			items.push(token);
		}
		this.stop('tree-bracket', 'This “{” is never closed.', items[0]?.at ?? this.text.length);
		return items;
	}

	private take(kind: Token['kind']): Token | null {
		const token = this.peek();
		if (token?.kind === kind) {
			this.advance();
			return token;
		}
		this.stop(
			'tree-efg',
			`A ${kind === 'string' ? 'text in quotes' : 'word'} is missing here.`,
			token?.at ?? this.text.length
		);
		return null;
	}

	/** Takes a token if it is there. */
	private option(wanted: 'string' | '{'): boolean {
		const token = this.peek();
		const isThere =
			token !== null && (wanted === 'string' ? token.kind === 'string' : token.text === '{');
		if (isThere) this.advance();
		return isThere;
	}

	private peek(): Token | null {
		for (let from = this.at; ; from = TOKEN.lastIndex) {
			TOKEN.lastIndex = from;
			const match = TOKEN.exec(this.text);
			if (match === null) return null;
			const [whole, string, brace, word] = match;
			const text = string ?? brace ?? word;
			if (text === undefined) continue;
			const kind = string !== undefined ? 'string' : brace !== undefined ? 'brace' : 'word';
			return { kind, text, at: TOKEN.lastIndex - whole.trimStart().length };
		}
	}

	/** Goes behind the token that `peek` has returned. */
	private advance(): void {
		this.at = TOKEN.lastIndex;
	}

	private stop(code: string, message: string, at: number): null {
		this.fault ??= fail(code, message, at);
		return null;
	}
}
