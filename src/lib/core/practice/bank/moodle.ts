/**
 * A question bank as Moodle XML: a question of the type cloze for each tree. Its syntax: docs.moodle.org, “Embedded
 * Answers (Cloze) question type”; its file: “Moodle XML format”.
 */
import { escapeXml } from '../../base/escape-xml.ts';
import type { Level } from '../levels.ts';
import { plainNumber, type BankItem, type BankPart } from './bank-item.ts';
import {
	AT_ROOT,
	bankTitle,
	boundKinds,
	categoryName,
	HEADS,
	NEVER,
	NO_WINDOW,
	SEARCHED,
	taskWords,
	wrongBound,
	wrongBranch,
	wrongMove
} from './bank.en.ts';

/** @param picture the tree without any answer, as SVG */
export function moodleXml(
	level: Level,
	items: readonly BankItem[],
	picture: (item: BankItem) => string
): string {
	const category = `<question type="category"><category><text>${escapeXml(`$course$/${categoryName(level)}`)}</text></category></question>`;
	const questions = items.map((item) => questionOf(item, picture(item)));
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<quiz>',
		category,
		...questions,
		'</quiz>',
		''
	].join('\n');
}

function questionOf(item: BankItem, picture: string): string {
	const { level, seed } = item;
	const tags = ['plyscope', `level ${level}`, `seed ${seed}`].map(
		(tag) => `<tag><text>${tag}</text></tag>`
	);
	return [
		'<question type="cloze">',
		`<name><text>${escapeXml(bankTitle(level, seed))}</text></name>`,
		`<questiontext format="html"><text>${escapeXml(textOf(item))}</text>`,
		`<file name="tree.svg" path="/" encoding="base64">${base64(picture)}</file></questiontext>`,
		`<generalfeedback format="html"><text>${escapeXml(feedbackOf(item))}</text></generalfeedback>`,
		'<penalty>0</penalty>',
		'<hidden>0</hidden>',
		`<tags>${tags.join('')}</tags>`,
		'</question>'
	].join('\n');
}

function textOf({ exercise, position, parts }: BankItem): string {
	const groups: readonly (readonly [head: string, kinds: readonly BankPart['kind'][]])[] = [
		[HEADS.cut, ['cut']],
		[HEADS.window, ['alpha', 'beta']],
		[exercise.algorithm === 'minimax' ? HEADS.value : HEADS.valueAndBound, ['value']],
		[HEADS.count, ['count']],
		[HEADS.move, ['move']]
	];
	const lists = groups.flatMap(([head, kinds]) => {
		const own = parts.filter(({ kind }) => kinds.includes(kind));
		if (own.length === 0) return [];
		return [
			`<p>${escapeXml(head)}</p>`,
			`<ul>${own.map((part) => `<li>${fieldOf(part)}</li>`).join('')}</ul>`
		];
	});
	return [
		`<p>${escapeXml(taskWords(exercise))}</p>`,
		`<p><img src="@@PLUGINFILE@@/tree.svg" alt="${escapeXml(position)}" /></p>`,
		...lists
	].join('\n');
}

/** An answer to choose. */
interface Choice {
	readonly text: string;
	/** What is wrong with it; null at the right one. */
	readonly wrong: string | null;
}

/** What is asked of a node: "b1: ", with the field. */
function fieldOf(part: BankPart): string {
	const called = part.name === '' ? AT_ROOT : part.name;
	const name = escapeXml(called);
	const say = `#${escapeCloze(part.feedback)}`;
	/** Whatever is typed but the right texts gets the same sentence, and no point. */
	const type = (kind: 'NUMERICAL' | 'SHORTANSWER', right: readonly string[]): string =>
		`{1:${kind}:${[...right.map((text) => `=${escapeCloze(text)}${say}`), `*${say}`].join('~')}}`;
	const choose = (choices: readonly Choice[]): string => {
		const texts = choices.map(({ text, wrong }) =>
			wrong === null
				? `=${escapeCloze(text)}${say}`
				: `${escapeCloze(text)}#${escapeCloze(`${wrong} ${part.feedback}`)}`
		);
		return `{1:MULTICHOICE:${texts.join('~')}}`;
	};
	switch (part.kind) {
		case 'cut': {
			const wrong = wrongBranch(called, part.isPruned);
			return `${name}: ${choose([
				{ text: SEARCHED, wrong: part.isPruned ? wrong : null },
				{ text: NEVER, wrong: part.isPruned ? null : wrong }
			])}`;
		}
		case 'alpha':
		case 'beta': {
			return `${name}, ${part.kind}: ${type('SHORTANSWER', limitTexts(part.value))}`;
		}
		case 'value': {
			const value = plainNumber(part.value ?? 0);
			const number = type('NUMERICAL', [`${value}:0`]);
			const { bound } = part;
			if (bound === null) return `${name}: ${number}`;
			const kinds = boundKinds(part.node === 0).map(([id, text]) => ({
				text,
				wrong: id === bound ? null : wrongBound(called, id, bound, value)
			}));
			return `${name}: ${choose(kinds)} ${number}`;
		}
		case 'count':
			return type('NUMERICAL', [`${plainNumber(part.value ?? 0)}:0`]);
		case 'move':
			return choose(
				part.moves.map(({ text, isRight }) => ({ text, wrong: isRight ? null : wrongMove(text) }))
			);
	}
}

/** The texts that are right for an end of a window. */
export function limitTexts(value: number | null): string[] {
	if (value === null) return [NO_WINDOW];
	if (value === Infinity) return ['inf', '+inf', '∞', '+∞', 'infinity'];
	if (value === -Infinity) return ['-inf', '-∞', '−∞', '−inf', '-infinity'];
	return [...new Set([plainNumber(value), plainNumber(value).replace('-', '−')])];
}

/** The sentences of all places, each once. */
function feedbackOf({ parts }: BankItem): string {
	const sentences = new Set(parts.map(({ feedback }) => feedback));
	return `<ul>${[...sentences].map((text) => `<li>${escapeXml(text)}</li>`).join('')}</ul>`;
}

/** In a field these characters would end a text, or begin another part. Moodle keeps the backslash of any other. */
function escapeCloze(text: string): string {
	// A reference to a character has a # of its own, which would end the answer.
	return text
		.replace(/[}~#]/g, '\\$&')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
}

function base64(text: string): string {
	const bytes = new TextEncoder().encode(text);
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
