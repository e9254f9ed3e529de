import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { lessonSheet } from '../../../src/lib/core/lessons/lesson-sheet.ts';
import { parseLesson } from '../../../src/lib/core/lessons/parse-lesson.ts';
import { makeWorksheet } from '../../../src/lib/core/practice/worksheet/sheets.ts';
import { WORKSHEET } from '../../../src/lib/core/practice/worksheet/worksheet-link.ts';
import { loadAll } from '../../../src/lib/core/search/load.ts';

beforeAll(loadAll);

function sheetOf(name: string): string | null {
	const read = parseLesson(readFileSync(`static/lessons/${name}.json`, 'utf8'));
	if (!read.ok) throw new Error(read.fault.message);
	return lessonSheet(read.value.lesson);
}

it('has each typed tree of a lesson once, and each can be filled in', () => {
	for (const name of ['alpha-beta-lecture', 'alpha-beta-self-study']) {
		const query = sheetOf(name);
		if (query === null) throw new Error(`${name} has trees`);
		const { values, faults } = WORKSHEET.read(query);
		expect(faults).toEqual([]);
		expect(values.position?.length).toBeGreaterThan(2);
		expect(new Set(values.position).size).toBe(values.position?.length);
		expect(makeWorksheet(values).ok).toBe(true);
	}
});

it('is not there for a lesson without typed trees', () => {
	expect(sheetOf('krk-paper')).toBeNull();
});
