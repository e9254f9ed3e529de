// The address of a build's source: a public one if known, otherwise an archive that ships with the build.
import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './run.mjs';

export const ARCHIVE = 'source.tar.gz';
const BLOCK = 512;

/**
 * The public address of the source: package.json's `repository`, otherwise that of the building workflow; null if
 * neither names one.
 * @param {{ repository?: string | { url?: string } }} project package.json
 * @param {Record<string, string | undefined>} environment
 * @returns {string | null}
 */
export function sourceAddress({ repository }, environment) {
	const named = typeof repository === 'object' ? repository.url : repository;
	if (named !== undefined && named !== '') {
		const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(named);
		const address = short
			? `https://github.com/${short[1]}`
			: named.replace(/^git\+/, '').replace(/\.git$/, '');
		if (/^https:\/\/[^\s/]+\//.test(address)) return address;
		throw new Error(
			`"repository" in package.json must be an https address or "owner/name": "${named}"`
		);
	}
	const { GITHUB_SERVER_URL, GITHUB_REPOSITORY } = environment;
	return GITHUB_SERVER_URL && GITHUB_REPOSITORY
		? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`
		: null;
}

/**
 * The current files of the project, sorted: those that git tracks or would add; without git, those that .gitignore
 * does not name.
 * @param {string} root
 * @returns {string[]} relative, with slashes
 */
export function listSource(root) {
	const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
		cwd: root,
		encoding: 'utf8',
		maxBuffer: 2 ** 26
	});
	const files =
		git.status === 0 ? git.stdout.split('\0').filter(Boolean) : walk(root, '', ignored(root));
	return [...new Set(files)]
		.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile())
		.sort();
}

/**
 * @param {string} root
 * @returns {(name: string) => boolean}
 */
function ignored(root) {
	const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
	const names = new Set(lines.map((line) => line.trim().replace(/\/$/, '')));
	return (name) =>
		name === '.git' || names.has(name) || names.has(`*${/\.[^.]*$/.exec(name)?.[0]}`);
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {(name: string) => boolean} isIgnored
 * @returns {string[]}
 */
function walk(root, folder, isIgnored) {
	return readdirSync(join(root, folder), { withFileTypes: true })
		.filter(({ name }) => !isIgnored(name))
		.flatMap((entry) => {
			const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
			return entry.isDirectory() ? walk(root, path, isIgnored) : [path];
		});
}

/**
 * The files as a gzipped tar archive (ustar). It has no dates: the same files give the same bytes.
 * @param {string} root
 * @param {readonly string[]} files relative to it
 * @param {string} top the folder that all of them are in
 */
export function archive(root, files, top) {
	const parts = files.flatMap((path) => {
		const content = readFileSync(join(root, path));
		const isProgram = (lstatSync(join(root, path)).mode & 0o100) !== 0;
		const rest = Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
		return [header(`${top}/${path}`, content.length, isProgram ? 0o755 : 0o644), content, rest];
	});
	return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9 });
}

/**
 * @param {string} path
 * @param {number} size bytes
 * @param {number} mode
 */
function header(path, size, mode) {
	const block = Buffer.alloc(BLOCK);
	// A name longer than its field is split at a slash: the last 100 bytes in one field, the part before in another.
	const cut =
		Buffer.byteLength(path) <= 100 ? -1 : path.indexOf('/', Buffer.byteLength(path) - 101);
	/** @param {number} value @param {number} digits */
	const octal = (value, digits) => `${value.toString(8).padStart(digits, '0')}\0`;
	block.write(path.slice(cut + 1), 0);
	block.write(octal(mode, 7), 100);
	block.write(octal(0, 7), 108);
	block.write(octal(0, 7), 116);
	block.write(octal(size, 11), 124);
	block.write(octal(0, 11), 136);
	block.write(' '.repeat(8), 148);
	block.write('0', 156);
	block.write('ustar\0' + '00', 257);
	block.write(path.slice(0, Math.max(cut, 0)), 345);
	const sum = block.reduce((total, byte) => total + byte, 0);
	block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
	return block;
}

/**
 * Defines the source's address for the pages (`__SOURCE_ADDRESS__`, null for the archive) and ships the archive if no
 * address is known.
 * @param {string} [root]
 * @param {Record<string, string | undefined>} [environment]
 * @returns {import('vite').Plugin}
 */
export function shippedSource(root = ROOT, environment = process.env) {
	const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
	const address = sourceAddress(project, environment);
	return {
		name: 'plyscope:source',
		config: () => ({ define: { __SOURCE_ADDRESS__: JSON.stringify(address) } }),
		applyToEnvironment: ({ name }) => name === 'client',
		generateBundle() {
			if (address !== null) return;
			const source = archive(root, listSource(root), `${project.name}-${project.version}`);
			this.emitFile({ type: 'asset', fileName: ARCHIVE, source });
		}
	};
}
