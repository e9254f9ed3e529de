/** An option of a choice with pictures. */
export interface Choice {
	readonly id: string;
	readonly name: string;
	/** A line under its name. */
	readonly about?: string;
	readonly group?: string | undefined;
	/** True for one that opens something: it is taken although it is the chosen one. */
	readonly isDoor?: boolean;
}
