/**
 * Places of the king-and-rook tree: sideways, the root at the left, a row for each of its moves, the replies as cells
 * in it, which wrap where a line is full. Everything is in pixels from the top left of the table. A row's height
 * depends on the row and the size of the table alone, so opening one moves nothing above it.
 */

export interface TreeRowShape {
	/** Number of its cells. */
	readonly cells: number;
	/** True for an opened row, and for the one of the chosen move: its cells have room for labels. */
	readonly isTall: boolean;
}

export interface Rect {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

export interface PlacedRow {
	readonly y: number;
	readonly height: number;
	readonly cells: readonly Rect[];
	/** The line from the root to the row, and the lines from its value to its cells, as SVG paths. */
	readonly edge: string;
	readonly bus: string;
}

/** Columns of a form, and the sizes in it. */
interface TreeForm {
	readonly name: 'wide' | 'medium' | 'narrow';
	/** Left edges: of the rows, and in them of label, move, value and first cell. */
	readonly rows: number;
	readonly label: number;
	readonly move: number;
	readonly value: number;
	readonly cells: number;
	readonly valueWidth: number;
	readonly root: { readonly x: number; readonly width: number; readonly height: number };
	readonly cellWidth: number;
	/** In a tall row. */
	readonly tallCellWidth: number;
	/** Of a tall row below its cells, for a note that is too wide for the row. */
	readonly noteHeight: number;
}

export interface KrkTreeLayout {
	readonly form: TreeForm;
	/** Height of a line of cells in a row that is not tall: 27, in a low table 20, on a phone 50. */
	readonly lineHeight: number;
	readonly root: Rect;
	readonly rows: readonly PlacedRow[];
	readonly width: number;
	readonly height: number;
}

const WIDE: TreeForm = {
	name: 'wide',
	rows: 178,
	label: 184,
	move: 292,
	value: 342,
	cells: 446,
	valueWidth: 50,
	root: { x: 10, width: 118, height: 92 },
	cellWidth: 52,
	tallCellWidth: 87,
	noteHeight: 0
};
const MEDIUM: TreeForm = {
	name: 'medium',
	rows: 136,
	label: 142,
	move: 232,
	value: 278,
	cells: 350,
	valueWidth: 46,
	root: { x: 6, width: 98, height: 92 },
	cellWidth: 50,
	tallCellWidth: 87,
	noteHeight: 0
};
/** The root is above the rows, the label under the move. */
const NARROW: TreeForm = {
	name: 'narrow',
	rows: 18,
	label: 24,
	move: 24,
	value: 72,
	cells: 142,
	valueWidth: 48,
	root: { x: 8, width: 0, height: 48 },
	cellWidth: 48,
	tallCellWidth: 92,
	noteHeight: 24
};

/** Widths of the table from which a form fits. */
const WIDE_FROM = 890;
const MEDIUM_FROM = 700;

const LINE = 27;
const LOW_LINE = 20;
const NARROW_LINE = 50;
const TALL_LINE = 54;
const GAP = 4;
/** Distance of a cell from the line above it. */
const TICK = 3;
/** Height of the part of a tall row with label, move and value. */
export const TALL_HEAD = 29;
/** A tall row of one line is 58 high. */
const TALL_EDGE = 4;

/**
 * @param width of the table
 * @param height of the part of it in sight; it decides between rows of 27 and of 20
 */
export function layOutKrkTree(
	rows: readonly TreeRowShape[],
	width: number,
	height: number
): KrkTreeLayout {
	const form = width >= WIDE_FROM ? WIDE : width >= MEDIUM_FROM ? MEDIUM : NARROW;
	const top = form === NARROW ? form.root.height + 2 * GAP : GAP;
	// As if one row was tall, so that opening rows changes nothing.
	const shut = rows.reduce((sum, { cells }) => sum + linesOf(cells, form, width, false) * LINE, 0);
	const fits = top + shut + TALL_EDGE + TALL_LINE - LINE <= height;
	const lineHeight = form === NARROW ? NARROW_LINE : fits ? LINE : LOW_LINE;
	let y = top;
	const placed = rows.map((row) => {
		const lines = linesOf(row.cells, form, width, row.isTall);
		const line = row.isTall ? TALL_LINE : lineHeight;
		const box = { y, height: lines * line + (row.isTall ? TALL_EDGE + form.noteHeight : 0) };
		y += box.height;
		return { ...box, cells: placeCells(row, form, width, box.y, line) };
	});
	const total = Math.max(y, form.root.height + GAP) + GAP;
	const root = placeRoot(form, width, Math.min(total, height));
	/** Where the lines from the root meet the rows. */
	const joints = placed.map(
		(row, i) => row.y + (rows[i]?.isTall === true ? TALL_HEAD : lineHeight / 2)
	);
	return {
		form,
		lineHeight,
		root,
		rows: placed.map((row, i) => ({
			...row,
			edge: drawEdge(form, root, joints[i - 1], joints[i] as number),
			bus: drawBus(form, row, rows[i]?.isTall === true ? TALL_HEAD : lineHeight)
		})),
		width,
		height: total
	};
}

/** Cells in one line, at least one. */
function perLine(form: TreeForm, width: number, isTall: boolean): number {
	const pitch = (isTall ? form.tallCellWidth : form.cellWidth) + GAP;
	return Math.max(1, Math.floor((width - form.cells + GAP) / pitch));
}

function linesOf(cells: number, form: TreeForm, width: number, isTall: boolean): number {
	return Math.max(1, Math.ceil(cells / perLine(form, width, isTall)));
}

function placeCells(
	{ cells, isTall }: TreeRowShape,
	form: TreeForm,
	width: number,
	top: number,
	line: number
): Rect[] {
	const across = perLine(form, width, isTall);
	const cellWidth = isTall ? form.tallCellWidth : form.cellWidth;
	return Array.from({ length: cells }, (_, i) => ({
		x: form.cells + (i % across) * (cellWidth + GAP),
		y: top + TICK + (isTall ? TALL_EDGE / 2 : 0) + Math.floor(i / across) * line,
		width: cellWidth,
		height: line - TICK - (isTall ? TALL_EDGE : line === LOW_LINE ? 1 : 2)
	}));
}

function placeRoot(form: TreeForm, width: number, inSight: number): Rect {
	if (form === NARROW) {
		return { x: form.root.x, y: GAP, width: width - 2 * form.root.x, height: form.root.height };
	}
	const { x, width: across, height } = form.root;
	return { x, y: Math.max(GAP, Math.round((inSight - height) / 2)), width: across, height };
}

type Box = Pick<PlacedRow, 'y' | 'cells'>;

/**
 * @param above where the line to the row above meets it: in a narrow table the lines share a rail
 * @param y where it meets the row
 */
function drawEdge(form: TreeForm, root: Rect, above: number | undefined, y: number): string {
	const bottom = root.y + root.height;
	if (form === NARROW) return `M${root.x + 3} ${above ?? bottom}V${y}H${form.rows}`;
	const [fromX, fromY] = [root.x + root.width, root.y + root.height / 2];
	return `M${fromX} ${fromY}C${fromX + 32} ${fromY} ${form.rows - 36} ${y} ${form.rows} ${y}`;
}

/** @param head height of the part of the row with its value */
function drawBus(form: TreeForm, { y, cells }: Box, head: number): string {
	const [first] = cells;
	if (first === undefined) return '';
	const [fromX, fromY] = [form.value + form.valueWidth, y + head / 2];
	const railX = form.cells - 8;
	const railY = first.y - TICK + 1;
	const bend = (fromX + railX) / 2;
	const rail = `M${fromX} ${fromY}C${bend} ${fromY} ${bend} ${railY} ${railX} ${railY}`;
	const last = cells.at(-1) as Rect;
	const down = last.y > first.y ? `V${last.y - TICK + 1}` : '';
	const lines = cells.map(({ x, y: top, width }) => {
		const middle = x + width / 2;
		return `M${x === form.cells ? railX : middle - width - GAP} ${top - TICK + 1}H${middle}V${top}`;
	});
	return [rail + down, ...lines].join('');
}
