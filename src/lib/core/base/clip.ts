/** Shortens typed text, so that a huge input cannot fill a message. */
export function clip(text: string, most = 40): string {
	return text.length <= most ? text : `${text.slice(0, most)}…`;
}

/** Typed text in quotation marks, shortened. */
export function quote(text: string, most?: number): string {
	return `“${clip(text, most)}”`;
}
