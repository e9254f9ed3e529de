/** The guide as the page shows it: made when the site is built, so that no Markdown reaches the browser. */
export interface Guide {
	readonly title: string;
	/** The sections, in order, for the table of contents. */
	readonly contents: readonly GuideSection[];
	/** The text below the title. Headings have anchors; addresses of the site are links. */
	readonly html: string;
}

export interface GuideSection {
	readonly anchor: string;
	/** Plain text. */
	readonly name: string;
	/** 2 for a page, 3 for a part of it. */
	readonly level: number;
}
