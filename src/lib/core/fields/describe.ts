/** A list of fields as text: the options in `--help`, and a table for the documentation. */
import type { Field } from './field.ts';
import type { FieldList, LinkPart } from './field-list.ts';

/** Columns of a terminal. */
const WIDTH = 100;

interface Described<Name> {
	readonly name: Name;
	readonly choices: string;
	readonly about: string;
	/** The default; empty if there is none. */
	readonly usual: string;
}

/** What the page calls each part of a link, by its name there. */
export function labelsOf<Values, Name extends string>({
	fields,
	names
}: FieldList<Values, Name>): Readonly<Record<Name | LinkPart, string>> {
	const labels = Object.values<Field<unknown>>(fields as never).map(({ label }) => label);
	const entries = names.map((name, i) => [name, labels[i]]);
	return { ...Object.fromEntries(entries), v: 'Version', link: 'Link' } as Record<
		Name | LinkPart,
		string
	>;
}

/**
 * The options of a command: names in one column; choices, meaning and default in the other, wrapped.
 * @param others the fields that are no options
 */
export function optionLines<Values, Name extends string>(
	list: FieldList<Values, Name>,
	others: readonly Name[] = []
): string {
	const options = describe(list).filter(({ name }) => !others.includes(name));
	return meaningLines(
		options.map(({ name, choices, about, usual }) => {
			const meaning = choices === '' ? about : `${choices}: ${about}`;
			return [`--${name}`, usual === '' ? meaning : `${meaning}; by default ${usual}`];
		})
	);
}

/** Names in one column and what each means in the other, wrapped. */
export function meaningLines(rows: readonly (readonly [name: string, about: string])[]): string {
	const indent = Math.max(...rows.map(([name]) => name.length)) + 4;
	return rows
		.map(([name, about]) => {
			const lines = wrap(about, WIDTH - indent).join(`\n${' '.repeat(indent)}`);
			return `${`  ${name}`.padEnd(indent)}${lines}`;
		})
		.join('\n');
}

/**
 * A table in Markdown, a row for each field of a link or, with `options`, for each option.
 * @param others the fields that are no options
 */
export function markdownTable<Values, Name extends string>(
	list: FieldList<Values, Name>,
	kind: 'fields' | 'options' = 'fields',
	others: readonly Name[] = []
): string {
	const cell = (text: string): string => text.replaceAll('|', '\\|');
	const rows = describe(list)
		.filter(({ name }) => !others.includes(name))
		.map(({ name, choices, about, usual }) => {
			const shown = kind === 'options' ? `--${name}` : name;
			const ids = choices.split(', ').map((id) => `\`${id}\``);
			const meaning = choices === '' ? about : `${about}: ${ids.join(', ')}`;
			return `| \`${shown}\` | ${cell(meaning)} | ${cell(usual)} |`;
		});
	const head = kind === 'options' ? 'option' : 'field';
	return [`| ${head} | meaning | default |`, '| --- | --- | --- |', ...rows].join('\n');
}

function describe<Values, Name extends string>(list: FieldList<Values, Name>): Described<Name>[] {
	const defaults = list.texts(list.defaults);
	return Object.values<Field<unknown>>(list.fields as never).map((field, i) => ({
		name: list.names[i] as Name,
		choices: field.choices?.join(', ') ?? '',
		about: field.about,
		usual: field.usual ?? defaults[list.names[i] as Name] ?? ''
	}));
}

/** Breaks a text at spaces; longer words stay whole. */
function wrap(text: string, width: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + 1 + word.length <= width) {
			lines[lines.length - 1] = `${last} ${word}`;
		} else lines.push(word);
	}
	return lines;
}
