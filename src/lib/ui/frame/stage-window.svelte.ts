/** The window of the stage, as the presenter's tab opens it. */
import { STAGE } from '$lib/core/lessons/stage-link.ts';
import { KeptText } from '../kept-text.ts';
import { pagePath } from './page-path.ts';
import { resolve } from '$app/paths';

const kept = new KeptText('plyscope-session', 'the tab is closed');

class StageWindow {
	/** The browser did not let the page open it. */
	isBlocked = $state(false);
	#session: string | null = null;
	#window: Window | null = null;

	/** Of this tab, also after a reload. */
	get session(): string {
		this.#session ??= kept.read() || newSession();
		kept.write(this.#session);
		return this.#session;
	}

	/** Below the root of the server. */
	get path(): string {
		return resolve(pagePath('/stage/', STAGE.query({ session: this.session })));
	}

	/** Only as an answer to a press: browsers block windows that come by themselves. */
	open(): void {
		const { session, path } = this;
		this.#window = window.open(path, `plyscope-stage-${session}`, 'popup,width=1280,height=720');
		this.isBlocked = this.#window === null;
	}

	close(): void {
		this.#window?.close();
		this.#window = null;
		this.isBlocked = false;
	}
}

export const stageWindow = new StageWindow();

function newSession(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(10));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
