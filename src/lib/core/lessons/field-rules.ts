/** Rules for the values of a JSON file, each of which reads a value or says what is wrong with it, and where. */
import { formatCount } from '../base/count-words.ts';
import { quote } from '../base/clip.ts';
import { fail, ok, type InputFault, type Result } from '../base/result.ts';
import type { JsonNode, JsonObject } from './json-text.ts';

/** Two units of UTF-16 that are one character. */
const PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;

/** A step on the way from a file to one of its values: the name of a field, or an index. */
export type PathStep = string | number;

/** A fault with the way to its value. */
interface PathFault extends InputFault {
	readonly path: readonly PathStep[];
}

/** What is wrong with a value and its parts, in the order of the file’s format. */
export type PathFaults = readonly PathFault[];

/**
 * Reads a value.
 * @param notices gets a sentence for each field that is not known and ignored; null if such a field is a fault
 */
export type Rule<T> = (node: JsonNode, notices: string[] | null) => Result<T, PathFaults>;

/** For each field its rule; `optional` where it may be absent. */
type FieldRules<T> = {
	readonly [Key in keyof T]-?: {
		readonly rule: Rule<Exclude<T[Key], undefined>>;
		readonly isOptional: undefined extends T[Key] ? true : false;
	};
};

interface AnyField {
	readonly rule: Rule<unknown>;
	readonly isOptional: boolean;
}

export function needed<T>(rule: Rule<T>): { readonly rule: Rule<T>; readonly isOptional: false } {
	return { rule, isOptional: false };
}

export function optional<T>(rule: Rule<T>): { readonly rule: Rule<T>; readonly isOptional: true } {
	return { rule, isOptional: true };
}

export function failWith(
	code: string,
	message: string,
	at: number,
	path: readonly PathStep[] = []
): { readonly ok: false; readonly fault: PathFaults } {
	return { ok: false, fault: [{ code, message, at, path }] };
}

/**
 * An object with exactly these fields.
 * @param check what holds for its fields together
 */
export function objectOf<T extends object>(
	rules: FieldRules<T>,
	check: (value: T, node: JsonObject) => Result<T, PathFaults> = ok
): Rule<T> {
	const fields = Object.entries<AnyField>(rules as Readonly<Record<string, AnyField>>);
	return (node, notices) => {
		if (node.kind !== 'object') return failType(node, 'an object with fields');
		const faults: PathFault[] = [];
		for (const [name, { nameAt }] of node.members) {
			if (Object.hasOwn(rules, name)) continue;
			const message = `There is no field ${quote(name, 24)} here.`;
			if (notices !== null) {
				notices.push(`The field ${quote(name, 24)} is not known here, and ignored.`);
			} else if (faults.length === 0) {
				faults.push({ code: 'lesson-unknown-field', message, at: nameAt, path: [] });
			}
		}
		const read: Partial<Record<string, unknown>> = {};
		for (const [name, { rule, isOptional }] of fields) {
			const member = node.members.get(name);
			if (member !== undefined) {
				const value = below(name, rule(member.node, notices));
				if (value.ok) read[name] = value.value;
				else faults.push(...value.fault);
			} else if (!isOptional) {
				const message = `The field ${quote(name)} is missing.`;
				faults.push({ code: 'lesson-missing', message, at: node.start, path: [name] });
			}
		}
		if (faults.length > 0) return { ok: false, fault: faults };
		return check(read as T, node);
	};
}

/** A list of `least` to `most` items. */
export function listOf<T>(item: Rule<T>, least: number, most: number): Rule<readonly T[]> {
	return (node, notices) => {
		if (node.kind !== 'list') return failType(node, 'a list');
		const { length } = node.items;
		if (length < least || length > most) {
			const message = `This list has ${least} to ${most} items, not ${formatCount(length)}.`;
			return failWith('lesson-count', message, node.start);
		}
		const items: T[] = [];
		const faults: PathFault[] = [];
		for (const [index, one] of node.items.entries()) {
			const read = below(index, item(one, notices));
			if (read.ok) items.push(read.value);
			else faults.push(...read.fault);
		}
		return faults.length === 0 ? ok(items) : { ok: false, fault: faults };
	};
}

/**
 * A text of `least` to `most` characters, as people count them.
 * @param parse what else it must be
 */
export function textOf(
	least: number,
	most: number,
	parse: (text: string) => Result<unknown> = ok
): Rule<string> {
	return (node) => {
		if (node.kind !== 'leaf' || typeof node.value !== 'string') return failType(node, 'a text');
		const { value } = node;
		const length = value.length - (value.match(PAIRS)?.length ?? 0);
		if (length < least) return failWith('lesson-length', 'This text is empty.', node.start);
		if (length > most) {
			const message = `This text has ${formatCount(length)} characters; at most ${formatCount(most)} are allowed.`;
			return failWith('lesson-length', message, node.start);
		}
		const parsed = parse(value);
		return parsed.ok ? ok(value) : failWith(parsed.fault.code, parsed.fault.message, node.start);
	};
}

/** @param form what it consists of, in a sentence */
export function patternOf(
	code: string,
	pattern: RegExp,
	form: string
): (text: string) => Result<string> {
	return (text) =>
		pattern.test(text) ? ok(text) : fail(code, `${quote(text, 24)} is wrong here. ${form}`);
}

export function wholeOf(least: number, most: number): Rule<number> {
	return (node) => {
		if (node.kind === 'leaf' && typeof node.value === 'number') {
			const { value } = node;
			if (Number.isInteger(value) && value >= least && value <= most) return ok(value);
		}
		const range =
			most === Infinity ? `from ${least}` : `from ${formatCount(least)} to ${formatCount(most)}`;
		return failWith('lesson-number', `Give a whole number ${range}.`, node.start);
	};
}

export function oneOf<Id extends string>(ids: readonly Id[]): Rule<Id> {
	return (node) => {
		const value = node.kind === 'leaf' ? node.value : null;
		const found = ids.find((id) => id === value);
		if (found !== undefined) return ok(found);
		return failWith('lesson-choice', `Choose ${ids.join(', ')}.`, node.start);
	};
}

function failType(
	node: JsonNode,
	expected: string
): { readonly ok: false; readonly fault: PathFaults } {
	return failWith('lesson-type', `Give ${expected} here.`, node.start);
}

/** The same, one step further from the file. */
function below<T>(step: PathStep, read: Result<T, PathFaults>): Result<T, PathFaults> {
	if (read.ok) return read;
	return { ok: false, fault: read.fault.map((one) => ({ ...one, path: [step, ...one.path] })) };
}
