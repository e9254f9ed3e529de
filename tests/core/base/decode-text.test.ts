/** Text files in the encodings that spreadsheets write; Node's own decoders are the oracle. */
import { describe, expect, test } from 'vitest';
import { decodeText } from '../../../src/lib/core/base/decode-text.ts';

const TEXT = 'name;code\r\nJürgen Ångström;PS1-abc_DEF\r\n“é”;½ 𝔸\r\n';

const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => utf16le(text).swap16();

describe('a text file', () => {
	test.each([
		['UTF-8', Buffer.from(TEXT)],
		['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
		['UTF-16, little end first', utf16le(`\uFEFF${TEXT}`)],
		['UTF-16, big end first', utf16be(`\uFEFF${TEXT}`)]
	])('in %s is read', (_, bytes) => {
		expect(decodeText(bytes)).toEqual({ ok: true, value: { text: TEXT, note: null } });
	});

	test('may be empty, or a mark alone', () => {
		expect(decodeText(new Uint8Array())).toEqual({ ok: true, value: { text: '', note: null } });
		expect(decodeText(utf16le('\uFEFF'))).toEqual({ ok: true, value: { text: '', note: null } });
	});

	const LATIN = '[White "Jürgen Ångström"]\r\n[Black "Étienne Muñoz ½"]\r\n\r\n1. e4 *\r\n';

	test.each([
		['Latin-1', Buffer.from(LATIN, 'latin1'), 'The file is not UTF-8: it was read as Latin-1.'],
		[
			'UTF-16 without a mark',
			utf16le(LATIN),
			'The file has no byte order mark: it was read as UTF-16.'
		],
		[
			'UTF-16, big end first, without a mark',
			utf16be(LATIN),
			'The file has no byte order mark: it was read as UTF-16.'
		]
	])('in %s keeps its names, with a note', (_, bytes, note) => {
		expect(decodeText(bytes)).toEqual({ ok: true, value: { text: LATIN, note } });
	});

	test.each([
		[
			'a spreadsheet',
			Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0'),
			'text-binary',
			/not a text/
		]
	])('%s is refused, with what to do', (_, bytes, code, says) => {
		const read = decodeText(bytes);
		expect(read).toMatchObject({ ok: false, fault: { code } });
		expect(read.ok ? '' : read.fault.message).toMatch(says);
	});
});
