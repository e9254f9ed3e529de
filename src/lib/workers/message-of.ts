/** What an engine says when memory runs out differs; that it is a RangeError does not. */
export function messageOf(error: unknown): string {
	if (error instanceof RangeError) return 'The browser does not have enough memory for this.';
	return error instanceof Error ? error.message : String(error);
}
