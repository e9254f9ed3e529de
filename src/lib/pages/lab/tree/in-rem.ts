/** Pixels of the layout at the usual size of type, so that a place grows with the type in it. */
export function inRem(pixels: number): string {
	return `${pixels / USUAL}rem`;
}

/** The size of type that the layout is made for, in pixels. */
export const USUAL = 16;
