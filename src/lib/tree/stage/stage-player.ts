/** Runs the motions of a stage on its drawing. Any key ends them, and fast steps have none. */
import type { Motion } from '$lib/core/layout/stage/motion.ts';
import { middleOf } from '$lib/core/layout/drawing/rects.ts';

/** In milliseconds: a step that follows sooner, at more than two a second, has no motion. */
const SOONEST = 480;
/** Points of an edge along which a value rises. */
const POINTS = 12;

export class StagePlayer {
	readonly #running = new Set<Animation>();
	readonly #ghosts = new Set<Element>();
	#lastStep = -Infinity;
	#isHeld = false;
	#frame = 0;

	/** Listens for keys: a key ends all motion, and a held key has none. */
	listen(): () => void {
		const onkeydown = (event: KeyboardEvent): void => {
			this.#isHeld = event.repeat;
			this.end();
		};
		const onkeyup = (): void => {
			this.#isHeld = false;
		};
		window.addEventListener('keydown', onkeydown, true);
		window.addEventListener('keyup', onkeyup, true);
		return () => {
			window.removeEventListener('keydown', onkeydown, true);
			window.removeEventListener('keyup', onkeyup, true);
			this.end();
		};
	}

	/** A step has been drawn: plays its motions, if it may. */
	play(drawing: Element, motions: readonly Motion[]): void {
		this.end();
		const now = performance.now();
		const isFast = now - this.#lastStep < SOONEST;
		this.#lastStep = now;
		const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
		if (isFast || isReduced || this.#isHeld) return;
		// Before the frame is painted, and when it is laid out anyway: along its edge a value is measured.
		this.#frame = requestAnimationFrame(() => {
			for (const motion of motions) this.#start(drawing, motion);
		});
	}

	end(): void {
		cancelAnimationFrame(this.#frame);
		for (const animation of this.#running) animation.cancel();
		for (const ghost of this.#ghosts) ghost.remove();
		this.#running.clear();
		this.#ghosts.clear();
	}

	#start(drawing: Element, motion: Motion): void {
		switch (motion.how) {
			case 'slide': {
				const { x, y } = motion.from;
				const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }];
				this.#animate(partOf(drawing, motion.part, motion.key), frames, motion);
				return;
			}
			case 'morph': {
				const { from, to, key } = motion;
				const scale = (from.right - from.left) / (to.right - to.left);
				const [a, b] = [middleOf(from), middleOf(to)];
				const [x, y] = [a.x - scale * b.x, a.y - scale * b.y];
				const frames = [
					{ transform: `translate(${x}px, ${y}px) scale(${scale})` },
					{ transform: 'none' }
				];
				this.#animate(partOf(drawing, 'node', key), frames, motion);
				return;
			}
			case 'draw':
				for (const part of drawing.querySelectorAll('svg > g[aria-hidden], [data-fold]')) {
					this.#animate(part, [{ opacity: 0 }, { opacity: 1 }], motion);
				}
				return;
			case 'appear': {
				const part = partOf(drawing, motion.part, motion.key);
				this.#animate(part, [{ opacity: 0 }, { opacity: 1 }], motion);
				return;
			}
			case 'rise':
				this.#rise(drawing, motion);
				return;
			case 'run':
				for (const line of drawing.querySelectorAll('[data-gold]')) {
					const frames = [
						{ strokeDasharray: '1 1', strokeDashoffset: 1 },
						{ strokeDasharray: '1 1', strokeDashoffset: 0 }
					];
					this.#animate(line, frames, motion);
				}
				return;
			case 'close':
				drawing.querySelectorAll('[data-part="scissors"] .blade').forEach((blade, i) => {
					const angle = i === 0 ? -24 : 24;
					const frames = [{ transform: `rotate(${angle}deg)` }, { transform: 'none' }];
					this.#animate(blade, frames, motion);
				});
		}
	}

	/** A copy of the value goes up along its edge. */
	#rise(drawing: Element, motion: Motion & { how: 'rise' }): void {
		const key = CSS.escape(motion.key);
		const edge = drawing.querySelector<SVGPathElement>(`path[data-edge="${key}"]`);
		const value = drawing.querySelector<SVGTextElement>(
			`[data-text="${CSS.escape(`value:${motion.key}`)}"]`
		);
		const svg = edge?.ownerSVGElement;
		if (!edge || !value || !svg) return;
		const ghost = value.cloneNode(true) as SVGTextElement;
		ghost.removeAttribute('data-text');
		// The value is read out in its own place.
		ghost.setAttribute('aria-hidden', 'true');
		svg.append(ghost);
		this.#ghosts.add(ghost);
		const [x, y] = [Number(value.getAttribute('x')), Number(value.getAttribute('y'))];
		const length = edge.getTotalLength();
		const frames = Array.from({ length: POINTS + 1 }, (_, i) => {
			const point = edge.getPointAtLength(length * (1 - i / POINTS));
			return { transform: `translate(${point.x - x}px, ${point.y - y}px)` };
		});
		const animation = this.#animate(ghost, frames, motion);
		const remove = (): void => {
			ghost.remove();
			this.#ghosts.delete(ghost);
		};
		animation?.addEventListener('finish', remove);
	}

	#animate(
		part: Element | null,
		frames: Keyframe[],
		{ start, duration }: Motion
	): Animation | null {
		if (part === null) return null;
		const animation = part.animate(frames, {
			delay: start,
			duration,
			easing: 'ease-out',
			fill: 'backwards'
		});
		this.#running.add(animation);
		animation.addEventListener('finish', () => this.#running.delete(animation));
		return animation;
	}
}

function partOf(drawing: Element, part: 'node' | 'bound' | 'star', key: string): Element | null {
	const attribute = part === 'bound' ? 'data-bound' : 'data-node';
	const element = drawing.querySelector(`[${attribute}="${CSS.escape(key)}"]`);
	return part === 'star' ? (element?.querySelector('.star') ?? null) : element;
}
