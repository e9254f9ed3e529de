/** What a page is for: words for a reader who knows neither the page nor its program. Each page has only its own. */
export interface Introduction {
	/** One sentence. */
	readonly says: string;
	/** The anchor in the guide that explains the page; null for the guide itself. */
	readonly part: string | null;
}
