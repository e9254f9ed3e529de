/** The attributes of the element: fields of the explorer's link, and a few of its own. */
import { quote } from '$lib/core/base/clip.ts';
import type { InputFault } from '$lib/core/base/result.ts';
import type { Texts } from '$lib/core/fields/field-list.ts';
import { SETUP } from '$lib/core/search/setup-fields.ts';
import { EXPLORER, type LinkField } from '$lib/core/share/link.ts';

type FieldName = (typeof EXPLORER.names)[number];

/** Of how a search is looked at, what the element can show. */
const LOOKS = ['future', 'unpruned', 'predict', 'form', 'step'] as const;

/** Attributes that have the names and the texts of fields. */
export const FIELDS: readonly FieldName[] = [...SETUP.names, ...LOOKS];
/** Without a text they are switched on, as HTML's own. */
const SWITCHES: ReadonlySet<string> = new Set(['unpruned', 'predict']);

/** The attributes that an element is told about: its own, and those that it can only reject. */
export const OBSERVED: readonly string[] = [...EXPLORER.names, 'theme', 'site'];

const THEMES: readonly string[] = ['light', 'dark'];

/** Attributes that HTML gives to every element. Those with a dash or a colon in them are other programs'. */
const HTML =
	'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions xmlns'.split(
		' '
	);

/** What is wrong with an attribute. */
export interface AttributeFault {
	readonly attribute: string;
	/** The text that `fault.at` counts in. */
	readonly text: string;
	readonly fault: InputFault;
}

/** The texts of fields that an element gives. */
export function fieldTexts(element: Element): Texts<FieldName> {
	return Object.fromEntries(
		FIELDS.flatMap((name): [FieldName, string][] => {
			const text = element.getAttribute(name);
			if (text === null) return [];
			return [[name, text === '' && SWITCHES.has(name) ? 'on' : text]];
		})
	);
}

/** The theme that an element asks for; null for that of the page around it. */
export function themeOf(element: Element): 'light' | 'dark' | null {
	const theme = element.getAttribute('theme');
	return theme === 'light' || theme === 'dark' ? theme : null;
}

/**
 * The address of a site, which ends with a slash.
 * @param element its `site` goes before the address of the module, which may be a copy
 * @returns null where neither is an address of the web
 */
export function siteOf(element: Element, module: string): string | null {
	const address = [element.getAttribute('site'), module].find((text) => isOfWeb(text, element));
	return address == null ? null : new URL('.', new URL(address, element.baseURI)).href;
}

function isOfWeb(address: string | null, { baseURI }: Element): boolean {
	if (address === null || !URL.canParse(address, baseURI)) return false;
	return /^https?:$/.test(new URL(address, baseURI).protocol);
}

/** Attributes of an element that are not its own, and texts of its own that say nothing. */
export function strayFaults(element: Element): AttributeFault[] {
	return [...element.attributes].flatMap(({ name, value }): AttributeFault[] => {
		const say = (code: string, message: string): AttributeFault[] => [
			{ attribute: name, text: value, fault: { code, message } }
		];
		if (name === 'theme' && !THEMES.includes(value)) {
			return say(
				'theme-unknown',
				`${quote(value)} is not a theme. Choose light or dark, or remove the attribute: then the theme is that of the page.`
			);
		}
		if (name === 'site' && !isOfWeb(value, element)) {
			return say(
				'site-address',
				`${quote(value)} is not an address of a site. Give one that begins with https://.`
			);
		}
		if (isKnown(name)) return [];
		if (EXPLORER.names.some((field) => field === name)) {
			return say('attribute-of-page', ofPage(name));
		}
		return say(
			'attribute-unknown',
			`This element has no attribute ${quote(name)}. Its attributes are ${[...FIELDS, 'theme'].join(', ')} and site.`
		);
	});
}

/** The faults of fields, at the attributes that have their texts. */
export function faultsOf(
	texts: Texts<FieldName>,
	faults: readonly { readonly field: LinkField; readonly fault: InputFault }[]
): AttributeFault[] {
	return faults.map(({ field, fault }) => ({
		attribute: field,
		text: texts[field as FieldName] ?? '',
		fault
	}));
}

function ofPage(attribute: string): string {
	return `“${attribute}” works only on the page of Plyscope. Remove the attribute, or show the page in a frame.`;
}

function isKnown(name: string): boolean {
	return (
		(FIELDS as readonly string[]).includes(name) ||
		name === 'theme' ||
		name === 'site' ||
		HTML.includes(name) ||
		/^on|[-:_]/.test(name)
	);
}
