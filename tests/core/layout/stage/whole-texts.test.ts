/** The texts for which a whole tree keeps room. */
import { expect, test } from 'vitest';
import { extentOf } from '../../../../src/lib/core/layout/stage/placement/whole/extent.ts';
import { wholeTexts } from '../../../../src/lib/core/layout/stage/placement/whole/whole-sizes.ts';
import { record } from '../../search/record.ts';

test('each child may give a bound, and only one with inner nodes below passes one down', () => {
	const recording = record({ game: 'tree', position: '[p:[a:[5,b:[1,2]],c:4],d:[e:[7],3],f:9]' });
	const extent = extentOf(recording);
	if (extent === null) throw new Error('too large');
	const { origins } = wholeTexts(extent, recording.trace.header.setup);
	const names = (word: string): string[] =>
		origins.flatMap((text) => (text.startsWith(word) ? [text.slice(word.length)] : []));
	expect(names('from ').sort()).toEqual(['a', 'd', 'p', 'root']);
	expect(names('by ')).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd', 'e', 'f', 'p']));
});
