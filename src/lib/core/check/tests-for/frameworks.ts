/** The languages and frameworks for which a test can be copied. */
import type { Expected } from './expected.ts';

interface TestWriterRow {
	readonly name: string;
	/** The name of the test's file. */
	readonly file: string;
	readonly load: () => Promise<(expected: Expected) => string>;
}

export const TEST_WRITERS = {
	pytest: {
		name: 'pytest (Python)',
		file: 'test_search.py',
		load: async () => (await import('./pytest.ts')).writePytest
	},
	junit: {
		name: 'JUnit 5 (Java)',
		file: 'SearchTest.java',
		load: async () => (await import('./junit.ts')).writeJunit
	},
	'node-test': {
		name: 'node:test (JavaScript)',
		file: 'search.test.mjs',
		load: async () => (await import('./node-test.ts')).writeNodeTest
	},
	catch2: {
		name: 'Catch2 v3 (C++)',
		file: 'search_test.cpp',
		load: async () => (await import('./catch2.ts')).writeCatch2
	},
	hunit: {
		name: 'HUnit (Haskell)',
		file: 'SearchTest.hs',
		load: async () => (await import('./hunit.ts')).writeHunit
	},
	sml: {
		name: 'Standard ML',
		file: 'search_test.sml',
		load: async () => (await import('./sml.ts')).writeSml
	}
} as const satisfies Readonly<Record<string, TestWriterRow>>;

export type TestWriterId = keyof typeof TEST_WRITERS;
export const TEST_WRITER_IDS = Object.keys(TEST_WRITERS) as TestWriterId[];
