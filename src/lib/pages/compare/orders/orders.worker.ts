/** Searches in many orders and by many rules, off the page's thread. */
import { formatCount } from '$lib/core/base/count-words.ts';
import { ownOrderNodes } from '../../../core/experiments/compare/orders/own-order.ts';
import { runOrderLab } from '../../../core/experiments/compare/orders/run-lab.ts';
import { fillRuleTable } from '../../../core/experiments/compare/rules/rule-table.ts';
import {
	EXACTNESS,
	knowRootMoves,
	minimaxNodes
} from '../../../core/experiments/compare/ties/price.ts';
import { BudgetExceeded } from '../../../core/search/budget.ts';
import { loadAll } from '../../../core/search/load.ts';
import { atMostEvery } from '../../../workers/at-most-every.ts';
import { serve, type Report } from '../../../workers/serve.ts';
import type { OrdersResult, OrdersTask } from './protocol.ts';

/** Milliseconds between two reports of frequent results. */
const PACE = 100;

serve<OrdersTask, OrdersResult, null>((task, report) => {
	try {
		run(task, report);
		return null;
	} catch (error) {
		if (!(error instanceof BudgetExceeded)) throw error;
		const budget = formatCount(error.budget);
		throw new Error(`A search visits more than the ${budget} nodes of its budget.`, {
			cause: error
		});
	}
}, loadAll);

function run(task: OrdersTask, { progress: tell, alive: onProgress }: Report<OrdersResult>): void {
	const { setup } = task;
	switch (task.kind) {
		case 'lab': {
			let drawn: number[] = [];
			const isTimeToTell = atMostEvery(PACE);
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
