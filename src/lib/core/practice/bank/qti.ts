/**
 * A question bank as QTI 1.2 in the dialect of Canvas: the files of a zip archive. A tree is a text with its picture,
 * and items after it, since fields within a text are not portable.
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
	taskWords
} from './bank.en.ts';
import { limitTexts } from './moodle.ts';

interface Option {
	readonly text: string;
	readonly isRight: boolean;
}

/** @returns the files by their paths */
export function qtiFiles(
	level: Level,
	items: readonly BankItem[],
	picture: (item: BankItem) => string
): ReadonlyMap<string, string> {
	const title = escapeXml(categoryName(level));
	const sections = items.map((item) => sectionOf(item));
	const assessment = [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">',
		`<assessment ident="plyscope-level-${level}" title="${title}">`,
		'<section ident="root_section">',
		...sections.flat(),
		'</section>',
		'</assessment>',
		'</questestinterop>',
		''
	].join('\n');
	const pictures = items.map((item) => [pictureOf(item), picture(item)] as const);
	return new Map([
		[
			'imsmanifest.xml',
			manifest(
				level,
				pictures.map(([path]) => path)
			)
		],
		[`plyscope/level-${level}.xml`, assessment],
		...pictures
	]);
}

const pictureOf = ({ seed }: BankItem): string => `media/plyscope-tree-${seed}.svg`;

function manifest(level: Level, pictures: readonly string[]): string {
	const main = `plyscope/level-${level}.xml`;
	return [
		'<?xml version="1.0" encoding="UTF-8"?>',
		'<manifest identifier="plyscope" xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">',
		'<metadata><schema>IMS Content</schema><schemaversion>1.1.3</schemaversion></metadata>',
		'<organizations/>',
		'<resources>',
		`<resource identifier="plyscope-level-${level}" type="imsqti_xmlv1p2" href="${main}"><file href="${main}"/></resource>`,
		...pictures.map(
			(path, at) =>
				`<resource identifier="picture-${at + 1}" type="webcontent" href="${path}"><file href="${path}"/></resource>`
		),
		'</resources>',
		'</manifest>',
		''
	].join('\n');
}

/** The text of a tree, and its items. */
function sectionOf(item: BankItem): string[] {
	const { level, seed, exercise, position, parts } = item;
	const title = bankTitle(level, seed);
	const text = `<p>${escapeXml(taskWords(exercise))}</p><p><img src="$IMS-CC-FILEBASE$/${pictureOf(item)}" alt="${escapeXml(position)}" /></p><p>${escapeXml(position)}</p>`;
	const isBranch = (part: BankPart): part is Extract<BankPart, { kind: 'cut' }> =>
		part.kind === 'cut';
	const branches = parts.filter(isBranch);
	const cuts =
		branches.length === 0
			? []
			: [
					choiceItem(
						{
							ident: `${seed}-cuts`,
							title,
							says: `Tree ${seed}: mark every branch that is ${NEVER}.`
						},
						'multiple_answers_question',
						branches.map(({ name, isPruned }) => ({ text: name, isRight: isPruned })),
						branches.filter(({ isPruned }) => isPruned).map(({ feedback }) => feedback)
					)
				];
	const others = parts.filter((part) => !isBranch(part)).flatMap((part) => itemsOf(item, part));
	return [
		itemOf({ ident: `${seed}-text`, title, says: '' }, 'text_only_question', {
			body: text,
			points: 0
		}),
		...cuts,
		...others
	];
}

interface Head {
	readonly ident: string;
	readonly title: string;
	/** As plain text. */
	readonly says: string;
}

function itemsOf({ level, seed }: BankItem, part: BankPart): string[] {
	const where = part.name === '' ? AT_ROOT : part.name;
	const head = (kind: string, says: string): Head => ({
		ident: `${seed}-${kind}-${part.node}`,
		title: bankTitle(level, seed),
		says: `Tree ${seed}: ${says}`
	});
	switch (part.kind) {
		case 'cut':
			return [];
		case 'alpha':
		case 'beta':
			return [
				fibItem(
					head(part.kind, `${part.kind} at ${where}. ${HEADS.window}`),
					'short_answer_question',
					limitTexts(part.value).map(equals),
					part.feedback
				)
			];
		case 'count':
			return [numberItem(head('count', HEADS.count), part.value ?? 0, part.feedback)];
		case 'move':
			return [
				choiceItem(head('move', HEADS.move), 'multiple_choice_question', part.moves, [
					part.feedback
				])
			];
		case 'value': {
			const { bound, value } = part;
			const says = bound === null ? HEADS.value : HEADS.valueAndBound;
			const number = numberItem(head('value', `${where}. ${says}`), value ?? 0, part.feedback);
			if (bound === null) return [number];
			const options = boundKinds(part.node === 0).map(([id, text]) => ({
				text,
				isRight: id === bound
			}));
			return [
				number,
				choiceItem(
					head('bound', `${where}. What is this value?`),
					'multiple_choice_question',
					options,
					[part.feedback]
				)
			];
		}
	}
}

const equals = (text: string): string =>
	`<varequal respident="response1">${escapeXml(text)}</varequal>`;

function numberItem(head: Head, value: number, feedback: string): string {
	const text = plainNumber(value);
	const between = `<and><vargte respident="response1">${text}</vargte><varlte respident="response1">${text}</varlte></and>`;
	return fibItem(head, 'numerical_question', [`<or>${equals(text)}${between}</or>`], feedback);
}

function fibItem(
	head: Head,
	type: string,
	conditions: readonly string[],
	feedback: string
): string {
	const field =
		'<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>';
	return itemOf(head, type, { field, conditions, feedback: [feedback] });
}

function choiceItem(
	head: Head,
	type: 'multiple_choice_question' | 'multiple_answers_question',
	options: readonly Option[],
	feedback: readonly string[]
): string {
	const isMany = type === 'multiple_answers_question';
	const labels = options.map(
		({ text }, at) =>
			`<response_label ident="${at + 1}"><material><mattext texttype="text/plain">${escapeXml(text)}</mattext></material></response_label>`
	);
	const field = `<response_lid ident="response1" rcardinality="${isMany ? 'Multiple' : 'Single'}"><render_choice>${labels.join('')}</render_choice></response_lid>`;
	const each = options.map(({ isRight }, at) => ({ isRight, condition: equals(String(at + 1)) }));
	const all = each.map(({ isRight, condition }) =>
		isRight ? condition : `<not>${condition}</not>`
	);
	const conditions = isMany
		? [`<and>${all.join('')}</and>`]
		: each.flatMap(({ isRight, condition }) => (isRight ? [condition] : []));
	return itemOf(head, type, { field, conditions, feedback });
}

function itemOf(
	{ ident, title, says }: Head,
	type: string,
	parts: {
		readonly body?: string;
		readonly points?: number;
		readonly field?: string;
		/** Each of them is right. */
		readonly conditions?: readonly string[];
		readonly feedback?: readonly string[];
	}
): string {
	const {
		body = `<p>${escapeXml(says)}</p>`,
		points = 1,
		field = '',
		conditions = [],
		feedback = []
	} = parts;
	const data = Object.entries({ question_type: type, points_possible: String(points) }).map(
		([label, entry]) =>
			`<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
	);
	const html = (text: string): string =>
		`<material><mattext texttype="text/html">${escapeXml(text)}</mattext></material>`;
	const right = conditions.map(
		(condition) =>
			`<respcondition continue="No"><conditionvar>${condition}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`
	);
	const said = feedback.map((text) => `<p>${escapeXml(text)}</p>`).join('');
	return [
		`<item ident="plyscope-${ident}" title="${escapeXml(title)}">`,
		`<itemmetadata><qtimetadata>${data.join('')}</qtimetadata></itemmetadata>`,
		`<presentation>${html(body)}${field}</presentation>`,
		...(right.length === 0
			? []
			: [
					'<resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>',
					'<respcondition continue="Yes"><conditionvar><other/></conditionvar><displayfeedback feedbacktype="Response" linkrefid="general_fb"/></respcondition>',
					...right,
					'</resprocessing>',
					`<itemfeedback ident="general_fb"><flow_mat>${html(said)}</flow_mat></itemfeedback>`
				]),
		'</item>'
	].join('\n');
}
