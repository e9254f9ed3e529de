import type { SearchTally } from '../../../search/count.ts';
import type { Report } from '../claims/claim.ts';
import { countSwift } from '../claims/swift-example.ts';

/** What three searches of the Swift post's example cost at one depth. The root counts as a node. */
export interface SwiftDepth {
	readonly depth: number;
	readonly minimax: SearchTally;
	readonly published: SearchTally;
	readonly mended: SearchTally;
}

/** The searches of one depth after the other, from 1 ply on. */
export function* swiftDepths(depths: number, report: Report): Generator<SwiftDepth> {
	for (let depth = 1; depth <= depths; depth++) {
		yield {
			depth,
			minimax: countSwift('minimax', depth, report),
			published: countSwift('published', depth, report),
			mended: countSwift('mended', depth, report)
		};
	}
}
