import { afterEach, expect, test } from 'vitest';
import { returnFocus } from '../../../src/lib/pages/explorer/setup/return-focus.ts';

afterEach(() => {
	document.body.replaceChildren();
});

/** A page with a message that has the focus, and a control that had it before, or nothing. */
function pageWith(before: HTMLElement | null): () => void {
	const main = document.createElement('main');
	const slider = Object.assign(document.createElement('input'), { type: 'range' });
	const message = document.createElement('div');
	const button = document.createElement('button');
	message.append(button);
	main.append(slider, message, ...(before === null ? [] : [before]));
	document.body.append(main);
	before?.focus();
	const end = returnFocus(message);
	button.focus();
	return () => {
		message.remove();
		end();
	};
}

test('a message that disappears gives the focus back to the control that had it', () => {
	const field = document.createElement('input');
	pageWith(field)();
	expect(document.activeElement).toBe(field);
});

test('a message that disappears gives the focus to the step slider if nothing had it, or that is gone', () => {
	pageWith(null)();
	expect(document.activeElement).toHaveProperty('type', 'range');
	document.body.replaceChildren();
	const gone = document.createElement('button');
	const end = pageWith(gone);
	gone.remove();
	end();
	expect(document.activeElement).toHaveProperty('type', 'range');
});

test('a message at the foot of a lecture without a slider gives the focus to the tree', () => {
	const gone = document.createElement('button');
	const end = pageWith(gone);
	gone.remove();
	const tree = document.createElement('section');
	tree.dataset['part'] = 'tree';
	document.querySelector('input')?.replaceWith(tree);
	document.body.append(document.querySelector('div') ?? '');
	end();
	expect(document.activeElement).toBe(tree);
});
