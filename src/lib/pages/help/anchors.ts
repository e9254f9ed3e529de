/** Gives each heading of a document its anchor, by the rule of GitHub, so that links work there and on the site. */
export class Anchors {
	readonly #taken = new Map<string, number>();

	/** Returns the anchor of the next heading, from its text without markup; a repeated one gets a number. */
	next(heading: string): string {
		const anchor = heading
			.toLowerCase()
			.replace(/[^\p{L}\p{N}\s_-]/gu, '')
			.trim()
			.replace(/\s/g, '-');
		const earlier = this.#taken.get(anchor) ?? 0;
		this.#taken.set(anchor, earlier + 1);
		return earlier === 0 ? anchor : `${anchor}-${earlier}`;
	}
}
