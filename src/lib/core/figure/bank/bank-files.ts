/** The files of a question bank, with the picture of each tree: the problem of its search, as the page draws it. */
import { assert } from '../../base/assert.ts';
import type { BankItem } from '../../practice/bank/bank-item.ts';
import { moodleXml } from '../../practice/bank/moodle.ts';
import { qtiFiles } from '../../practice/bank/qti.ts';
import type { Level } from '../../practice/levels.ts';
import { figureOf } from '../step/figure.ts';
import { FIGURE } from '../step/figure-fields.ts';
import { figureSvg } from '../step/svg.ts';

export const BANK_FORMATS = {
	moodle: 'Moodle XML, questions of the type cloze',
	qti: 'QTI 1.2 for Canvas, a zip archive'
} as const;
export type BankFormat = keyof typeof BANK_FORMATS;

/** A tree of a bank with its picture, as SVG. */
export interface DrawnItem {
	readonly item: BankItem;
	readonly picture: string;
}

/** The picture has no link: that would lead to the answers. */
export function drawItem(item: BankItem): DrawnItem {
	const { recording } = item.exercise;
	const shown = { recording, step: 0, future: 'problem', form: 'whole', link: '' } as const;
	const figure = figureOf(shown, FIGURE.fill({ preset: 'page', values: 'none' }));
	assert(figure.ok, 'each exercise has a problem');
	return { item, picture: figureSvg(figure.value) };
}

/** One file, or several of an archive, by their paths. */
export function bankFiles(
	format: BankFormat,
	level: Level,
	drawn: readonly DrawnItem[]
): string | ReadonlyMap<string, string> {
	const pictures = new Map(drawn.map(({ item, picture }) => [item, picture]));
	const items = [...pictures.keys()];
	const pictureOf = (item: BankItem): string => pictures.get(item) ?? '';
	return format === 'moodle'
		? moodleXml(level, items, pictureOf)
		: qtiFiles(level, items, pictureOf);
}
