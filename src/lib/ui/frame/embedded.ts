/** True on a page in a frame. */
export function isEmbedded(): boolean {
	return 'embed' in document.documentElement.dataset;
}
