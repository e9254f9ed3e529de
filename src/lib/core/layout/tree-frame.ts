/** The visible part of one ply in a tree pane, in units of the overview's axis. */
export interface FrameSpan {
	/** Plies from the root. */
	readonly ply: number;
	readonly from: number;
	readonly to: number;
}
