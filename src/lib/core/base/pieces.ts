import { ok, type Result } from './result.ts';

/** What is read of a text in pieces, with one character between them: a list of ids, or of moves. */
export interface Pieces<Value> {
	/** Those before the first faulty piece. */
	readonly values: readonly Value[];
	/** All of them, or the fault of the first faulty one, at its place in the text. */
	readonly result: Result<readonly Value[]>;
}

/** Reads pieces one after another, up to the first faulty one. */
export function readPieces<Value>(
	pieces: readonly string[],
	read: (piece: string, before: readonly Value[]) => Result<Value>
): Pieces<Value> {
	const values: Value[] = [];
	let at = 0;
	for (const piece of pieces) {
		const one = read(piece, values);
		if (!one.ok) {
			const space = piece.length - piece.trimStart().length;
			return { values, result: { ok: false, fault: { ...one.fault, at: at + space } } };
		}
		values.push(one.value);
		at += piece.length + 1;
	}
	return { values, result: ok(values) };
}
