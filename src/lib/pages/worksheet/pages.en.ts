/** What the page says about what it prints. */
import { plural } from '$lib/core/base/count-words.ts';
import { LANDSCAPE } from '$lib/core/practice/worksheet/paper-ids.ts';
import type { Printed } from './worksheet.svelte.ts';

export function sayPages(printed: Printed): string {
	switch (printed.print) {
		case 'sheets': {
			const { sheets, keys, figures } = printed;
			return `${say(sheets.length, 'sheets', keys.length)}${lies(printed)}, ${trees(figures.grid)}`;
		}
		case 'questions': {
			const { pages, key, keys } = printed;
			const asked = plural(key.length, 'question');
			return `${asked} on ${say(pages.pages.length, 'questions', keys.length)}${lies(printed)}, ${trees(pages.grid)}`;
		}
		case 'cards':
			return '4 pages. Print them on both sides of 2 sheets of paper for each person: A and B are one sheet, C and D the other.';
	}
}

const lies = ({ values: { paper } }: Printed): string =>
	LANDSCAPE[paper] === undefined ? ', in landscape' : '';

function say(pages: number, what: string, ofKey: number): string {
	const key = ofKey > 0 ? `, ${plural(ofKey, 'page')} of the key` : '';
	return `${plural(pages, 'page')} of ${what}${key}`;
}

function trees(grid: { readonly perPage: number; readonly isSparse: boolean }): string {
	const why = grid.isSparse ? ' With more of them on a page, their type would be too small.' : '';
	return `${plural(grid.perPage, 'tree')} to a page.${why}`;
}
