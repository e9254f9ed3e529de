/** Unpacking in a browser: Node’s own streams accept what follows the end of a packed file. */
import { expect, test } from 'vitest';
import { pack, unpack } from '$lib/workers/gzip.ts';
import { encodeRecording } from '$lib/core/trace/codec-write.ts';
import { recordSearch } from '$lib/core/trace/record.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';

async function messageOf(file: Blob): Promise<string> {
	const result = await unpack(file, () => undefined);
	return result.ok ? '' : result.fault.message;
}

test('data after the end of a packed file is not called a file that ends too soon', async () => {
	const { values: setup } = SETUP.parse({ game: 'tictactoe', position: '.O..X.O.X' });
	const packed = await pack(encodeRecording(recordSearch(setup)), () => undefined);
	expect(await messageOf(packed)).toBe('');
	expect(await messageOf(new Blob([packed, 'junk']))).toBe(
		'The file is damaged: something follows the end of its contents.'
	);
	expect(await messageOf(packed.slice(0, -20))).toMatch(/ends in the middle/);
});
