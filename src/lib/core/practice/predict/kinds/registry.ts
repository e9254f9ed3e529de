/** The kinds of questions. Each is one file here. */
import type { Kind } from '../kind.ts';
import type { Asker } from '../question.ts';
import { askBound } from './bound.ts';
import { askCut } from './cut.ts';
import { askNever } from './never.ts';
import { askNext } from './next.ts';
import { askOwner } from './owner.ts';
import { askValue } from './value.ts';

export const ASKERS: Readonly<Record<Kind, Asker>> = {
	cut: askCut,
	value: askValue,
	bound: askBound,
	next: askNext,
	owner: askOwner,
	never: askNever
};
