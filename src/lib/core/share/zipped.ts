/** Text files in one archive. */
import { strToU8, zipSync } from 'fflate';

/** The same bytes each time: no file has a date. */
export function zipped(files: ReadonlyMap<string, string>): Uint8Array {
	const entries = Array.from(files, ([path, text]) => [path, strToU8(text)] as const);
	return zipSync(Object.fromEntries(entries), { mtime: '1980-01-02' });
}
