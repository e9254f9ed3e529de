import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { Config } from '@lichess-org/chessground/config';
import type { DrawShape } from '@lichess-org/chessground/draw';
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.brown.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';

export interface ChessgroundConfig {
	/** Whether the board is playable, and where its coordinates are, is fixed when it is made. */
	readonly config: Config;
	readonly shapes: DrawShape[];
}

/**
 * A chess board that is made once and then always shows `config`. The element and everything in it belong to
 * chessground; nothing is made on the server.
 *
 * @param onready receives the board's API, for actions that `config` cannot express (a drag that begins elsewhere)
 */
export function chessground(
	config: () => ChessgroundConfig,
	onready?: (api: Api) => void
): Attachment<HTMLElement> {
	return (element) => {
		const api = Chessground(element, {
			...untrack(() => config().config),
			addDimensionsCssVarsTo: element
		});
		let shapes: DrawShape[] = [];
		/** A board without a size has no squares to draw arrows between: they wait until it has one. */
		let hasSize = false;
		const drawShapes = (): void => {
			api.setAutoShapes(hasSize ? shapes : []);
		};
		// Made after chessground's own, which gives the board its size. To measure it at each step would lay out the page twice.
		const sized = new ResizeObserver(() => {
			hasSize = api.state.dom.elements.board.getBoundingClientRect().width > 0;
			// Nor letters and numbers to name, which would cover each other.
			element.style.visibility = hasSize ? '' : 'hidden';
			drawShapes();
		});
		sized.observe(element);
		onready?.(api);
		$effect(() => {
			const { config: next, shapes: drawn } = config();
			api.set(next);
			shapes = drawn;
			drawShapes();
		});
		return () => {
			sized.disconnect();
			api.destroy();
			element.replaceChildren();
		};
	};
}
