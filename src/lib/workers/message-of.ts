/** What an engine says when memory runs out differs; that it is a RangeError does not. */
export function messageOf(error: unknown): string {
	if (error instanceof RangeError) return 'There is not enough memory for it in this browser.';
	return error instanceof Error ? error.message : String(error);
}
