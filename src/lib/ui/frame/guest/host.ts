/**
 * The page around a frame of another site. It is told what is shown, and may answer one question, once: which state it
 * has kept. Nothing else that it sends is read.
 */
import { isRecord } from '$lib/core/base/is-record.ts';
import { parseTarget } from '$lib/core/share/frame-target.ts';

/** How long an answer may take, in milliseconds. */
const PATIENCE = 15_000;
/** At most four messages of a kind in a second. */
export const PAUSE = 250;

/** Characters of a name for what is worked on. */
const MOST_NAME = 200;

export class Host {
	/** The name that the link gives to what is worked on; null if it gives none. */
	readonly name: string | null;
	/** Null where nothing is sent. */
	readonly #target: string | null;

	/** @param search of the page's address */
	constructor(search: string) {
		const fields = new URLSearchParams(search);
		const target = parseTarget(fields.get('origin'));
		this.name = fields.get('id')?.slice(0, MOST_NAME) || null;
		this.#target = target.ok && window.parent !== window ? target.value : null;
	}

	/** Sends a message; returns its number. */
	tell(subject: string, fields: Readonly<Record<string, unknown>> = {}): string {
		const message_id = uuid();
		if (this.#target !== null) {
			window.parent.postMessage({ subject, message_id, ...fields }, this.#target);
		}
		return message_id;
	}

	/**
	 * Asks for the state that was kept under a name. Of the answers of the page around the first one counts, if it comes
	 * within 15 seconds.
	 * @param take is given a text, which may be forged; it is not called without one
	 * @returns what ends the waiting
	 */
	askState(location: string, take: (text: string) => void): () => void {
		const controller = new AbortController();
		const end = (): void => {
			controller.abort();
		};
		const timer = setTimeout(end, PATIENCE);
		controller.signal.addEventListener('abort', () => {
			clearTimeout(timer);
		});
		const asked = this.tell('SPLICE.getState');
		addEventListener(
			'message',
			({ source, origin, data }: MessageEvent<unknown>) => {
				const isHost = source === window.parent && source !== window;
				const isOther = this.#target !== '*' && origin !== this.#target;
				if (!isHost || isOther || !isRecord(data)) return;
				if (data['subject'] !== 'SPLICE.getState.response' || data['message_id'] !== asked) return;
				end();
				const { state } = data;
				const text = isRecord(state) && Object.hasOwn(state, location) ? state[location] : null;
				if (data['error'] == null && typeof text === 'string') take(text);
			},
			{ signal: controller.signal }
		);
		return end;
	}

	/**
	 * Tells the height that the content needs, whenever it changes.
	 * @param measure in pixels
	 */
	tellHeight(measure: () => number): () => void {
		let told = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const tell = (): void => {
			timer = undefined;
			const height = Math.ceil(measure());
			if (height === told) return;
			told = height;
			this.tell('lti.frameResize', { height });
		};
		const soon = (): void => {
			timer ??= setTimeout(tell, PAUSE);
		};
		const sizes = new ResizeObserver(soon);
		const changes = new MutationObserver(soon);
		sizes.observe(document.documentElement);
		changes.observe(document.body, { childList: true, subtree: true, characterData: true });
		return () => {
			clearTimeout(timer);
			sizes.disconnect();
			changes.disconnect();
		};
	}
}

/** The height at which nothing in the page would have to be scrolled, in pixels. */
export function neededHeight(boxes: string): number {
	const { scrollHeight } = document.documentElement;
	const hidden = Array.from(document.querySelectorAll(boxes), (box) =>
		Math.max(0, box.scrollHeight - box.clientHeight)
	);
	return scrollHeight + Math.max(0, ...hidden);
}

/** Version 4; `crypto.randomUUID` is only there where the connection is safe. */
function uuid(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
	bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
	const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
