/** Searches in many orders and by many rules, off the page's thread. */
import { ownOrderNodes } from '../../../core/experiments/compare/orders/own-order.ts';
import { runOrderLab } from '../../../core/experiments/compare/orders/run-lab.ts';
import { fillRuleTable } from '../../../core/experiments/compare/rules/rule-table.ts';
import {
	EXACTNESS,
	knowRootMoves,
	minimaxNodes
} from '../../../core/experiments/compare/ties/price.ts';
import { BudgetExceeded } from '../../../core/search/budget.ts';
import type { OrdersAnswer, OrdersRequest, OrdersResponse, OrdersTask } from './protocol.ts';

/** Milliseconds between two messages of frequent results. */
const PACE = 100;

const post = (response: OrdersResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data: { id, task } }: MessageEvent<OrdersRequest>): void => {
	try {
		run(id, task);
		post({ id, kind: 'done' });
	} catch (error) {
		if (error instanceof BudgetExceeded) post({ id, kind: 'over-budget', budget: error.budget });
		else post({ id, kind: 'failed', message: messageOf(error) });
	}
};

function run(id: number, task: OrdersTask): void {
	const { setup } = task;
	const tell = (answer: OrdersAnswer): void => {
		post({ id, kind: 'answer', answer });
	};
	const isTime = every(PACE);
	const onProgress = (): void => {
		if (isTime()) post({ id, kind: 'alive' });
	};
	switch (task.kind) {
		case 'lab': {
			let drawn: number[] = [];
			const isTimeToTell = every(PACE);
			const tellDrawn = (): void => {
				if (drawn.length > 0) tell({ kind: 'drawn', nodes: drawn });
				drawn = [];
			};
			try {
				runOrderLab(setup, task.plan, {
					onSize: (size) => {
						tell({ kind: 'size', size });
					},
					onExact: (spread) => {
						tell({ kind: 'exact', spread });
					},
					onMark: (mark) => {
						tell({ kind: 'mark', mark });
					},
					onDrawn: (nodes) => {
						drawn.push(nodes);
						if (isTimeToTell()) tellDrawn();
					},
					onProgress
				});
			} finally {
				tellDrawn();
			}
			break;
		}
		case 'own':
			tell({ kind: 'own', nodes: ownOrderNodes(setup, task.root, onProgress) });
			break;
		case 'rules':
			fillRuleTable(
				setup,
				(row) => {
					tell({ kind: 'rule', row });
				},
				onProgress
			);
			break;
		case 'ties':
			for (const exactness of EXACTNESS) {
				tell({ kind: 'knowledge', knowledge: knowRootMoves(setup, exactness, onProgress) });
			}
			tell({ kind: 'minimax', nodes: minimaxNodes(setup, onProgress) });
			break;
	}
}

/** True at most once in that many milliseconds. */
function every(milliseconds: number): () => boolean {
	let last = performance.now();
	return () => {
		const now = performance.now();
		if (now - last < milliseconds) return false;
		last = now;
		return true;
	};
}

/** Engines have different messages for running out of memory, but all throw a RangeError. */
function messageOf(error: unknown): string {
	if (error instanceof RangeError) return 'The browser does not have enough memory for this.';
	return error instanceof Error ? error.message : String(error);
}
