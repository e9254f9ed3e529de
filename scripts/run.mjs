// Runs other programs, for the scripts that start and test. Node built-ins only.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';

/** The folder of the project; the current directory does not matter. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a program to its end, without a terminal for questions.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] added to our own environment
 * @returns {Promise<number>} its exit code; 1 if it could not be started or was killed
 */
export function run(program, args, env = {}) {
	return ended(start(program, args, env, 'inherit'), program);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @param {'inherit' | 'pipe'} output
 */
function start(program, args, env, output) {
	return spawn(program, args, {
		cwd: ROOT,
		env: { ...process.env, ...env },
		stdio: ['ignore', output, output],
		// Windows finds npm and npx only through its shell.
		shell: process.platform === 'win32' && !program.endsWith('.exe')
	});
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} program
 * @returns {Promise<number>}
 */
function ended(child, program) {
	return new Promise((resolve) => {
		child.on('error', (error) => {
			console.error(`${program}: ${error.message}`);
			resolve(1);
		});
		child.on('close', (code) => resolve(code ?? 1));
	});
}

/**
 * Runs one of the project's own tools, by its file, so that no shell and no PATH is needed.
 * @param {string} file below node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(file, args, env) {
	return run(process.execPath, [`${ROOT}/node_modules/${file}`, ...args], env);
}

/**
 * Runs one of the project's own tools as `runTool` does, and keeps what it prints.
 * @param {string} file below node_modules
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function captureTool(file, args, env = {}) {
	const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
	const program = [`${ROOT}/node_modules/${file}`, ...args];
	const child = start(process.execPath, program, { ...colours, ...env }, 'pipe');
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
	}
	return { code: await ended(child, file), output };
}
