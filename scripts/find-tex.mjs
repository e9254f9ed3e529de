// Gets the TeX that figures and worksheets are compiled with in the exhaustive run.
import { installFromApt } from './apt.mjs';
import { run } from './run.mjs';

/** What their files use: the trees of forest, and the boards and pieces of xskak. */
const USED = ['forest.sty', 'xskak.sty', 'lambda.sty'];
const PACKAGES = [
	'texlive-latex-extra',
	'texlive-pictures',
	'texlive-games',
	'texlive-plain-generic'
];

/** Without it the tests that compile are skipped, and say so. */
export async function findTex() {
	const found =
		(await isThere()) ??
		(await installFromApt(
			[PACKAGES],
			'No TeX with forest and xskak found; trying apt-get ...',
			isThere
		));
	console.log(
		found === undefined ? 'TeX: none; its files are read, not compiled.' : 'TeX: pdflatex'
	);
}

async function isThere() {
	const codes = [await run('pdflatex', ['--version']), await run('kpsewhich', USED)];
	return codes.every((code) => code === 0) ? true : undefined;
}
