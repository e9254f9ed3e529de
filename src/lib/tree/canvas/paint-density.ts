/** Bands of density: in each pixel column of a ply, the true shares of its nodes' fates. */
import { FATE, FATE_COUNT } from '$lib/core/layout/fates.ts';
import { xAt } from '$lib/core/layout/whole-scale.ts';
import { STACKED, type Ink, type Inks } from './palette.ts';
import { CROWDED, type Look, type Scene, type ScenePly } from '$lib/core/layout/ply-scene.ts';

type Context = CanvasRenderingContext2D;

/** Paints bands, and keeps the memory they are painted in from frame to frame. */
export class DensityPainter {
	private counts = new Uint32Array(0);
	private image: ImageData | null = null;
	private pixels = new Uint32Array(0);

	/** Overwrites the bands' pixels, so it must be painted first. */
	paint(context: Context, look: Look, scene: Scene, inks: Inks, ratio: number): void {
		const width = context.canvas.width;
		const height = Math.max(2, Math.round(scene.band * ratio));
		if (this.counts.length < width * FATE_COUNT) this.counts = new Uint32Array(width * FATE_COUNT);
		for (const ply of scene.plies) {
			if (ply.crowd.length === 0) continue;
			this.count(look, ply, width, ratio);
			if (!look.known.drawsAhead) this.dropAhead(width);
			const pixels = this.clear(context, width, height);
			this.fillColumns(pixels, width, height, ply.isMax ? inks.max : inks.min, ratio);
			const top = Math.round(ply.y * ratio - height / 2);
			if (inks.rim !== null) this.addRim(pixels, width, height, inks.rim);
			context.putImageData(this.image as ImageData, 0, top);
		}
	}

	/** Counts the nodes of each column by fate. */
	private count(look: Look, ply: ScenePly, width: number, ratio: number): void {
		const { counts } = this;
		if (ply.crowd === 'all') {
			const { from } = look.sight;
			const to = xAt(look.sight, width / ratio);
			look.countAll?.(ply.ply, { from, to, columns: width }, counts);
			return;
		}
		counts.fill(0, 0, width * FATE_COUNT);
		for (const { x, fate } of ply.crowd) {
			const column = Math.floor(x * ratio);
			if (column < 0 || column >= width) continue;
			const slot = column * FATE_COUNT + fate;
			counts[slot] = (counts[slot] as number) + 1;
		}
	}

	private dropAhead(width: number): void {
		for (let column = 0; column < width; column++) {
			this.counts[column * FATE_COUNT + FATE.AHEAD] = 0;
		}
	}

	private clear(context: Context, width: number, height: number): Uint32Array {
		if (this.image?.width !== width || this.image.height !== height) {
			this.image = context.createImageData(width, height);
			this.pixels = new Uint32Array(this.image.data.buffer);
		}
		this.pixels.fill(0);
		return this.pixels;
	}

	/** A line above and below the filled part. */
	private addRim(pixels: Uint32Array, width: number, height: number, rim: number): void {
		const last = (height - 1) * width;
		for (let column = 0; column < width; column++) {
			if (pixels[column] !== 0) pixels[column] = rim;
			if (pixels[last + column] !== 0) pixels[last + column] = rim;
		}
	}

	private fillColumns(
		pixels: Uint32Array,
		width: number,
		height: number,
		inks: readonly Ink[],
		ratio: number
	): void {
		// Nodes a little more than a pixel apart still form one surface, not a comb.
		const reach = Math.ceil(CROWDED * ratio);
		let filled = -1;
		for (let column = 0; column < width; column++) {
			if (!this.fillColumn(pixels, width, height, column, column, inks, ratio)) continue;
			if (filled >= 0 && column - filled <= reach) {
				for (let gap = filled + 1; gap < column; gap++) {
					const nearer = gap - filled <= column - gap ? filled : column;
					this.fillColumn(pixels, width, height, gap, nearer, inks, ratio);
				}
			}
			filled = column;
		}
	}

	/** Fills a column by the counts of `source`; false if these are all 0. */
	private fillColumn(
		pixels: Uint32Array,
		width: number,
		height: number,
		column: number,
		source: number,
		inks: readonly Ink[],
		ratio: number
	): boolean {
		const slot = source * FATE_COUNT;
		let total = 0;
		for (let fate = 0; fate < FATE_COUNT; fate++) total += this.counts[slot + fate] as number;
		if (total === 0) return false;
		let above = 0;
		let y = 0;
		for (const fate of STACKED) {
			const count = this.counts[slot + fate] as number;
			if (count === 0) continue;
			above += count;
			const end = Math.round((above / total) * height);
			const { colour, ground, hatch } = inks[fate] as Ink;
			const period = Math.round(hatch * ratio);
			for (; y < end; y++) {
				const isLine = period === 0 || (column + y) % period < ratio;
				pixels[y * width + column] = isLine ? colour : ground;
			}
		}
		return true;
	}
}
