// `npm start`: from a fresh clone to an address, in one command.
import { rmSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { ROOT, runTool } from './run.mjs';
import { serve } from './serve.mjs';

if (!(await ensureInstalled())) process.exit(1);
rmSync(`${ROOT}/build`, { recursive: true, force: true });
if ((await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'])) !== 0) {
	console.error('The build failed: see above.');
	process.exit(1);
}
const { address } = await serve();
console.log(`Plyscope is at ${address} (Ctrl+C stops it)`);
