// Packages of Debian and Ubuntu, where this may install them.
import { run } from './run.mjs';

/**
 * Installs the first of these packages that does what is wanted.
 * @template Found
 * @param {readonly string[][]} choices each a list of packages
 * @param {string} why what is said before
 * @param {() => Promise<Found | undefined>} find whether it is there now
 * @returns {Promise<Found | undefined>}
 */
export async function installFromApt(choices, why, find) {
	const root = await asRoot();
	if (root === undefined) return undefined;
	console.log(why);
	/** @param {string[]} args */
	const apt = (...args) => {
		const [program = '', ...rest] = [...root, 'apt-get', ...args];
		return run(program, rest, { DEBIAN_FRONTEND: 'noninteractive' });
	};
	await apt('update');
	for (const names of choices) {
		if ((await apt('install', '-y', '--no-install-recommends', ...names)) !== 0) continue;
		const found = await find();
		if (found !== undefined) return found;
	}
	return undefined;
}

/**
 * The prefix of a command to run it as root; undefined where there is no apt, or where somebody would have to type a
 * password.
 */
export async function asRoot() {
	if (process.platform !== 'linux') return undefined;
	if (process.getuid?.() === 0) return [];
	return (await run('sudo', ['-n', 'true'])) === 0 ? ['sudo', '-n'] : undefined;
}
