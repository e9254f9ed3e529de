/** The streams of a command: in the program the process's own, in tests collectors. */
export interface Io {
	/** Reads standard input to its end. */
	readonly stdin: () => string;
	readonly stdout: NodeJS.WritableStream;
	readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
	/** The source of Ctrl-C; used only by commands that can then end in good order. */
	readonly signals: Signals;
}

interface Signals {
	once(event: 'SIGINT', listener: () => void): unknown;
	off(event: 'SIGINT', listener: () => void): unknown;
}

/** Results are written to the stream in pieces of about this many characters. */
const PIECE = 1 << 16;

/**
 * Writes text as it is generated. Waits for each piece, so that a slow reader slows the generator instead of filling
 * the memory, and a closed reader (`| head`) ends it with that error.
 */
export async function writeAll(
	stream: NodeJS.WritableStream,
	texts: Iterable<string>
): Promise<void> {
	let piece = '';
	for (const text of texts) {
		piece += text;
		if (piece.length < PIECE) continue;
		await write(stream, piece);
		piece = '';
	}
	await write(stream, piece);
}

function write(stream: NodeJS.WritableStream, text: string): Promise<void> {
	return new Promise((resolve, reject) => {
		stream.write(text, (error) => {
			if (error) reject(error);
			else resolve();
		});
	});
}
