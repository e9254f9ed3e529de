// Prepares a fresh clone: checks the Node version and installs the packages of the lock file.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ROOT, run } from './run.mjs';

const STAMP = `${ROOT}/node_modules/.installed-from`;

/**
 * Whether a Node version satisfies a range of the forms `>=20.19`, `^20.19.0` and `a || b`.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
	const [major = 0, minor = 0] = numbersIn(version);
	return range.split('||').some((part) => {
		const [wantedMajor = 0, wantedMinor = 0] = numbersIn(part);
		if (major === wantedMajor) return minor >= wantedMinor;
		return major > wantedMajor && !part.includes('^');
	});
}

/** @param {string} text */
function numbersIn(text) {
	return (text.match(/\d+/g) ?? []).map(Number);
}

/** Describes what is wrong with this Node version, or returns undefined. */
function nodeFault() {
	const { engines } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8'));
	if (satisfies(process.versions.node, engines.node)) return undefined;
	return `Plyscope needs Node ${engines.node}, and this is ${process.versions.node}.`;
}

/** Identifies an installation: another lock file, Node or machine means installing again. */
function fingerprint() {
	const lock = readFileSync(`${ROOT}/package-lock.json`);
	const hash = createHash('sha256').update(lock).digest('hex');
	return `${hash} node ${process.versions.modules} ${process.platform} ${process.arch}\n`;
}

/**
 * Makes node_modules match the lock file; does nothing if it already does.
 * @returns {Promise<boolean>} whether the project can continue
 */
export async function ensureInstalled() {
	const fault = nodeFault();
	if (fault !== undefined) {
		console.error(fault);
		return false;
	}
	const wanted = fingerprint();
	if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return true;
	console.log('Installing packages (npm ci) ...');
	// NODE_ENV=production would skip all build and test packages.
	const code = await run('npm', ['ci', '--include=dev']);
	if (code !== 0) {
		console.error('npm ci failed: see above.');
		return false;
	}
	writeFileSync(STAMP, wanted);
	return true;
}
