/** A worker for the tests of jobs: each task names what it does. */
import { BudgetExceeded } from '../../src/lib/core/search/budget.ts';
import { Moved, serve } from '../../src/lib/workers/serve.ts';
import type { TinyAnswer, TinyProgress, TinyTask } from './tiny-task.ts';

let begun = 0;
let moved: ArrayBuffer[] = [];

const breakLater = (): void => {
	setTimeout(() => {
		throw new Error('made to break');
	});
};

const never = (): Promise<never> => new Promise(() => undefined);

serve<TinyTask, TinyProgress, TinyAnswer>(async (task, { progress, alive, letIn }) => {
	begun++;
	switch (task.kind) {
		case 'count':
			for (let i = 1; i <= task.to; i++) progress(i);
			return begun;
		case 'hold':
			progress(begun);
			return never();
		case 'live':
			progress(begun);
			try {
				for (;;) {
					alive();
					await letIn();
				}
			} finally {
				begun += 1000;
			}
		case 'move': {
			const half = task.buffer.slice(0, task.buffer.byteLength / 2);
			moved = [task.buffer, half];
			progress(task.buffer, [task.buffer]);
			return new Moved(half, [half]);
		}
		case 'stayed':
			return moved.reduce((sum, { byteLength }) => sum + byteLength, 0);
		case 'break-later':
			breakLater();
			return begun;
		case 'throw':
			throw new Error('It went wrong.');
		case 'exceed':
			throw new BudgetExceeded(1000);
		case 'exhaust':
			throw new RangeError('Array buffer allocation failed');
		case 'break':
			breakLater();
			return never();
		case 'unsendable':
			return (() => undefined) as never;
	}
});
