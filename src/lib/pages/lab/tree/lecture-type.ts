/**
 * Sizes the type of the page, and with it the table, which is measured in `rem`, so that all rows of a usual tree fill the
 * window: its cells are then 2 % of the height. Returns what ends it.
 */
export function enlargeType(): () => void {
	const { style } = document.documentElement;
	style.fontSize = 'max(100%, min(2.25vh, 1.65vw))';
	return () => {
		style.fontSize = '';
	};
}
