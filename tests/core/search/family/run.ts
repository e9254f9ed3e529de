/** Searches of the family as the tests ask for them: counted, or as a list of what they reported. */
import { evaluatorOf } from '../../../../src/lib/core/evaluate/registry.ts';
import { NO_MOVE } from '../../../../src/lib/core/games/game.ts';
import {
	countFamily,
	type FamilyTally
} from '../../../../src/lib/core/search/family/count-family.ts';
import type { FamilyObserver } from '../../../../src/lib/core/search/family/family-observer.ts';
import type { FamilySearch } from '../../../../src/lib/core/search/family/family.ts';
import { heardByOrder } from '../../../../src/lib/core/search/ordering/learning-observer.ts';
import { nodeKeys } from '../../../../src/lib/core/search/family/keys.ts';
import { familyOf, type FamilyId } from '../../../../src/lib/core/search/family/registry.ts';
import { gameOf } from '../../../../src/lib/core/games/registry.ts';
import type { SetupFields } from '../../../../src/lib/core/search/parse-setup.ts';
import { prepareSearch } from '../../../../src/lib/core/search/prepare.ts';
import type { StepKind } from '../../../../src/lib/core/search/search.ts';
import { rulesOf } from '../../../../src/lib/core/search/setup.ts';
import { setupOf } from '../record.ts';

export function tallyOf(
	id: FamilyId,
	fields: SetupFields,
	keys: 'exact' | 'symmetric' = 'exact'
): FamilyTally {
	const prepared = prepareSearch(setupOf(fields));
	return countFamily(id, prepared, { keys, distinct: 'counted', onProgress: () => undefined });
}

export interface Event {
	readonly kind: StepKind;
	/** The moves from the root to the node, joined by spaces; of the parent at a return, a probe, a research and a cut. */
	readonly path: string;
	readonly detail: string;
	/** What a leaf or a table gave, or a child returned. */
	readonly value: number | null;
}

/** A search made ready to be given to an algorithm. */
export function searchOf(
	fields: SetupFields,
	observer: FamilyObserver = new EventList()
): FamilySearch {
	const setup = setupOf(fields);
	const root = gameOf(setup.game).parse(setup.position, { root: setup.root });
	if (!root.ok) throw new Error(root.fault.message);
	const tree = prepareSearch(setup).newTree();
	return {
		tree,
		observer: heardByOrder(tree, observer),
		keys: nodeKeys('exact', evaluatorOf(setup.evaluator)),
		leastDepth: gameOf(setup.game).leastDepth?.(root.value) ?? 0,
		...rulesOf(setup)
	};
}

/** Everything that a search reports, in order. */
export function eventsOf(id: FamilyId, fields: SetupFields): Event[] {
	const log = new EventList();
	familyOf(id).run(searchOf({ ...fields, algorithm: id }, log));
	return log.events;
}

class EventList implements FamilyObserver {
	readonly events: Event[] = [];
	private readonly path: number[] = [];

	pass: FamilyObserver['pass'] = ({ depth, alpha, beta, why }) => {
		this.add('pass', `${why} ${depth} ${alpha} ${beta}`);
	};
	enter: FamilyObserver['enter'] = (move, max, moves) => {
		this.reach(move, 'enter', `${max} ${moves.join(' ')}`);
		return this.events.length;
	};
	evaluate: FamilyObserver['evaluate'] = (move, max, value, terminal) => {
		this.reach(move, 'evaluate', `${max} ${terminal}`, value);
	};
	hit: FamilyObserver['hit'] = (move, max, value, bound) => {
		this.reach(move, 'hit', `${max} ${bound}`, value);
	};
	probe: FamilyObserver['probe'] = (move) => {
		this.add('probe', String(move));
	};
	return: FamilyObserver['return'] = (value) => {
		this.path.pop();
		this.add('return', '', value);
	};
	research: FamilyObserver['research'] = (move) => {
		this.add('research', String(move));
	};
	cut: FamilyObserver['cut'] = (first) => {
		this.add('cut', String(first));
	};
	finish: FamilyObserver['finish'] = (value) => {
		this.add('finish', '', value);
	};

	private reach(move: number, kind: Event['kind'], detail: string, value?: number): void {
		if (move !== NO_MOVE) this.path.push(move);
		this.add(kind, detail, value);
	}

	private add(kind: Event['kind'], detail: string, value: number | null = null): void {
		this.events.push({ kind, path: this.path.join(' '), detail, value });
	}
}
