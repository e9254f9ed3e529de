/**
 * The lessons that are being written in this browser, the last one changed first. Where the browser keeps nothing, they
 * are here until the tab is closed.
 */
import { isRecord } from '$lib/core/base/is-record.ts';
import { formatDraft, readDraft, type Draft } from '$lib/core/lessons/draft.ts';
import { DRAFTS_KEY, draftsText, inTab, type KeptDraft } from './drafts-text.ts';

export function readDrafts(): readonly KeptDraft[] {
	return inTab.drafts ?? parse(draftsText.readJson()) ?? [];
}

export function draftNamed(key: string): Draft | null {
	return readDrafts().find((one) => one.key === key)?.draft ?? null;
}

/** What is kept and cannot be read as drafts; null if there is no such thing. It is never written over. */
export function brokenDrafts(): string | null {
	const text = draftsText.read();
	return text === '' || parse(draftsText.readJson()) !== null ? null : text;
}

/** Makes room where something is kept that cannot be read. */
export function forgetBroken(): void {
	if (brokenDrafts() !== null) draftsText.write('');
}

/** Keeps a draft next to those that another tab kept. Returns false where the browser keeps nothing. */
export function keepDraft(key: string, draft: Draft): boolean {
	return write([{ key, draft }, ...readDrafts().filter((one) => one.key !== key)]);
}

/** Forgets a draft. The result brings it back. */
export function forgetDraft(key: string): () => void {
	const before = readDrafts();
	const at = before.findIndex((one) => one.key === key);
	write(before.filter((one) => one.key !== key));
	return () => {
		const [one] = before.slice(at, at + 1);
		const others = readDrafts().filter((other) => other.key !== key);
		if (one !== undefined) write(others.toSpliced(at, 0, one));
	};
}

/** Calls back when another tab has changed the drafts. */
export function onDraftsElsewhere(then: () => void): () => void {
	const listen = ({ key }: StorageEvent): void => {
		if (key === null || key === DRAFTS_KEY) then();
	};
	addEventListener('storage', listen);
	return () => {
		removeEventListener('storage', listen);
	};
}

function write(drafts: readonly KeptDraft[]): boolean {
	const entries = drafts.map(({ key, draft }) => [key, formatDraft(draft)] as const);
	const text = entries.length === 0 ? '' : JSON.stringify(entries);
	const isKept = brokenDrafts() === null && draftsText.write(text);
	inTab.drafts = isKept ? null : drafts;
	return isKept;
}

/** Null for what no page has written. */
function parse(stored: unknown): KeptDraft[] | null {
	if (stored === null) return draftsText.read() === '' ? [] : null;
	if (!Array.isArray(stored)) return null;
	const drafts = stored.map((entry: unknown) => {
		if (!Array.isArray(entry)) return null;
		const [key, text] = entry as readonly unknown[];
		const value = typeof key === 'string' && typeof text === 'string' ? valueOf(text) : null;
		return typeof key === 'string' && isRecord(value) ? { key, draft: readDraft(value) } : null;
	});
	return drafts.includes(null) ? null : drafts.filter((one) => one !== null);
}

function valueOf(text: string): unknown {
	try {
		return JSON.parse(text) as unknown;
	} catch {
		return null;
	}
}
