import { Job } from '../../../workers/job.ts';
import type { OrdersResult, OrdersTask } from './protocol.ts';

/** A worker that searches in many orders or by many rules, and reports what it finds. */
export function newOrdersJob(): Job<OrdersTask, OrdersResult, null> {
	return new Job(
		() => new Worker(new URL('./orders.worker.ts', import.meta.url), { type: 'module' })
	);
}
