/** The link that a frame gives away. */
import { expect, test } from 'vitest';
import { pageQuery } from '../../../src/lib/pages/explorer/guest/page-query.ts';

test.each([
	['game=tree&view=lecture&step=3', 'game=tree&step=3'],
	['game=tree&view=text&step=3', 'game=tree&view=text&step=3']
])('of %s is that of the whole page', (link, query) => {
	expect(pageQuery(link)).toBe(query);
});
