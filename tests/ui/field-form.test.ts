/** The form of a page: what it shows of a list of fields, and what starts it. */
import { page } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { choice, whole, type FieldsOf } from '$lib/core/fields/field.ts';
import { fieldList, type Texts } from '$lib/core/fields/field-list.ts';
import { PRACTICE } from '$lib/core/practice/practice-link.ts';
import { shownFields, type FieldHolder } from '$lib/ui/field-holder.ts';
import FieldForm from '$lib/ui/FieldForm.svelte';

interface Values {
	readonly colour: string;
	readonly only: string;
	readonly count: number;
	readonly hidden: number;
	readonly view: number;
}

const number = {
	about: 'a number',
	least: 1,
	most: 9,
	code: 'number',
	wrong: (quoted: string) => `${quoted} is no number.`,
	default: 1
};
const FIELDS: FieldsOf<Values> = {
	colour: choice<string>('colour', {
		label: 'Colour',
		about: 'a colour',
		names: { red: 'Red', blue: 'Blue' },
		default: 'red'
	}),
	only: choice<string>('only', { label: 'Only', about: 'one', ids: ['one'], default: 'one' }),
	count: whole({ ...number, label: 'Count' }),
	hidden: whole({ ...number, label: 'Hidden', shown: () => false }),
	view: whole({ ...number, label: 'View', momentary: true })
};
const LIST = fieldList<Values>(FIELDS);
const onstart = vi.fn<() => void>();
const change = vi.fn<(texts: Texts<string>) => void>();

function holderOf(texts: Texts<string>): FieldHolder<Values> {
	const { values, faults } = LIST.parse(texts);
	return {
		fields: FIELDS,
		values,
		texts,
		faultOf: (name) => faults.find(({ field }) => field === name)?.fault ?? null,
		change
	};
}

async function show(texts: Texts<string>, isBlocked: boolean): Promise<void> {
	const holder = holderOf(texts) as FieldHolder<object>;
	await render(FieldForm, {
		holder,
		fields: 'stack',
		isBlocked,
		onstart,
		'aria-label': 'The form'
	});
}

async function submit(): Promise<void> {
	const form = page.getByRole('form', { name: 'The form' }).element() as HTMLFormElement;
	form.requestSubmit();
	await Promise.resolve();
}

beforeEach(() => {
	onstart.mockReset();
	change.mockReset();
});

test('shows the fields of the list, but not a choice of one, a hidden or a momentary field', async () => {
	await show({}, false);
	const labels = [...document.querySelectorAll('label')].map((label) => label.textContent);
	expect(labels).toEqual(['Colour', 'Count']);
});

test('starts if no field is wrong; otherwise the first wrong one gets the focus', async () => {
	await show({ count: 'x' }, true);
	await submit();
	expect(onstart).not.toHaveBeenCalled();
	await expect.element(page.getByRole('textbox', { name: 'Count' })).toHaveFocus();
	await expect.element(page.getByRole('alert')).toHaveTextContent('“x” is no number.');
});

test('a form without a wrong field starts', async () => {
	await show({ count: '3' }, false);
	await submit();
	expect(onstart).toHaveBeenCalledOnce();
});

test('the choice in use can be taken in place of an unreadable one, and keeps the focus', async () => {
	await show({ colour: 'green' }, false);
	await page.getByRole('button', { name: 'Use Red' }).click();
	expect(change).toHaveBeenCalledExactlyOnceWith({ colour: 'red' });
	await expect.element(page.getByRole('combobox', { name: 'Colour' })).toHaveFocus();
});

/** The fields of the form of practice, for a set. */
const practised = (query: string): string[] => {
	const { values } = PRACTICE.read(query);
	return shownFields({ fields: PRACTICE.fields, values });
};
const RULES = ['order', 'cut', 'fail'];

test.each([
	['', ['game', 'level', 'seed', 'sets', 'diagnose', 'position', 'root', ...RULES]],
	['diagnose=on', ['game', 'diagnose', 'position', 'root', ...RULES]],
	[
		'position=[[3,5],[2,9]]',
		['game', 'position', 'root', 'algorithm', 'depth', 'at', ...RULES, 'ties']
	],
	[
		'game=tictactoe&position=X.OOX..XO',
		['game', 'position', 'algorithm', 'depth', 'at', 'evaluator', ...RULES, 'ties']
	]
])('practice “%s” shows what goes with it', (query, fields) => {
	expect(practised(query).filter((name) => name !== 'ask' && name !== 'marks')).toEqual(fields);
});
