/** Rows of leaves without what is written around them, every value in its place. */

/** What a row is called before it: "Leaves: 3, 5, 2, 9". */
const LABEL =
	/^\s*(?:the\s+)?(?:leaves|leaf\s+(?:values|nodes)|values|utilities|terminal\s+values)(?:\s+are)?\s*[:=]/i;
const NUMBER = /^(\s*)(\d+)[.):](?= )/;
/** Cells with semicolons between them, as a spreadsheet writes them where a comma is in the numbers. */
const CELLS = /^[^;\s]+(?:[ \t]*;[ \t]*[^;\s]+)+[ \t]*$/;

/** Rows end with a line or a semicolon; what is none of the values is blank. */
export function rowText(typed: string): string {
	const text = typed.replace(LABEL, blank).replace(/ \/ /g, ' ; ');
	const lines = text.split('\n');
	const filled = lines.filter((line) => line.trim() !== '');
	if (filled.length > 1 && filled.every((line) => CELLS.test(line)))
		return text.replaceAll(';', ' ');
	const isNumbered = filled.every((line, i) => NUMBER.exec(line)?.[2] === String(i + 1));
	return isNumbered ? lines.map((line) => line.replace(NUMBER, blank)).join('\n') : text;
}

function blank(text: string): string {
	return text.replace(/[^\n]/g, ' ');
}
