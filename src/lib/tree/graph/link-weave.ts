import type { SceneEdge } from '$lib/core/layout/graph/graph-look.ts';
import { packed } from '../canvas/palette.ts';

/** In pixels along a line: the drawn part, and the period with the gap. */
const DASH = 4;
const PERIOD = 8;
/** Coverage of a pixel by a first edge, a later one, and a future one. */
const WEIGHT = { first: 3, again: 2, ahead: 1 } as const;
const OPACITY = 0.035;

/** The alpha of a pixel, 0 to 255, by its weight; heavier ones are as dark as the heaviest here. */
const ALPHAS = Uint32Array.from({ length: 256 }, (_, weight) =>
	Math.round(255 * (1 - (1 - OPACITY) ** weight))
);

/**
 * Draws lines by the ten thousand: the lines over each pixel are counted, and the more there are the darker it is.
 * This takes a few milliseconds, where strokes of a canvas would take a tenth of a second. Keeps its memory from
 * frame to frame.
 */
export class LinkWeave {
	private readonly canvas = document.createElement('canvas');
	private readonly context = this.canvas.getContext('2d');
	private weights = new Uint16Array(0);
	private image: ImageData | null = null;
	private pixels = new Uint32Array(0);

	/** Paints onto a context in CSS pixels, over its content. */
	paint(target: CanvasRenderingContext2D, edges: readonly SceneEdge[], colour: string): void {
		const scale = target.getTransform().a;
		const width = Math.ceil(target.canvas.width / scale);
		const height = Math.ceil(target.canvas.height / scale);
		if (this.context === null || width === 0 || height === 0) return;
		if (this.image?.width !== width || this.image.height !== height) {
			this.canvas.width = width;
			this.canvas.height = height;
			this.image = this.context.createImageData(width, height);
			this.pixels = new Uint32Array(this.image.data.buffer);
			this.weights = new Uint16Array(width * height);
		}
		this.weights.fill(0);
		for (const edge of edges) this.add(edge, width, height);
		const ink = packed(colour) & 0xffffff;
		for (let i = 0; i < this.pixels.length; i++) {
			const alpha = ALPHAS[Math.min(this.weights[i] as number, 255)] as number;
			this.pixels[i] = (alpha << 24) | ink;
		}
		this.context.putImageData(this.image, 0, 0);
		target.drawImage(this.canvas, 0, 0, width, height);
	}

	/** Pixel by pixel along the line's longer side, within the pane. */
	private add({ edge, x, y, toX, toY, kind }: SceneEdge, width: number, height: number): void {
		const long = Math.max(Math.abs(toX - x), Math.abs(toY - y), 1);
		const [dx, dy] = [(toX - x) / long, (toY - y) / long];
		const [fromX, untilX] = stretch(x, dx, width, long);
		const [fromY, untilY] = stretch(y, dy, height, long);
		const first = Math.ceil(Math.max(fromX, fromY));
		const until = Math.min(untilX, untilY);
		const weight = WEIGHT[kind];
		for (let i = first; i <= until; i++) {
			// Out of step with each other, so that the gaps of many lines do not make stripes.
			if (kind !== 'first' && (i + 3 * edge) % PERIOD >= DASH) continue;
			const at = Math.floor(y + i * dy) * width + Math.floor(x + i * dx);
			this.weights[at] = (this.weights[at] as number) + weight;
		}
	}
}

/** The range of steps of a line within [0, size) along one axis. */
function stretch(start: number, by: number, size: number, long: number): [number, number] {
	if (by === 0) return start >= 0 && start < size ? [0, long] : [1, 0];
	const ends = [(0 - start) / by, (size - 1e-6 - start) / by].sort((a, b) => a - b);
	return [Math.max(0, ends[0] as number), Math.min(long, ends[1] as number)];
}
