import { OPEN_WINDOW } from '../sheet.ts';
import { twisted, type Idea } from './idea.ts';

/** Every child starts with an open window. */
export const reset: Idea = {
	id: 'reset',
	about: ['alphabeta'],
	isDrawn: true,
	isHeard: false,
	answers: twisted(() => ({ handsDown: () => OPEN_WINDOW })),
	clause: () => 'in which every child starts with an open window'
};
