/** Changed text files on disk: as whole as they were, in their encoding. */
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { clip } from '../lib/core/base/clip.ts';
import type { CliFault } from './fault.ts';
import { attempt } from './recording-file.ts';

/**
 * Writes another file and puts it in the place of this one, so that it is never there in part.
 * @param text as it was read
 * @returns null if it was written
 */
export function replaceFile(file: string, text: string, filled: string): CliFault | null {
	const where = clip(file, 100);
	const bytes = readFileSync(file);
	const mark = bytes.subarray(0, 3).equals(Buffer.from('\ufeff')) ? '\ufeff' : '';
	if (!bytes.equals(Buffer.from(mark + text))) {
		return { where, message: 'The file is not UTF-8. Save it as UTF-8, so that it can be filled.' };
	}
	const written = attempt(() => {
		// A link to a file stays one.
		const path = realpathSync(file);
		const beside = `${path}.${process.pid}.part`;
		try {
			writeFileSync(beside, mark + filled, { flag: 'wx', mode: statSync(path).mode });
			renameSync(beside, path);
		} finally {
			rmSync(beside, { force: true });
		}
	});
	return written.ok ? null : { where, message: `The file cannot be written: ${written.fault}.` };
}
