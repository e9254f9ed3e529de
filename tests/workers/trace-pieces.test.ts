/** The copies of a recording that go to a worker make the same file: no column is forgotten, for any algorithm. */
import { expect, test } from 'vitest';
import { decodeRecording } from '../../src/lib/core/trace/codec-read.ts';
import { encodeTraces } from '../../src/lib/core/trace/codec-write.ts';
import { ALGORITHM_IDS } from '../../src/lib/core/search/registry.ts';
import { pieceBuffers, piecesOf } from '../../src/lib/workers/trace-pieces.ts';
import { record } from '../core/search/record.ts';

test.each(ALGORITHM_IDS)(
	'a recording of %s is sent in pieces and read again',
	async (algorithm) => {
		const fields = { game: 'tictactoe', position: '..XO..OXO', algorithm, shadow: 'off' };
		const { trace } = record(fields);
		const pieces = await piecesOf(trace, trace.header.setup);
		// As postMessage does: what is transferred is no longer here.
		const sent = structuredClone(pieces, { transfer: pieceBuffers(pieces) });
		const file = await new Blob(encodeTraces([sent])).arrayBuffer();
		const result = decodeRecording(new Uint8Array(file));
		expect(result.ok && result.value.trace).toEqual(trace);
	}
);
