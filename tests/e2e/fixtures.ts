import { test as base, type BrowserContext } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
	/** Messages that a test provokes on purpose, such as the browser's own line for a page that is not there. */
	allowedErrors: RegExp | null;
	/** Fails each test on an error in the console or out of the page, in every tab that it opens. */
	noErrors: undefined;
}

export const test = base.extend<Fixtures>({
	baseURL: async ({}, use) => {
		await use(`http://localhost:${process.env['PLYSCOPE_PORT'] ?? '4173'}/`);
	},
	allowedErrors: [null, { option: true }],
	noErrors: [
		async ({ context, allowedErrors }, use) => {
			const errors = watchErrors(context);
			await use(undefined);
			const unexpected = errors.filter((text) => allowedErrors?.test(text) !== true);
			base.expect(unexpected, 'errors in the console').toEqual([]);
		},
		{ auto: true }
	]
});

function watchErrors(context: BrowserContext): string[] {
	const errors: string[] = [];
	context.on('console', (message) => {
		if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
	});
	context.on('weberror', (error) => {
		errors.push(error.error().message);
	});
	return errors;
}
