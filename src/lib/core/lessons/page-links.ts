/** The fields of the links of each page that a scene can open. */
import type { InputFault } from '../base/result.ts';
import { CHECK } from '../check/check-link.ts';
import { RUN } from '../experiments/krk/run-plan.ts';
import { CLAIM_IDS } from '../experiments/sources/claims/claim-ids.ts';
import type { FieldFault } from '../fields/field-list.ts';
import { BREAK_IT } from '../practice/break-it/break-link.ts';
import { PRACTICE } from '../practice/practice-link.ts';
import { COMPARE } from '../share/compare-link.ts';
import { HYPOTHESIS } from '../share/hypothesis-link.ts';
import { PROGRAM } from '../share/krk-link.ts';
import { EXPLORER, type ExplorerValues } from '../share/link.ts';
import { queryOf } from '../share/long-link.ts';
import { MATCHES } from '../share/match-link.ts';
import packer from '../share/packer.ts';
import { PLAY } from '../share/play-link.ts';
import { PROGRAM_TREE } from '../share/program-tree-link.ts';
import { faultOfSourcesQuery, parseSourcesHash } from '../share/sources-link.ts';
import type { SceneLink, ScenePage } from './scene-link.ts';

interface ReadsLinks {
	read(query: string): { readonly faults: readonly FieldFault[] };
}

/** Sources has its place behind `#`, and no fields. */
const LISTS: Readonly<Record<Exclude<ScenePage, 'sources'>, ReadsLinks>> = {
	compare: COMPARE,
	play: PLAY,
	matches: MATCHES,
	practice: PRACTICE,
	'break-it': BREAK_IT,
	check: CHECK,
	krk: PROGRAM,
	'krk/tree': PROGRAM_TREE,
	'krk/experiment': RUN,
	'krk/hypothesis': HYPOTHESIS
};

/** What a link of the explorer says, with its first fault, if there is one. */
export function readExplorerLink(link: SceneLink): {
	readonly values: ExplorerValues;
	readonly fault: InputFault | null;
} {
	const { values, faults } = EXPLORER.read(queryOf(link, packer));
	return { values, fault: firstOf(faults) };
}

/** The first fault in the fields of a link to another page; null if they are right. */
export function faultOfPageLink(page: ScenePage, link: SceneLink): InputFault | null {
	if (page === 'sources') {
		return faultOfSourcesQuery(link.search) ?? parseSourcesHash(link.hash, CLAIM_IDS).fault;
	}
	return firstOf(LISTS[page].read(queryOf(link, packer)).faults);
}

/** The same sentence, with the field in front. A place in the field's text is none in the file. */
function firstOf(faults: readonly FieldFault[]): InputFault | null {
	const [first] = faults;
	if (first === undefined) return null;
	const { code, message } = first.fault;
	return { code, message: first.field === 'link' ? message : `${first.field}: ${message}` };
}
