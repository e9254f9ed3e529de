// What a field means, and its default in words, is read by the command line and the documents, and by no page.

/** Where fields are declared. */
const FIELDS = /\/core\/[\w/-]+[/-](fields|link|hidden)\.ts$/;
/** A text about an option, which forms show, begins with a capital letter. */
const TEXT = /\b((?:about|usual):\s+)(['"`])(?![A-Z])(?:(?!\2)[^\\]|\\.)*\2/g;

/** @returns {import('vite').Plugin} */
export function fieldTexts() {
	return {
		name: 'plyscope:field-texts',
		apply: 'build',
		enforce: 'pre',
		transform: (code, id) => (FIELDS.test(id) ? { code: withoutFieldTexts(code), map: null } : null)
	};
}

/** @param {string} code */
export function withoutFieldTexts(code) {
	return code.replace(TEXT, '$1$2$2');
}
