/** The lessons that the site has, as their files are. */
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'static/lessons';

export const BUILT_IN: ReadonlyMap<string, string> = new Map(
	readdirSync(FOLDER)
		.sort()
		.map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')])
);
