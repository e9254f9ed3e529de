/** Places on the plane of a tree or of the screen. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

export interface Rect {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** Screen pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}
