/** What a page may call of the parts of a sheet, to move the focus between them. */
import type { NodeField } from './NodeFields.svelte';

export interface SheetFocus {
	/** Selects a node of the tree and focuses it. */
	focus(node: number): Promise<void>;
}

export interface FieldFocus {
	/** Begins to write in a field; what was typed takes the place of what is there, unless it is empty. */
	begin(field: NodeField, typed: string): void;
}

export interface SheetLeave {
	/** Leaves the sheet for another one, and asks first where something would be left unfinished. */
	another(): Promise<void>;
}
