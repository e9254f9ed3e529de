/** Figures of several steps as one moving picture: each frame has only what differs from the one before. */
import { GIFEncoder, nearestColorIndex, type Colour } from 'gifenc';

/** Of a frame's colours; the last index of its table is for pixels that stay. */
const COLOURS = 255;
const STAYS = COLOURS;
/** The last frame is shown so many times as long, before the first one comes again. */
const LAST = 3;
/** A comment has pieces of at most so many bytes. */
const PIECE = 255;

interface Frame {
	/** Red, green, blue and alpha of each pixel. */
	readonly pixels: Uint8ClampedArray;
	/** In milliseconds. */
	readonly delay: number;
}

export class FigureGif {
	readonly #encoder = GIFEncoder();
	/** What is shown until the next frame. */
	#shown: Uint32Array | null = null;

	/** @param delay of each frame, in milliseconds */
	constructor(
		private readonly width: number,
		private readonly height: number,
		private readonly delay: number
	) {}

	/** The opaque pixels of the next frame, row by row. */
	add(pixels: Uint8ClampedArray, place: 'between' | 'last'): void {
		const frame = { pixels, delay: place === 'last' ? LAST * this.delay : this.delay };
		if (this.#shown === null) this.#writeFirst(frame);
		else this.#writeChanges(frame, this.#shown);
		this.#shown = wordsOf(pixels);
	}

	/** @param comment what a reader of the file's bytes finds: the link of the figure */
	finish(comment: string): Uint8Array<ArrayBuffer> {
		const { stream } = this.#encoder;
		const bytes = new TextEncoder().encode(comment);
		stream.writeBytes([0x21, 0xfe]);
		for (let at = 0; at < bytes.length; at += PIECE) {
			const piece = bytes.subarray(at, at + PIECE);
			stream.writeBytes([piece.length, ...piece]);
		}
		stream.writeBytes([0]);
		this.#encoder.finish();
		return this.#encoder.bytes();
	}

	#writeFirst({ pixels, delay }: Frame): void {
		const { index, palette } = coloursOf(wordsOf(pixels));
		this.#encoder.writeFrame(index, this.width, this.height, { palette, delay, dispose: 1 });
	}

	#writeChanges({ pixels, delay }: Frame, shown: Uint32Array): void {
		const words = wordsOf(pixels);
		const changed: number[] = [];
		for (const [at, word] of words.entries()) if (word !== shown[at]) changed.push(at);
		const own = coloursOf(Uint32Array.from(changed, (at) => words[at] ?? 0));
		const index = new Uint8Array(words.length).fill(STAYS);
		for (const [i, at] of changed.entries()) index[at] = own.index[i] ?? 0;
		const unused = Array.from({ length: STAYS + 1 - own.palette.length }, (): Colour => [0, 0, 0]);
		this.#encoder.writeFrame(index, this.width, this.height, {
			palette: [...own.palette, ...unused],
			delay,
			transparent: true,
			transparentIndex: STAYS,
			dispose: 1
		});
	}
}

/**
 * The most frequent colours as they are, since the slightest difference shows in an area of one colour; the others, of
 * edges and letters, by the nearest of them.
 */
function coloursOf(words: Uint32Array): {
	readonly palette: readonly Colour[];
	readonly index: Uint8Array;
} {
	const counts = new Map<number, number>();
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
	const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
	const palette = byCount.slice(0, COLOURS).map(colourOf);
	const places = new Map(
		byCount.map((word, i) => [word, i < COLOURS ? i : nearestColorIndex(palette, colourOf(word))])
	);
	return { palette, index: Uint8Array.from(words, (word) => places.get(word) ?? 0) };
}

/** A pixel to a number: red in the lowest byte. */
function wordsOf(pixels: Uint8ClampedArray): Uint32Array {
	return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
}

function colourOf(word: number): Colour {
	return [word & 255, (word >> 8) & 255, (word >> 16) & 255];
}
