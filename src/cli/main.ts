import { readFileSync } from 'node:fs';
import { run } from './run.ts';

process.stdout.on('error', leave);
const { stdout, stderr } = process;
const stdin = (): string => readFileSync(process.stdin.fd, 'utf8');
process.exitCode = await run(process.argv.slice(2), {
	stdin,
	stdout,
	stderr,
	signals: process
}).catch(leave);

/** A reader that has seen enough (`| head`) closes the pipe; that is not a mistake. */
function leave(error: unknown): never {
	if (error instanceof Error && 'code' in error && error.code === 'EPIPE') process.exit(0);
	throw error;
}
