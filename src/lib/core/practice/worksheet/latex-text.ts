/** Any text as pdfLaTeX prints it: nothing in it is a command. */

/** What ASCII characters mean something to TeX. */
const COMMANDS: Readonly<Record<string, string>> = {
	'\\': '\\textbackslash{}',
	'{': '\\{',
	'}': '\\}',
	$: '\\$',
	'&': '\\&',
	'#': '\\#',
	'%': '\\%',
	_: '\\_',
	'^': '\\textasciicircum{}',
	'~': '\\textasciitilde{}',
	'<': '\\ensuremath{<}',
	'>': '\\ensuremath{>}',
	'|': '\\ensuremath{|}',
	'"': "''",
	'`': '\\textasciigrave{}',
	"'": '{\\textquotesingle}',
	'-': '{-}'
};

const SIGNS: Readonly<Record<string, string>> = {
	'−': '\\ensuremath{-}',
	'≤': '\\ensuremath{\\le}',
	'≥': '\\ensuremath{\\ge}',
	'∞': '\\ensuremath{\\infty}',
	'×': '\\ensuremath{\\times}',
	'⁺': '\\ensuremath{^{+}}',
	'⁻': '\\ensuremath{^{-}}',
	'→': '\\ensuremath{\\to}',
	'½': '\\ensuremath{\\frac12}',
	'·': '\\ensuremath{\\cdot}',
	'°': '\\ensuremath{^{\\circ}}',
	'′': '\\ensuremath{^{\\prime}}',
	'–': '--',
	'—': '---',
	'…': '\\dots{}',
	'’': "{'}",
	'‘': '{`}',
	'“': '{``}',
	'”': "{''}",
	'§': '\\S{}',
	'©': '\\copyright{}',
	'\u00a0': '~',
	ß: '\\ss{}',
	æ: '\\ae{}',
	Æ: '\\AE{}',
	œ: '\\oe{}',
	Œ: '\\OE{}',
	ø: '\\o{}',
	Ø: '\\O{}',
	ł: '\\l{}',
	Ł: '\\L{}',
	ı: '\\i{}'
};

const GREEK: Readonly<Record<string, string>> = Object.fromEntries(
	[
		'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi o pi rho varsigma sigma tau upsilon phi chi psi omega'.split(
			' '
		)
	].flatMap((names) =>
		names.map((name, at) => [
			String.fromCharCode(0x3b1 + at),
			name === 'o' ? '\\ensuremath{o}' : `\\ensuremath{\\${name}}`
		])
	)
);

/** Accents that follow a letter once it is taken apart. */
const ACCENTS: Readonly<Record<string, string>> = {
	'\u0300': '`',
	'\u0301': "'",
	'\u0302': '^',
	'\u0303': '~',
	'\u0304': '=',
	'\u0306': 'u',
	'\u0307': '.',
	'\u0308': '"',
	'\u030a': 'r',
	'\u030b': 'H',
	'\u030c': 'v',
	'\u0327': 'c',
	'\u0328': 'k'
};

/** A character that the usual fonts lack is written by its number, so that it is not lost. */
export function latexText(text: string): string {
	return Array.from(text.normalize('NFC'), escaped).join('');
}

function escaped(character: string): string {
	const known = COMMANDS[character] ?? SIGNS[character] ?? GREEK[character];
	if (known !== undefined) return known;
	if (/^[ -~]$/.test(character)) return character;
	if (/^\s$/.test(character)) return ' ';
	const [letter = '', accent = '', ...others] = character.normalize('NFD');
	const command = ACCENTS[accent];
	if (command !== undefined && others.length === 0 && /^[A-Za-z]$/.test(letter)) {
		return `\\${command}{${/^[ij]$/.test(letter) && command !== 'k' ? `\\${letter}` : letter}}`;
	}
	const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
	return `{[}U+${code}{]}`;
}
