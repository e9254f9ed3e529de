import type { Claim } from './claim.ts';
import { note } from './figure.ts';

export const rCasual: Claim = {
	id: 'r-casual',
	source: 'r-bloggers',
	title: 'It wins against apps at a casual level',
	says: 'The author let it play against several chess apps, and it won games at a “casual difficulty level”.',
	check: 'None: the post gives nothing that could be repeated.',
	run() {
		return {
			verdict: 'cannot-be-checked',
			sentence:
				'The post names no app and no level, and has neither the games nor their number. You can play against the engine yourself.',
			figures: [note('Apps and levels', 'not named'), note('Games and results', 'not in the post')],
			see: []
		};
	}
};
