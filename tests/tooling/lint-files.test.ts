import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { listFiles, ROOT } from '../architecture/files.ts';

/** What ESLint keeps: what meets components, and names that oxlint passes over without a word. */
const ESLINT =
	/^src\/(routes|component|lib\/(ui|games|tree|stepping|pages))\/|\.svelte\.ts$|[-._]min\.ts$/;

it('lets oxlint see all TypeScript that ESLint leaves to it', () => {
	const oxlint = ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs', '--debug=files'];
	const seen = execFileSync(process.execPath, oxlint, { cwd: ROOT, encoding: 'utf8' });
	const left = listFiles('').filter((path) => path.endsWith('.ts') && !ESLINT.test(path));
	expect(seen.trim().replaceAll('\\', '/').split('\n').sort()).toEqual(left.sort());
});
