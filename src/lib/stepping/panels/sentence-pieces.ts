import type { Part } from '$lib/core/explain/parts.ts';

/** A part of a sentence with the letters that must stay on its line, such as the brackets around a link. */
interface Piece {
	readonly part: Part;
	/** The part's own text, without the letters that its neighbours took. */
	readonly text: string;
	readonly before: string;
	readonly after: string;
}

/**
 * A browser may break a line on either side of a button. So each link takes the adjacent letters from the plain text
 * before and after it.
 */
export function sentencePieces(
	parts: readonly Part[],
	isLink: (part: Part) => boolean
): readonly Piece[] {
	const isPlain = (part: Part | undefined): part is Part =>
		part !== undefined && part.role === undefined && part.row === undefined;
	return parts.map((part, i) => {
		const [previous, next] = [parts[i - 1], parts[i + 1]];
		if (isLink(part)) {
			const before = isPlain(previous) ? lastLetters(previous.text) : '';
			const after = isPlain(next) ? firstLetters(next.text) : '';
			return { part, text: part.text, before, after };
		}
		let { text } = part;
		if (isPlain(part)) {
			// Between two links without a space the first takes all of it.
			if (previous && isLink(previous)) text = text.slice(firstLetters(text).length);
			if (next && isLink(next)) text = text.slice(0, text.length - lastLetters(text).length);
		}
		return { part, text, before: '', after: '' };
	});
}

function firstLetters(text: string): string {
	return /^\S*/.exec(text)?.[0] ?? '';
}

/** Empty if the text has no space: then it belongs to the link before it. */
function lastLetters(text: string): string {
	return /\s(\S*)$/.exec(text)?.[1] ?? '';
}
