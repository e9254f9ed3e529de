/** The address bar of the explorer. */
import { expect, type Page } from '@playwright/test';
import type { SetupFields } from '../../src/lib/core/search/setup-fields.ts';

/** The fields of a link, as in the address bar. */
export type LinkFields = SetupFields & {
	readonly step?: number;
	readonly future?: 'show';
	readonly view?: 'lecture' | 'text';
	readonly predict?: 'on';
	readonly colour?: 'value';
	readonly tree?: 'whole' | 'minimax' | 'graph' | 'graph-symmetric';
};

/** The query of a link. */
export function queryOf(fields: LinkFields): string {
	const entries = Object.entries(fields).map(([name, value]) => [name, String(value)]);
	return entries.length === 0 ? '' : `?${new URLSearchParams(entries).toString()}`;
}

/** The content of the address bar, once it has settled. */
export async function expectAddress(page: Page, fields: Record<string, string>): Promise<void> {
	await expect
		.poll(() => Object.fromEntries(new URL(page.url()).searchParams.entries()))
		.toEqual(fields);
}
