const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const KEY = 'plyscope-theme';

/** The theme of the page: the system's, or the user's choice, which the browser remembers. */
export class ThemeChoice {
	#theme: Theme = $state('system');

	get theme(): Theme {
		return this.#theme;
	}

	/** Reads the remembered choice; call once, in the browser. */
	restore(): void {
		const stored = read();
		if (stored !== null) this.set(stored);
	}

	set(theme: Theme): void {
		this.#theme = theme;
		if (theme === 'system') delete document.documentElement.dataset.theme;
		else document.documentElement.dataset.theme = theme;
		try {
			localStorage.setItem(KEY, theme);
		} catch {
			// Without storage the theme still lasts until the page is closed.
		}
	}

	/** Cycles through light, dark, and the system's. */
	next(): void {
		this.set(THEMES[(THEMES.indexOf(this.#theme) + 1) % THEMES.length] as Theme);
	}
}

function read(): Theme | null {
	try {
		const stored = localStorage.getItem(KEY);
		return THEMES.find((theme) => theme === stored) ?? null;
	} catch {
		return null;
	}
}
