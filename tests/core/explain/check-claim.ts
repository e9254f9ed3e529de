/** Checks every claim of a sentence by the naive replay of the events and by the truth; never by the trace. */
import { STAND_PAT, type Game, type GameState } from '../../../src/lib/core/games/game.ts';
import type { Claim } from '../../../src/lib/core/explain/claims.ts';
import { evaluatorOf } from '../../../src/lib/core/evaluate/registry.ts';
import { rulesOf } from '../../../src/lib/core/search/setup.ts';
import { gameOf } from '../../../src/lib/core/games/registry.ts';
import { faultInReason } from './check-reason.ts';
import { faultInMayMatter, faultInNoEffect } from './check-effect.ts';
import {
	boundOf,
	check,
	faultInVerdict,
	faultInWorst,
	fits,
	intervalOf,
	resultIn,
	resultOf,
	sideOf,
	strongest
} from './claim-checks.ts';
import { bestOf, movesTo, pathTo, type NaiveNode, type NaiveState } from './event-log.ts';
import type { Case, Truth } from './record-case.ts';

type NodeClaim = Exclude<Claim, { kind: 'pass' | 'asked' | 'again' }>;

/** The fault of a claim made at `step`; null if it is true. */
export function faultIn(claim: Claim, one: Case, step: number): string | null {
	const judge = new Judge(one, step);
	const fault = judge.judge(claim);
	return fault === null ? null : `step ${step}: ${JSON.stringify(claim)}: ${fault}`;
}

class Judge {
	private readonly now: NaiveState;
	private readonly hard: boolean;
	private readonly strict: boolean;

	constructor(
		private readonly one: Case,
		private readonly step: number
	) {
		this.now = one.stateAt(step);
		const { cut, fail } = rulesOf(one.story.trace.header.setup);
		this.hard = fail === 'hard' && one.story.trace.hasWindow;
		this.strict = cut === 'strict';
	}

	judge(claim: Claim): string | null {
		switch (claim.kind) {
			// These may concern a node that is only announced.
			case 'pass':
				return this.judgePass(claim);
			case 'asked': {
				const asked = this.now.probes.get(claim.row);
				return check({
					parent: asked?.parent === claim.parent,
					side: asked?.side === claim.side && sideOf(this.now.node(claim.parent)) === claim.side,
					value: asked?.than === claim.value
				});
			}
			case 'again': {
				const before = this.now.repeats.get(claim.row);
				const again = this.now.nodes[claim.row];
				return check({
					before: before?.id === claim.before && before.closed,
					last: before?.parent?.children.find(({ id }) => id > claim.before) === again,
					move: again === undefined || again.move === before?.move
				});
			}
			default:
				return this.judgeNode(claim, this.now.node('row' in claim ? claim.row : 0));
		}
	}

	private judgeNode(claim: NodeClaim, node: NaiveNode): string | null {
		switch (claim.kind) {
			case 'answer': {
				const asked = this.now.probes.get(claim.row);
				const than = asked?.than ?? NaN;
				const worth = this.truth(node).value;
				const isBetter = asked?.side === 'max' ? worth > than : worth < than;
				return check({
					parent: node.parent?.id === claim.parent && asked?.parent === claim.parent,
					closed: node.closed,
					truth: isBetter === (claim.better === 'better')
				});
			}
			case 'recalled':
				return this.judgeRecalled(node, this.now.node(claim.target), claim);
			case 'to-move':
				return check({ side: sideOf(node) === claim.side });
			case 'swapped':
				return check({
					root: node.parent === null,
					turn: node.max !== this.stateAt(node).state.maxToMove(),
					game: !this.stateAt(node).state.maxToMove()
				});
			case 'has-nothing': {
				const worst = claim.side === 'max' ? -Infinity : Infinity;
				return check({ limit: this.now.limit(node, claim.side) === worst });
			}
			case 'withheld': {
				const worst = claim.side === 'max' ? -Infinity : Infinity;
				const holders = pathTo(node).filter(
					(at) => sideOf(at) === claim.side && bestOf(at) !== null
				);
				return check({
					limit: this.now.limit(node, claim.side) === worst,
					best: holders.length > 0,
					open: holders.some((at) => this.now.isOpen(at))
				});
			}
			case 'has':
				return this.judgeHolding(node, claim.side, claim.value, claim);
			case 'ending':
				return check({
					terminal: node.state === 'terminal',
					value: this.truth(node).value === claim.value,
					ending: JSON.stringify(this.endingAt(node)) === JSON.stringify(claim.ending)
				});
			case 'draw-claim': {
				const { evaluator } = this.one.story.trace.header.setup;
				const said = evaluatorOf(evaluator).claimsDraw?.(this.stateAt(node).state);
				return check({
					horizon: node.state === 'horizon' && node.parent !== null,
					over: this.endingAt(node) === null,
					claim: said === claim.claim,
					value: this.truth(node).value === claim.value && claim.value === 0
				});
			}
			case 'worst': {
				const all = this.one.truths.get(node.pass.depth)?.values() ?? [];
				return faultInWorst(
					claim,
					this.truth(node).value,
					[...all].map((one) => one.value)
				);
			}
			case 'estimate':
				return check({
					horizon: node.state === 'horizon',
					over: this.endingAt(node) === null,
					value: this.truth(node).value === claim.value
				});
			case 'reason': {
				const { evaluator } = this.one.story.trace.header.setup;
				const place = { ...this.stateAt(node), evaluator, ply: movesTo(node).length };
				const fault = faultInReason(claim.reason, claim.value, place);
				return fault ?? check({ value: this.truth(node).value === claim.value });
			}
			case 'returned':
				return check({
					closed: node.closed,
					value: node.value === claim.value,
					truth: fits(this.truth(node).value, claim),
					bound: this.hard || boundOf(node) === claim.bound
				});
			case 'clamped':
				return check({
					hard: this.hard,
					best: bestOf(node)?.value === claim.best && claim.best !== claim.value,
					limit: node.arrival[claim.limit] === claim.value,
					value: node.value === claim.value
				});
			case 'best': {
				const best = bestOf(node);
				const worths = node.returned.map(({ child }) => this.truth(child).value);
				const worth = node.max ? Math.max(...worths) : Math.min(...worths);
				return check({
					child: best?.child.id === claim.child,
					value: best?.value === claim.value,
					truth: fits(worth, claim)
				});
			}
			case 'kept':
				return check({ child: bestOf(node)?.child.id === claim.child });
			case 'compared':
				return this.judgeComparison(node, this.now.node(claim.other), claim.relation);
			case 'no-gain': {
				const rows = claim.rows.map((row) => this.now.node(row));
				const worths = rows.map((row) => this.truth(row).value);
				const best = rows[0]?.parent?.max === true ? Math.max(...worths) : Math.min(...worths);
				return check({
					siblings: new Set(rows.map(({ parent }) => parent)).size === 1,
					truth: claim.side === 'max' ? best <= claim.value : best >= claim.value
				});
			}
			case 'tightened':
			case 'unchanged': {
				const side = claim.limit === 'alpha' ? 'max' : 'min';
				const before = this.one.stateAt(this.step - 1);
				const was = before.limit(before.node(claim.row), side);
				return check({
					value: this.now.limit(node, side) === claim.value,
					moved: (was !== claim.value) === (claim.kind === 'tightened'),
					inward: node.max ? was <= claim.value : was >= claim.value,
					side: sideOf(node) === side
				});
			}
			case 'test': {
				const side = node.max ? 'min' : 'max';
				return check({
					limit: claim.limit === (side === 'max' ? 'alpha' : 'beta'),
					value: this.now.limit(node, side) === claim.value,
					best: bestOf(node)?.value === claim.best,
					holds: this.testHolds(node) === claim.holds,
					left: node.moves.length - node.returned.length === claim.left
				});
			}
			case 'held':
				return check({
					side: claim.bound === (node.max ? 'lower' : 'upper'),
					child: bestOf(node)?.child.id === claim.child,
					value: bestOf(node)?.value === claim.value,
					truth: fits(this.truth(node).value, claim)
				});
			case 'owner': {
				const { owner, ownerChild: child, pliesAbove, bound, limit } = claim;
				const theirs = node.max ? 'min' : 'max';
				const fault = this.judgeHolding(node, theirs, bound, { owner, child, pliesAbove, limit });
				return fault ?? check({ owned: owner >= 0, holds: this.testHolds(node) });
			}
			case 'refuted': {
				const worth = this.truth(node).value;
				const short = node.max ? worth - claim.bound : claim.bound - worth;
				const best = bestOf(node)?.value ?? NaN;
				return check({
					truth: claim.relation === 'worse' ? short > 0 : short >= 0 || worth === claim.bound,
					said: (best === claim.bound) === (claim.relation === 'equal or worse')
				});
			}
			case 'no-effect':
				return faultInNoEffect(this.now, node, claim.rows);
			case 'may-matter':
				return faultInMayMatter(this.now, node, claim.move);
			case 'unbeatable':
				return check({ end: claim.value === (node.max ? Infinity : -Infinity) });
			case 'unsearched': {
				const searched = node.returned.length;
				const left = claim.rows.map((row) => this.now.node(row));
				return check({
					all: left.length === node.moves.length - searched,
					pruned: left.every(({ parent, state }) => parent === node && state === 'pruned'),
					moves: left.every(({ move }, i) => move === node.moves[searched + i])
				});
			}
			case 'group':
				return this.judgeGroup(node, claim);
			case 'size': {
				const sizes = claim.rows.map((row) => this.truth(this.now.node(row)).nodes);
				return check({ nodes: sizes.reduce((sum, size) => sum + size, 0) === claim.nodes });
			}
			case 'worth': {
				const [low, high] = this.provedOfRoot(node);
				return check({
					root: node.parent === null && node.closed,
					truth: fits(this.truth(node).value, claim),
					value: node.value === claim.value,
					proved: this.hard || claim.bound !== 'exact' || (low === high && low === claim.value)
				});
			}
			case 'result': {
				const won = resultOf(this.one.story.game.id, claim.value);
				return check({ truth: this.truth(node).value === claim.value, won: won === claim.result });
			}
			case 'verdict':
				return faultInVerdict(node, claim.verdict, (row) => this.truth(row).value);
		}
	}

	private judgePass(claim: Extract<Claim, { kind: 'pass' }>): string | null {
		const pass = this.now.passes.find(({ root }) => root === claim.row);
		return check({
			number: pass?.number === claim.number,
			depth: pass?.depth === claim.depth,
			window: pass?.window[0] === claim.alpha && pass.window[1] === claim.beta
		});
	}

	/** The table may only know a position from a node with the same position that was finished earlier. */
	private judgeRecalled(
		node: NaiveNode,
		target: NaiveNode,
		claim: Extract<Claim, { kind: 'recalled' }>
	): string | null {
		const { number } = target.pass;
		return check({
			hit: node.state === 'hit' && node.known?.visit === target.id,
			target: target.closed && target.state === 'inner' && target.id < node.id,
			position: this.positionAt(node) === this.positionAt(target),
			pass: claim.pass === (number === node.pass.number ? null : number),
			value: node.value === claim.value,
			bound: node.known?.bound === claim.bound,
			truth: fits(this.truth(node).value, claim)
		});
	}

	/** The bounds of the root that all passes of the same depth have proved, up to that of `root`. */
	private provedOfRoot(root: NaiveNode): [number, number] {
		const roots = this.now.passes
			.filter(({ depth, number }) => depth === root.pass.depth && number <= root.pass.number)
			.map((pass) => intervalOf(this.now.node(pass.root)));
		return [Math.max(...roots.map(([low]) => low)), Math.min(...roots.map(([, high]) => high))];
	}

	private judgeHolding(
		node: NaiveNode,
		side: 'max' | 'min',
		value: number,
		said: { owner: number; child: number; pliesAbove: number; limit: number }
	): string | null {
		const owned = this.now.ownerOf(node, side);
		if (this.now.limit(node, side) !== said.limit) return 'not the limit in force';
		if (owned === null) {
			return check({ start: said.owner === -1 && said.child === -1, value: value === said.limit });
		}
		const worth = this.truth(owned.child).value;
		return check({
			owner: owned.owner.id === said.owner,
			child: owned.child.id === said.child,
			value: owned.child.value === value,
			plies: pathTo(node).length - pathTo(owned.owner).length === said.pliesAbove,
			guaranteed: side === 'max' ? worth >= value : worth <= value
		});
	}

	private judgeComparison(row: NaiveNode, other: NaiveNode, relation: string): string | null {
		const max = row.parent?.max === true;
		const [one, two] = [this.truth(row).value, this.truth(other).value];
		const worse = max ? one < two : one > two;
		const holds: Record<string, boolean> = {
			worse,
			equal: one === two,
			'equal or worse': worse || one === two,
			'equal or better': !worse,
			unknown: true
		};
		const tooLittle = this.hard ? null : strongest(resultIn(row), resultIn(other), max);
		return check({
			siblings: row.parent === other.parent,
			truth: holds[relation] === true,
			strongest: tooLittle === null || tooLittle === relation
		});
	}

	private judgeGroup(root: NaiveNode, claim: Extract<Claim, { kind: 'group' }>): string | null {
		const group = claim.rows.map((row) => this.now.node(row));
		const best = this.truth(root).value;
		const worths = group.map((move) => this.truth(move).value);
		const lead = worths.map((worth) => (root.max ? best > worth : best < worth));
		return check({
			root: root.parent === null && group.length > 0,
			moves: group.every(({ parent, state }) => parent === root && state !== 'pruned'),
			all: claim.which !== 'all' || root.returned.length >= root.moves.length,
			truth: lead.every(
				(isWorse, i) => isWorse || (claim.rest === 'may tie' && worths[i] === best)
			),
			common: worths.every((worth) => claim.common === null || fits(worth, claim.common))
		});
	}

	private testHolds(node: NaiveNode): boolean {
		if (this.now.isOpen(node)) return false;
		const best = bestOf(node)?.value ?? NaN;
		const bound = this.now.limit(node, node.max ? 'min' : 'max');
		if (node.max) return this.strict ? best > bound : best >= bound;
		return this.strict ? best < bound : best <= bound;
	}

	private truth(node: NaiveNode): Truth {
		const truth = this.one.truths.get(node.pass.depth)?.get(movesTo(node).join(' '));
		if (truth === undefined) throw new Error(`no position after ${movesTo(node).join(' ')}`);
		return truth;
	}

	private endingAt(node: NaiveNode): unknown {
		const { game, state } = this.stateAt(node);
		return game.ending(state);
	}

	/** The position as text, without its history. */
	private positionAt(node: NaiveNode): string {
		const { game, state } = this.stateAt(node);
		if (game.id === 'tree') return movesTo(node).join(' ');
		// Chess positions that differ only in their clocks count as the same.
		return game.format(state).split(' ').slice(0, 4).join(' ');
	}

	private stateAt(node: NaiveNode): { game: Game; state: GameState } {
		const { game: id, position, root } = this.one.story.trace.header.setup;
		const game = gameOf(id);
		const parsed = game.parse(position, { root });
		if (!parsed.ok) throw new Error(parsed.fault.message);
		for (const move of movesTo(node)) if (move !== STAND_PAT) parsed.value.play(move);
		return { game, state: parsed.value };
	}
}
