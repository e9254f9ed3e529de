/** The command `lesson`: whether lessons can be read, their links lead somewhere, and show what is expected. */
import { clip } from '../lib/core/base/clip.ts';
import { ok, type Result } from '../lib/core/base/result.ts';
import {
	checkScene,
	type CheckedLink,
	type CheckedScene
} from '../lib/core/lessons/check-scene.ts';
import { formatPlace } from '../lib/core/lessons/parse-lesson.ts';
import { fillLesson } from '../lib/core/lessons/fill-lesson.ts';
import { Searches } from '../lib/core/lessons/searches.ts';
import { Answer } from './answer.ts';
import { EXIT_FAULT, failAt, formatFault, type CliFault } from './fault.ts';
import type { Io } from './io.ts';
import { stringify } from './json.ts';
import { progressOn } from './progress.ts';
import { readLesson } from './read-lesson.ts';
import { replaceFile } from './replace-file.ts';
import { readWords } from './words.ts';

/** The output of `lesson --help`. */
export const LESSON_USAGE = `Plyscope checks lessons: their fields, their links, and what each link shows.

  npm run --silent plyscope -- lesson FILE… [--fill] [--json]

  --fill       writes the steps and sentences that the links show into the files, as "expect", and nothing else;
               a file with a faulty link stays as it is
  --json       as one JSON object: files, each with its scenes

Prints a line for each scene, in columns separated by tabs: file, scene, id, result, and what is wrong; a dash for none.
The result is ok, filled, differs (a link shows another step or sentence than is expected) or fault (a link leads
nowhere). The sentence is the whole one, as trace --sentences prints it. Links to the explorer are searched; of links to
other pages only the fields are checked.

Exit code 0 if all is right, 2 with the scene and the field of the first fault on standard error.
`;

type SceneResult = 'ok' | 'filled' | 'differs' | 'fault';

interface CheckedFile {
	readonly file: string;
	readonly id: string | null;
	/** Why the file cannot be read or written. */
	readonly fault: CliFault | null;
	readonly notices: readonly string[];
	readonly scenes: readonly (CheckedScene & { readonly result: SceneResult })[];
}

/** @param argv the words after `lesson` */
export function prepareLesson(argv: readonly string[], io: Io): Result<Answer, CliFault> {
	const files = argv.filter((word) => !word.startsWith('-'));
	const words = argv.filter((word) => word.startsWith('-'));
	const read = readWords(words, { command: 'lesson', values: [], switches: ['fill', 'json'] });
	if (!read.ok) return read;
	if (files.length === 0) return failAt('lesson', 'Give one or more files of lessons.');
	const { switches } = read.value;
	const progress = progressOn(io.stderr);
	const searches = new Searches(progress.show);
	const checked = files.map((file) =>
		checkFile(file, searches, switches.has('fill') ? 'fill' : 'check')
	);
	progress.clear();
	for (const { file, notices } of checked) {
		for (const message of notices) {
			io.stderr.write(`${formatFault({ where: clip(file, 100), message })}\n`);
		}
	}
	const texts = switches.has('json') ? [jsonOf(checked)] : checked.flatMap(linesOf);
	const fault = firstFault(checked);
	return ok(new Answer(texts, fault === null ? 0 : EXIT_FAULT, fault));
}

function checkFile(file: string, searches: Searches, job: 'check' | 'fill'): CheckedFile {
	const read = readLesson(file);
	if (!read.ok) return { file, id: null, fault: read.fault, notices: [], scenes: [] };
	const { lesson, notices, root, text } = read.value;
	const scenes = lesson.scenes.map((scene) => checkScene(scene, searches));
	const isToFill = job === 'fill' && !scenes.some((scene) => hasFault(scene, 'link'));
	const filled = isToFill ? fillLesson(text, root, scenes) : text;
	const fault = filled === text ? null : replaceFile(file, text, filled);
	const isFilled = isToFill && fault === null;
	return {
		file,
		id: lesson.id,
		fault,
		notices,
		scenes: scenes.map((scene) =>
			isFilled ? afterFilling(scene) : { ...scene, result: resultOf(scene) }
		)
	};
}

function hasFault({ faults }: CheckedScene, kind: 'link' | 'expect'): boolean {
	return faults.some((fault) => fault.kind === kind);
}

function resultOf(scene: CheckedScene): SceneResult {
	if (hasFault(scene, 'link')) return 'fault';
	return hasFault(scene, 'expect') ? 'differs' : 'ok';
}

/** Of another page than the explorer nothing can be filled in. */
function afterFilling(scene: CheckedScene): CheckedScene & { readonly result: SceneResult } {
	const left = scene.links.flatMap(({ shown, fault }) => (shown === null && fault ? [fault] : []));
	const rest = { ...scene, faults: left };
	const isChanged = scene.links.some((link) => link.shown !== null && !isExpected(scene, link));
	return { ...rest, result: left.length > 0 ? resultOf(rest) : isChanged ? 'filled' : 'ok' };
}

/** True where the file has what a link shows. */
function isExpected({ scene }: CheckedScene, { reveal, fault }: CheckedLink): boolean {
	const { expect } = reveal === null ? scene : (scene.reveal?.[reveal] ?? {});
	return expect !== undefined && fault === null;
}

function firstFault(checked: readonly CheckedFile[]): CliFault | null {
	for (const { file, fault, scenes } of checked) {
		if (fault !== null) return fault;
		for (const [index, { scene, faults }] of scenes.entries()) {
			const [first] = faults;
			if (first === undefined) continue;
			const place = formatPlace({
				scene: { number: index + 1, id: scene.id },
				field: first.field
			});
			return { where: `${clip(file, 100)}, ${place}`, message: first.message };
		}
	}
	return null;
}

function linesOf({ file, fault, scenes }: CheckedFile): string[] {
	const lines = scenes.map(({ scene, result, faults }, index) => {
		const what = faults.map(({ field, message }) => `${field}: ${message}`).join(' ');
		return [file, String(index + 1), scene.id, result, what || '-'];
	});
	const own = fault === null ? [] : [[file, '-', '-', 'fault', `${fault.where}: ${fault.message}`]];
	return [...own, ...lines].map((cells) => `${cells.map(oneLine).join('\t')}\n`);
}

/** Names of files and quotations have any characters. */
function oneLine(cell: string): string {
	// eslint-disable-next-line no-control-regex -- control characters are what it is about
	return cell.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}

/** The contract with scripts: keys in a fixed order. */
function jsonOf(checked: readonly CheckedFile[]): string {
	const files = checked.map(({ file, id, fault, notices, scenes }) => ({
		file,
		id,
		fault: fault && `${fault.where}: ${fault.message}`,
		notices,
		scenes: scenes.map(({ scene, result, links, faults }, index) => ({
			scene: index + 1,
			id: scene.id,
			result,
			links: links.map(({ reveal, shown }) => ({
				link: reveal === null ? scene.link : (scene.reveal?.[reveal]?.link ?? null),
				step: shown?.step ?? null,
				sentence: shown?.sentence ?? null
			})),
			faults: faults.map(({ field, code, message }) => ({ field, code, message }))
		}))
	}));
	return `${stringify({ files })}\n`;
}
