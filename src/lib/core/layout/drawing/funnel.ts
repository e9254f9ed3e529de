/** The pale area behind the moves of a node. */

/** The pale area behind a strip, which opens from its node at (x, top). */
export function funnelPath(
	x: number,
	top: number,
	u: number,
	area: {
		readonly left: number;
		readonly top: number;
		readonly right: number;
		readonly bottom: number;
	}
): string {
	const { left, right, bottom } = area;
	const neck = 0.2 * u;
	const wide = Math.min(1.25 * u, x - left - 10, right - x - 10);
	const c = 8;
	return (
		`M${r(x - neck)} ${r(top)}C${r(x - neck)} ${r(area.top - 2)} ${r(x - 0.5 * u)} ${r(area.top)} ${r(x - wide)} ${r(area.top)}` +
		`H${r(left + c)}Q${r(left)} ${r(area.top)} ${r(left)} ${r(area.top + c)}V${r(bottom - c)}` +
		`Q${r(left)} ${r(bottom)} ${r(left + c)} ${r(bottom)}H${r(right - c)}Q${r(right)} ${r(bottom)} ${r(right)} ${r(bottom - c)}` +
		`V${r(area.top + c)}Q${r(right)} ${r(area.top)} ${r(right - c)} ${r(area.top)}H${r(x + wide)}` +
		`C${r(x + 0.5 * u)} ${r(area.top)} ${r(x + neck)} ${r(area.top - 2)} ${r(x + neck)} ${r(top)}Z`
	);
}

/** Rounded to hundredths of a pixel. */
export function r(value: number): number {
	return Math.round(value * 100) / 100;
}
