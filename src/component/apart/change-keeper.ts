/** In place of `stepping/change-keeper.svelte.ts`: other attributes are another search, which is no change of one. */
interface Next {
	readonly put: () => unknown;
}

export class ChangeKeeper {
	readonly said = null;
	isOpening = false;

	change(_shown: unknown, next: Next, settle: (step: number) => void): void {
		next.put();
		settle(0);
	}
}
