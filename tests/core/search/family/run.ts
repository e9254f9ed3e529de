/** Searches of the family for the tests: counted, or as a list of their events. */
import { NO_MOVE } from '../../../../src/lib/core/games/game.ts';
import { countPrepared, type SearchTally } from '../../../../src/lib/core/search/count.ts';
import type { SearchObserver } from '../../../../src/lib/core/search/observer.ts';
import type { SetupFields } from '../../../../src/lib/core/search/setup-fields.ts';
import { prepareSearch } from '../../../../src/lib/core/search/prepare.ts';
import { type AlgorithmId, codeOf } from '../../../../src/lib/core/search/registry.ts';
import type { Search, StepKind } from '../../../../src/lib/core/search/search.ts';
import { setupOf } from '../record.ts';

export function tallyOf(
	id: AlgorithmId,
	fields: SetupFields,
	keys: 'exact' | 'symmetric' = 'exact'
): SearchTally {
	const prepared = prepareSearch(setupOf(fields));
	return countPrepared(id, prepared, { keys, distinct: 'counted', onProgress: () => undefined });
}

export interface Event {
	readonly kind: StepKind;
	/**
	 * The moves from the root to the node, joined by spaces; of the parent at a return, a probe, a research and a cut.
	 */
	readonly path: string;
	readonly detail: string;
	/** The value of a leaf or a table hit, or of a returned child. */
	readonly value: number | null;
}

/** A search ready for an algorithm. */
export function searchOf(
	fields: SetupFields,
	observer: SearchObserver = new EventList(),
	id: AlgorithmId = setupOf(fields).algorithm
): Search {
	return prepareSearch(setupOf(fields)).newSearch(id, observer);
}

/** All events of a search, in order. */
export function eventsOf(id: AlgorithmId, fields: SetupFields): Event[] {
	const log = new EventList();
	codeOf(id).run(searchOf(fields, log, id));
	return log.events;
}

class EventList implements SearchObserver {
	readonly events: Event[] = [];
	private readonly path: number[] = [];

	pass: SearchObserver['pass'] = ({ depth, alpha, beta, why }) => {
		this.add('pass', `${why} ${depth} ${alpha} ${beta}`);
	};
	enter: SearchObserver['enter'] = (move, max, moves) => {
		this.reach(move, 'enter', `${max} ${moves.join(' ')}`);
		return this.events.length;
	};
	evaluate: SearchObserver['evaluate'] = (move, max, value, terminal) => {
		this.reach(move, 'evaluate', `${max} ${terminal}`, value);
	};
	hit: SearchObserver['hit'] = (move, max, value, bound) => {
		this.reach(move, 'hit', `${max} ${bound}`, value);
	};
	probe: SearchObserver['probe'] = (move) => {
		this.add('probe', String(move));
	};
	return: SearchObserver['return'] = (value) => {
		this.path.pop();
		this.add('return', '', value);
	};
	research: SearchObserver['research'] = (move) => {
		this.add('research', String(move));
	};
	cut: SearchObserver['cut'] = (first) => {
		this.add('cut', String(first));
	};
	finish: SearchObserver['finish'] = (value) => {
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
