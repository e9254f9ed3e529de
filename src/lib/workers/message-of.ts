/** Engines have different messages for running out of memory, but all throw a RangeError. */
export function messageOf(error: unknown): string {
	if (error instanceof RangeError) return 'The browser does not have enough memory for this.';
	return error instanceof Error ? error.message : String(error);
}
