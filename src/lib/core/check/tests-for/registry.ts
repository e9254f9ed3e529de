/** The languages and frameworks for which a test can be copied. */
import { catch2 } from './catch2.ts';
import type { TestWriter } from './expected.ts';
import { hunit } from './hunit.ts';
import { junit } from './junit.ts';
import { nodeTest } from './node-test.ts';
import { pytest } from './pytest.ts';
import { sml } from './sml.ts';

export const TEST_WRITERS = {
	pytest,
	junit,
	'node-test': nodeTest,
	catch2,
	hunit,
	sml
} as const satisfies Readonly<Record<string, TestWriter>>;

export type TestWriterId = keyof typeof TEST_WRITERS;
