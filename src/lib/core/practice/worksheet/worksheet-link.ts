/** Links to worksheets: which trees, what is asked about them, and how they are printed. */
import { fail, ok, type Result } from '../../base/result.ts';
import { anyText, choice, whole, type Field, type FieldsOf } from '../../fields/field.ts';
import { fieldList, type LinkPart } from '../../fields/field-list.ts';
import { PRACTICE, type PracticeValues } from '../practice-link.ts';
import type { Level } from '../levels.ts';
import { PAPER_IDS, PAPER_NAMES, type PaperId } from './paper-ids.ts';

/** The drawings of a tree, each as one course has it. */
const NOTATIONS = ['aima', 'cs188', 'mit'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** The most trees of a sheet, and the most variants. */
export const MOST_TREES = 8;
const MOST_VARIANTS = 8;
const MOST_TITLE = 80;
const MOST_POINTS = 100;

/** What is printed, with the fields that only the others have. */
const PRINTS = {
	sheets: [],
	page: ['trees', 'variants', 'points'],
	questions: ['trees', 'variants', 'points'],
	cards: 'all'
} as const;
export type PrintId = keyof typeof PRINTS;

/** The trees that are as large as one may read them, by the level: so many are on a page. */
const USUAL_TREES: Readonly<Record<Level, number>> = { 1: 4, 2: 4, 3: 3, 4: 2, 5: 2 };

const PRACTISED = [
	'game',
	'level',
	'seed',
	'root',
	'algorithm',
	'depth',
	'at',
	'evaluator',
	'order',
	'cut',
	'fail',
	'ties',
	'ask'
] as const;
type Practised = (typeof PRACTISED)[number];

export interface WorksheetValues extends Pick<PracticeValues, Practised> {
	readonly print: PrintId;
	readonly trees: number;
	readonly variants: number;
	/** Positions of one's own, one a tree; null for drawn trees. */
	readonly position: readonly string[] | null;
	readonly notation: Notation;
	readonly paper: PaperId;
	readonly key: 'on' | 'off';
	/** Above each sheet; null for the usual words. */
	readonly title: string | null;
	/** Of each tree; 0: none are printed. */
	readonly points: number;
}

export type WorksheetField = keyof WorksheetValues | LinkPart;

/** Between two positions. No game has it in a position. */
const BETWEEN = ';';

const isDrawn = ({ position }: Pick<WorksheetValues, 'position'>): boolean => position === null;

const TITLE = anyText({
	label: 'Title',
	about: `the title above each sheet, at most ${MOST_TITLE} characters`,
	hint: () => 'Empty: the algorithm and the level.',
	size: 34,
	usual: 'the algorithm and the level'
});

const FIELDS: FieldsOf<WorksheetValues> = {
	print: choice('print', {
		label: 'Print',
		about:
			'sheets to fill in, questions that are answered with cards, on one page or about more trees, or the cards',
		names: {
			sheets: 'Worksheets',
			page: 'A page of questions for cards',
			questions: 'Questions about more trees',
			cards: 'Cards A to D'
		},
		unknown: (quoted) => `Nothing to print is called ${quoted}`,
		default: 'sheets'
	}),
	title: { ...TITLE, parse: parseTitle },
	game: ofPractice(PRACTICE.fields.game),
	level: ofPractice(PRACTICE.fields.level),
	seed: {
		...ofPractice(PRACTICE.fields.seed),
		about: 'the seed of the first tree; the next trees have the next seeds'
	},
	trees: whole<WorksheetValues>({
		label: 'Trees',
		about: `how many drawn trees a sheet has, 1 to ${MOST_TREES}`,
		shown: isDrawn,
		usual: 'as many as a page has space for',
		least: 1,
		most: MOST_TREES,
		code: 'trees-range',
		wrong: (quoted) => `${quoted} is not a number of trees from 1 to ${MOST_TREES}.`,
		default: ({ level }) => USUAL_TREES[level]
	}),
	variants: whole({
		label: 'Variants',
		about: `how many variants of the sheet, 1 to ${MOST_VARIANTS}: A, B, C …`,
		hint: () => 'Different trees for neighbours: A, B, C …',
		least: 1,
		most: MOST_VARIANTS,
		code: 'variants-range',
		wrong: (quoted) => `${quoted} is not a number of variants from 1 to ${MOST_VARIANTS}.`,
		default: 1
	}),
	position: {
		label: 'Positions',
		about: `positions of one’s own instead of drawn ones, at most ${MOST_TREES} with ${BETWEEN} between`,
		hint: (known) => PRACTICE.fields.position.hint?.(asPractice(known)) ?? '',
		size: 34,
		usual: 'drawn by level and seed',
		needs: ['game'],
		parse: parsePositions,
		format: (positions) => positions && positions.join(`${BETWEEN} `),
		default: (known) => {
			const usual = PRACTICE.fields.position.default(asPractice(known));
			return usual === null ? null : [usual];
		}
	},
	root: ofPractice(PRACTICE.fields.root),
	algorithm: ofPractice(PRACTICE.fields.algorithm),
	depth: ofPractice(PRACTICE.fields.depth),
	at: ofPractice(PRACTICE.fields.at),
	evaluator: ofPractice(PRACTICE.fields.evaluator),
	order: ofPractice(PRACTICE.fields.order),
	ask: {
		...ofPractice(PRACTICE.fields.ask),
		about: 'what is asked about each tree, with commas between'
	},
	notation: choice('notation', {
		label: 'Notation',
		about: 'how trees are drawn',
		ids: NOTATIONS,
		names: {
			aima: 'Triangles (AIMA)',
			cs188: 'Triangles, no pruning on equality (CS188)',
			mit: 'Letters, sides at the left (6.034)'
		},
		default: 'aima'
	}),
	cut: {
		...ofPractice(PRACTICE.fields.cut),
		usual: 'strict with the notation cs188, otherwise equal',
		default: ({ notation }) => (notation === 'cs188' ? 'strict' : 'equal')
	},
	fail: ofPractice(PRACTICE.fields.fail),
	ties: ofPractice(PRACTICE.fields.ties),
	points: whole({
		label: 'Points',
		about: `points of each tree, printed with its number, at most ${MOST_POINTS}; 0 for none`,
		hint: () => 'Of each tree. 0: none are printed.',
		least: 0,
		most: MOST_POINTS,
		code: 'points-range',
		wrong: (quoted) => `${quoted} is not a number of points from 0 to ${MOST_POINTS}.`,
		default: 0
	}),
	paper: choice('paper', {
		label: 'Paper',
		about: 'the size of a page; it lies, too, where a tree is too wide for it upright',
		ids: PAPER_IDS,
		names: PAPER_NAMES,
		default: 'a4'
	}),
	key: choice('key', {
		label: 'Key',
		about: 'on: the trees filled in, on pages of their own',
		ids: ['on', 'off'],
		names: { on: 'Print it after the sheets', off: 'Leave it off' },
		unknown: (quoted) => `A key is on or off, not ${quoted}`,
		default: 'on'
	})
};

export const WORKSHEET = fieldList<WorksheetValues>(withShown(FIELDS));

/** Questions are about as many trees as they need, and cards about none. */
function withShown(fields: FieldsOf<WorksheetValues>): FieldsOf<WorksheetValues> {
	const entries = (Object.keys(fields) as (keyof WorksheetValues)[]).map((key) => {
		const { [key]: field } = fields;
		const shown = (known: WorksheetValues): boolean =>
			isPrinted(key, known) && field.shown?.(known) !== false;
		return [key, { ...field, shown }] as const;
	});
	return Object.fromEntries(entries) as unknown as FieldsOf<WorksheetValues>;
}

/** Whether what is printed depends on a field. */
function isPrinted(key: string, { print }: WorksheetValues): boolean {
	const without: readonly string[] | 'all' = PRINTS[print];
	return without === 'all' ? key === 'print' || key === 'paper' : !without.includes(key);
}

/**
 * The same as a set of exercises, which has no field but these.
 * @param known its values are read only when they are asked for
 */
export function asPractice(known: WorksheetValues): PracticeValues {
	const own = {
		sets: 1,
		diagnose: 'off',
		pairs: 'off',
		marks: 'follow',
		show: 1,
		get position() {
			return known.position?.[0] ?? null;
		}
	} as const;
	return Object.setPrototypeOf(own, known) as PracticeValues;
}

/** A field of a set of exercises as one of a worksheet. */
function ofPractice<Value>(field: Field<Value, PracticeValues>): Field<Value, WorksheetValues> {
	const {
		hint,
		options,
		shown,
		needs,
		parse,
		format,
		default: usual,
		label,
		about,
		choices
	} = field;
	return {
		label,
		about,
		...(field.size !== undefined && { size: field.size }),
		...(field.usual !== undefined && { usual: field.usual }),
		...(choices && { choices }),
		...(hint && { hint: (known) => hint(asPractice(known)) }),
		...(options && { options: (known) => options(asPractice(known)) }),
		...(shown && { shown: (known) => shown(asPractice(known)) }),
		...(needs && { needs: needs.filter((one) => isTaken(one)) }),
		parse: (text, known) => parse(text, asPractice(known)),
		format: (value, known) => format(value, asPractice(known)),
		default: (known, texts) => usual(asPractice(known), texts)
	};
}

function isTaken(key: keyof PracticeValues): key is Practised | 'position' {
	return key === 'position' || PRACTISED.some((one) => one === key);
}

/** Faults: `title-long`. */
function parseTitle(text: string): Result<string | null> {
	const title = text.trim().replace(/\s+/g, ' ');
	if (title === '') return ok(null);
	return title.length <= MOST_TITLE
		? ok(title)
		: fail(
				'title-long',
				`A title has at most ${MOST_TITLE} characters; this one has ${title.length}.`
			);
}

/** Faults: `positions-many`, and those of the game, with their place in the whole text. */
function parsePositions(text: string, known: WorksheetValues): Result<readonly string[] | null> {
	const positions: string[] = [];
	let from = 0;
	const given = text.split(BETWEEN);
	for (const one of given) {
		const start = from;
		from += one.length + BETWEEN.length;
		if (one.trim() === '') continue;
		const read = PRACTICE.fields.position.parse(one, asPractice(known));
		if (!read.ok) {
			const { code, message, at } = read.fault;
			const number = given.length === 1 ? '' : `Tree ${positions.length + 1}: `;
			return fail(code, number + message, at === undefined ? at : start + at);
		}
		if (read.value !== null) positions.push(read.value);
	}
	if (positions.length === 0) return ok(null);
	return positions.length <= MOST_TREES
		? ok(positions)
		: fail(
				'positions-many',
				`A sheet has at most ${MOST_TREES} trees; these are ${positions.length}. Print the others on another sheet.`
			);
}
