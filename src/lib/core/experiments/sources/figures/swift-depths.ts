import type { SearchTally } from '../../../search/count.ts';
import type { Report } from '../claims/claim.ts';
import { countSwift } from '../claims/swift-example.ts';

/** The cost of three searches of the Swift post's example at one depth. The root counts as a node. */
export interface SwiftDepth {
	readonly depth: number;
	readonly minimax: SearchTally;
	readonly published: SearchTally;
	readonly mended: SearchTally;
}

/** The searches depth by depth, from 1 ply. */
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
