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
	BOUNDS,
	categoryName,
	HEADS,
	NEVER,
	NO_WINDOW,
	SEARCHED,
	taskWords
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

/** What is asked of a node: "b1: ", with the field. */
function fieldOf(part: BankPart): string {
	const name = escapeXml(part.name === '' ? AT_ROOT : part.name);
	const say = `#${escapeCloze(part.feedback)}`;
	const choose = (options: readonly (readonly [text: string, isRight: boolean])[]): string =>
		`{1:MULTICHOICE:${options.map(([text, isRight]) => `${isRight ? '=' : ''}${escapeCloze(text)}${say}`).join('~')}}`;
	switch (part.kind) {
		case 'cut':
			return `${name}: ${choose([
				[SEARCHED, !part.isPruned],
				[NEVER, part.isPruned]
			])}`;
		case 'alpha':
		case 'beta': {
			const answers = limitTexts(part.value).map((text) => `=${escapeCloze(text)}${say}`);
			return `${name}, ${part.kind}: {1:SHORTANSWER:${answers.join('~')}}`;
		}
		case 'value': {
			const number = `{1:NUMERICAL:=${plainNumber(part.value ?? 0)}:0${say}}`;
			const { bound } = part;
			if (bound === null) return `${name}: ${number}`;
			const kinds = [...Object.entries(BOUNDS), [NEVER, NEVER]] as const;
			return `${name}: ${choose(kinds.map(([id = '', text = '']) => [text, id === bound]))} ${number}`;
		}
		case 'count':
			return `{1:NUMERICAL:=${plainNumber(part.value ?? 0)}:0${say}}`;
		case 'move':
			return choose(part.moves.map(({ text, isRight }) => [text, isRight]));
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

/** In a field these characters would end a text, or begin another part. */
function escapeCloze(text: string): string {
	// A reference to a character has a # of its own, which would end the answer.
	return text
		.replace(/[\\}~#=/"]/g, '\\$&')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
}

function base64(text: string): string {
	const bytes = new TextEncoder().encode(text);
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
