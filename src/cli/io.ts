/** Where a command writes. In the program these are the process's own streams; tests collect. */
export interface Io {
	readonly stdout: NodeJS.WritableStream;
	readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
	/** Who tells of Ctrl-C; listened to only by what can then end in good order. */
	readonly signals: Signals;
}

export interface Signals {
	once(event: 'SIGINT', listener: () => void): unknown;
	off(event: 'SIGINT', listener: () => void): unknown;
}

/** Results are handed to the stream in pieces of about this many characters. */
const PIECE = 1 << 16;

/**
 * Writes text that is made as it goes. Waits for each piece, so that a slow reader slows the maker down
 * instead of filling the memory, and a reader who has left (`| head`) ends it with that error.
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
