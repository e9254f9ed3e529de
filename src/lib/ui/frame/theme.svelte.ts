import { KeptText } from '../kept-text.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const kept = new KeptText('plyscope-theme');

/** The theme of the page: the system's, or the user's choice, which the browser remembers. */
export class ThemeChoice {
	#theme: Theme = $state('system');

	get theme(): Theme {
		return this.#theme;
	}

	/** Reads the remembered choice; call once, in the browser. */
	restore(): void {
		const theme = THEMES.find((one) => one === kept.read());
		if (theme !== undefined) this.set(theme);
	}

	set(theme: Theme): void {
		this.#theme = theme;
		if (theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
		kept.write(theme);
	}

	/** Cycles through light, dark, and the system's. */
	next(): void {
		this.set(THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] as Theme);
	}
}
