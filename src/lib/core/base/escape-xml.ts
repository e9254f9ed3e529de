const ESCAPES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;'
};

/** A text in XML or HTML, without the characters that XML has no way to write. */
export function escapeXml(text: string): string {
	// eslint-disable-next-line no-control-regex -- control characters are what it is about
	const clean = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
	return clean.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}
