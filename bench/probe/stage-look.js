/* global SVGGeometryElement, DOMPoint */
// Runs in the page: what of the stage is where, from the page's own rectangles, not from the ones it computed.
(() => {
	const MOVED_PX = 2;

	/** @param {{ left: number, top: number, right: number, bottom: number }} rect */
	const plain = ({ left, top, right, bottom }) => ({ left, top, right, bottom });

	const tree = () => document.querySelector('[data-part="tree"]');
	const nodes = () => [...(tree()?.querySelectorAll('[data-node]') ?? [])];

	/** The shape of a node without its texts, rings and stars. */
	const shapeOf = (/** @type {Element} */ node) => node.querySelector('.shape') ?? node;

	/** Glyphs are lower than their line. */
	function inkOf(/** @type {Element} */ text) {
		const { left, right, top, bottom } = text.getBoundingClientRect();
		const trim = (bottom - top) * 0.18;
		return { left, right, top: top + trim, bottom: bottom - trim };
	}

	const overlaps = (a, b) =>
		Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
		Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

	const isInside = (inner, outer) =>
		inner.left >= outer.left - 1 &&
		inner.right <= outer.right + 1 &&
		inner.top >= outer.top - 1 &&
		inner.bottom <= outer.bottom + 1;

	/** Points of a line on the screen. */
	function pointsOf(/** @type {SVGGeometryElement} */ line) {
		const matrix = line.getScreenCTM();
		const length = line.getTotalLength();
		return Array.from({ length: 61 }, (_, i) => {
			const at = line.getPointAtLength((length * i) / 60);
			return new DOMPoint(at.x, at.y).matrixTransform(matrix);
		});
	}

	/** The least distance of a rectangle from some points; Infinity from none. */
	function distance({ left, right, top, bottom }, points) {
		const away = points.map(({ x, y }) =>
			Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
		);
		return Math.min(...away);
	}

	function coversShape(text, shape) {
		if (!(shape instanceof SVGGeometryElement)) return false;
		const { left, right, top, bottom } = inkOf(text);
		const inverse = shape.getScreenCTM()?.inverse();
		if (inverse === undefined) return false;
		const xs = [left + 1, (left + right) / 2, right - 1];
		const ys = [top + 1, (top + bottom) / 2, bottom - 1];
		return xs.some((x) =>
			ys.some((y) => shape.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse)))
		);
	}

	/** Texts that cover each other or another node's shape. */
	function collisions() {
		const texts = [...(tree()?.querySelectorAll('svg text') ?? [])].filter(
			(text) => text.textContent?.trim() && getComputedStyle(text).visibility !== 'hidden'
		);
		const inks = texts.map(inkOf);
		const found = [];
		for (let i = 0; i < texts.length; i++) {
			for (let j = i + 1; j < texts.length; j++) {
				if (overlaps(inks[i], inks[j])) {
					found.push(`"${texts[i].textContent}" over "${texts[j].textContent}"`);
				}
			}
			const own = texts[i].closest('[data-node]');
			for (const node of nodes()) {
				if (node === own) continue;
				if (!overlaps(inks[i], node.getBoundingClientRect())) continue;
				if (coversShape(texts[i], shapeOf(node))) {
					found.push(`"${texts[i].textContent}" over node ${node.getAttribute('data-node')}`);
				}
			}
		}
		return found;
	}

	/** Labels of moves that are nearer to another move's edge than to their own edge, or the node at its end. */
	function strayLabels() {
		const edges = [...(tree()?.querySelectorAll('path[data-edge]') ?? [])].map((edge) => ({
			key: edge.getAttribute('data-edge'),
			points: pointsOf(edge)
		}));
		const shapes = new Map(nodes().map((node) => [node.getAttribute('data-node'), shapeOf(node)]));
		return [...(tree()?.querySelectorAll('[data-text^="move:"]') ?? [])].flatMap((label) => {
			const key = label.getAttribute('data-text').slice('move:'.length);
			const ink = inkOf(label);
			const own = edges.filter((edge) => edge.key === key);
			if (own.length === 0) return [];
			const shape = shapes.get(key);
			const end = shape instanceof SVGGeometryElement ? pointsOf(shape) : [];
			const mine = distance(ink, [...own.flatMap(({ points }) => points), ...end]);
			const other = edges.find((edge) => edge.key !== key && distance(ink, edge.points) < mine - 1);
			return other === undefined ? [] : [`${label.textContent} at ${other.key}`];
		});
	}

	/** The five parts of a cutoff with an owner, and whether each is in sight. */
	function cutoff() {
		const scissors = tree()?.querySelector('[data-part="scissors"]');
		if (scissors == null) return null;
		const pane = tree().getBoundingClientRect();
		const sight = {
			left: Math.max(0, pane.left),
			top: Math.max(0, pane.top),
			right: Math.min(innerWidth, pane.right),
			bottom: Math.min(innerHeight, pane.bottom)
		};
		const seen = (/** @type {Element | null | undefined} */ part) =>
			part != null && isInside(part.getBoundingClientRect(), sight);
		const bounds = [
			...tree().querySelectorAll('[data-part="alpha"] > .gold, [data-part="beta"] > .gold')
		];
		return {
			hasOwner: tree().querySelector('[data-part="owner"]') !== null,
			parts: {
				node: seen(tree().querySelector('[aria-current="step"]')),
				owner: seen(tree().querySelector('[data-part="owner"]')),
				bound: bounds.length > 0 && bounds.every(seen),
				scissors: seen(scissors),
				pruned: seen(tree().querySelector('[data-part="ghost"]'))
			}
		};
	}

	/** Sizes of type, as parts of the window's height. */
	function type() {
		const sizeOf = (/** @type {Element} */ text) => {
			const { a } = text.getScreenCTM();
			return (parseFloat(text.getAttribute('font-size')) * a) / innerHeight;
		};
		const texts = [...(tree()?.querySelectorAll('svg text[data-text]') ?? [])];
		const isValue = (/** @type {Element} */ text) =>
			text.getAttribute('data-text').startsWith('value:');
		const least = (/** @type {Element[]} */ some) => Math.min(1, ...some.map(sizeOf));
		return {
			values: least(texts.filter(isValue)),
			others: least(texts.filter((text) => !isValue(text)))
		};
	}

	/** Which part of the drawing's width and height its parts take. */
	function filled() {
		const drawing = tree()?.querySelector('[data-stage]')?.getBoundingClientRect();
		const parts = nodes().map((node) => node.getBoundingClientRect());
		if (drawing === undefined || parts.length === 0) return { across: 0, down: 0 };
		const left = Math.min(...parts.map((part) => part.left));
		const right = Math.max(...parts.map((part) => part.right));
		const top = Math.min(...parts.map((part) => part.top));
		const bottom = Math.max(...parts.map((part) => part.bottom));
		return { across: (right - left) / drawing.width, down: (bottom - top) / drawing.height };
	}

	/** True where a sentence is longer than its box and no bar says so. */
	function isCut() {
		const box = document.querySelector('[data-part="sentence"]');
		if (box === null || box.scrollHeight <= box.clientHeight + 1) return false;
		return box.dataset.scrolls === undefined;
	}

	window.__stage = () => {
		const pane = tree()?.getBoundingClientRect();
		const current =
			tree()
				?.querySelector('[aria-current="step"]')
				?.closest('[data-node]')
				?.getAttribute('data-node') ?? null;
		const places = Object.fromEntries(
			nodes().map((node) => [
				node.getAttribute('data-node'),
				plain(shapeOf(node).getBoundingClientRect())
			])
		);
		const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
		return {
			pane: pane === undefined ? null : plain(pane),
			current,
			places,
			board: board === undefined ? 0 : Math.min(board.width, board.height),
			collisions: collisions(),
			strayLabels: strayLabels(),
			cutoff: cutoff(),
			type: type(),
			filled: filled(),
			isSentenceCut: isCut()
		};
	};

	window.__stageMoved = MOVED_PX;
})();
