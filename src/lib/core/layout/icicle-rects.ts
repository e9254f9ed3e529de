import { NO_ROW } from '../trace/cursor.ts';

/** The kind of a bar of the overview. */
export const RECT = {
	/** A visited inner node with MAX to move. */
	MAX: 0,
	/** A visited inner node with MIN to move. */
	MIN: 1,
	/** A visited leaf. */
	LEAF: 2,
	/** A pruned move, or a node of plain minimax below one. */
	GHOST: 3,
	/** Neighbouring bars that are too narrow to be drawn singly. */
	DENSITY: 4
} as const;
export type RectKind = (typeof RECT)[keyof typeof RECT];

/** Bars in columns, one entry a bar; x and width in units of the axis. Bars on one ply do not overlap. */
export interface IcicleRects {
	readonly xs: Float64Array;
	readonly ws: Float64Array;
	/** Plies from the root. */
	readonly ply: Uint8Array;
	/** The trace row; for a ghost the pruned move above it; NO_ROW for a density bar. */
	readonly row: Int32Array;
	/** A RECT. */
	readonly kind: Uint8Array;
}

/** The density bar still growing on one ply. */
interface Stretch {
	from: number;
	to: number;
}

/** Collects bars from left to right and merges the narrow ones, ply by ply. */
export class RectWriter {
	private readonly xs: number[] = [];
	private readonly ws: number[] = [];
	private readonly ply: number[] = [];
	private readonly row: number[] = [];
	private readonly kind: RectKind[] = [];
	private readonly stretches: (Stretch | undefined)[] = [];

	/** @param minWidth gaps narrower than this, in units, do not end a density bar */
	constructor(private readonly minWidth: number) {}

	add(x: number, width: number, ply: number, row: number, kind: RectKind): void {
		this.xs.push(x);
		this.ws.push(width);
		this.ply.push(ply);
		this.row.push(row);
		this.kind.push(kind);
	}

	/** Adds a narrow subtree that reaches `height` plies below its own to the density bars. */
	merge(x: number, width: number, ply: number, height: number): void {
		for (let at = ply; at <= ply + height; at++) {
			const stretch = this.stretches[at];
			if (stretch !== undefined && x - stretch.to < this.minWidth) {
				stretch.to = x + width;
			} else {
				if (stretch !== undefined) this.addStretch(stretch, at);
				this.stretches[at] = { from: x, to: x + width };
			}
		}
	}

	finish(): IcicleRects {
		for (const [ply, stretch] of this.stretches.entries()) {
			if (stretch !== undefined) this.addStretch(stretch, ply);
		}
		this.stretches.length = 0;
		return {
			xs: Float64Array.from(this.xs),
			ws: Float64Array.from(this.ws),
			ply: Uint8Array.from(this.ply),
			row: Int32Array.from(this.row),
			kind: Uint8Array.from(this.kind)
		};
	}

	private addStretch({ from, to }: Stretch, ply: number): void {
		this.add(from, to - from, ply, NO_ROW, RECT.DENSITY);
	}
}
