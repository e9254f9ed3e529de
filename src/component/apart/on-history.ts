/** In place of `ui/on-history.ts`: an element has no entries in the history of the page around it. */
export function onHistory(): void {
	// Nothing that is open is about an entry.
}
