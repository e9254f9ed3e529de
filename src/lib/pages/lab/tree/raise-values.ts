/** The motion of a reduction: each value rises from the kept node below it to its own place. */

/** In milliseconds. */
const RISE = 320;

/** Moves the values of the table that have just come up, from the boxes of the kept nodes under them. */
export function raiseValues(sheet: HTMLElement): void {
	for (const row of sheet.querySelectorAll<HTMLElement>('[role="row"][data-raised]')) {
		const value = row.querySelector<HTMLElement>('[data-value]');
		const from = sourceOf(sheet, row);
		if (value === null || from === null) continue;
		const [to, start] = [value.getBoundingClientRect(), from.getBoundingClientRect()];
		const x = start.x + start.width / 2 - to.x - to.width / 2;
		const y = start.y + start.height / 2 - to.y - to.height / 2;
		value.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
			duration: RISE,
			easing: 'ease-out'
		});
	}
}

/** The kept node below a row: a cell of it, or for the root a row. */
function sourceOf(sheet: HTMLElement, row: HTMLElement): Element | null {
	if (row.dataset['raised'] === 'root') {
		return sheet.querySelector('[role="rowheader"] [data-value][data-kept]');
	}
	return row.querySelector('[role="gridcell"] [data-value][data-kept]');
}
