/** The part of gifenc that figures use: it comes without types. */
declare module 'gifenc' {
	/** Red, green and blue, 0 to 255. */
	export type Colour = readonly [number, number, number];

	interface Encoder {
		/** @param index of each pixel in the palette, row by row */
		writeFrame(
			index: Uint8Array,
			width: number,
			height: number,
			options: {
				readonly palette: readonly Colour[];
				/** In milliseconds; a GIF counts hundredths of a second. */
				readonly delay: number;
				readonly transparent?: boolean;
				readonly transparentIndex?: number;
				/** 1: the next frame is drawn over this one. */
				readonly dispose?: number;
			}
		): void;
		readonly stream: { writeBytes(bytes: ArrayLike<number>): void };
		finish(): void;
		bytes(): Uint8Array<ArrayBuffer>;
	}

	/** A GIF that begins again after its last frame. */
	export function GIFEncoder(): Encoder;
	export function nearestColorIndex(palette: readonly Colour[], colour: Colour): number;
}
