/** Result codes of Break it: `PB1-`, and the smallest tree for each fault that was shown. Their reader tries them again. */
import { fail, ok, type Result } from '../../base/result.ts';
import { ByteReader, ByteWriter } from '../code-bytes.ts';
import { frameCode, unframeCode } from '../code-frame.ts';
import * as words from '../practice.en.ts';
import type { Tried } from './attempt.ts';
import { BREAK_IT } from './break-link.ts';

const VERSION = 1;

export function writeBreakCode(trees: readonly Tried[]): string {
	const bytes = new ByteWriter();
	bytes.whole(trees.length);
	for (const tree of trees) bytes.text(BREAK_IT.query({ ...tree, step: 0 }));
	return frameCode(`PB${VERSION}`, bytes.bytes);
}

/** Faults: those of `unframeCode`, and `code-set`. */
export function readBreakCode(text: string): Result<readonly Tried[]> {
	const framed = unframeCode(text, 'PB', [VERSION]);
	if (!framed.ok) return framed;
	const { bytes, start } = framed.value;
	const reader = new ByteReader(bytes);
	const count = reader.whole();
	const trees: Tried[] = [];
	for (let index = 0; index < (count ?? 0); index++) {
		const query = reader.text();
		if (query === null) return fail('code-answers', words.shortCode, start);
		const { values, faults } = BREAK_IT.read(query);
		const [fault] = faults;
		if (fault !== undefined) return fail('code-set', words.unknownSet(fault.fault.message), start);
		const { search, cut, position, root } = values;
		if (position === null) return fail('code-answers', words.shortCode, start);
		trees.push({ search, cut, position, root });
	}
	if (count === null) return fail('code-answers', words.shortCode, start);
	return reader.isAtEnd ? ok(trees) : fail('code-answers', words.longCode, start);
}
