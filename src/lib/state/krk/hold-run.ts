/** True where the browser can tell whether another tab is at the same run. */
export function canHold(): boolean {
	return 'locks' in navigator;
}

/**
 * Takes a run for this tab alone, as long as it is played.
 *
 * @returns what lets go of it; null where another tab has it. Where the browser has no locks, nothing is held.
 */
export function holdRun(key: string): Promise<(() => void) | null> {
	if (!canHold()) return Promise.resolve(() => undefined);
	return new Promise((resolve, reject) => {
		navigator.locks
			.request(`plyscope-krk-experiment ${key}`, { ifAvailable: true }, (lock) => {
				if (lock === null) {
					resolve(null);
					return;
				}
				return new Promise<void>((letGo) => {
					resolve(letGo);
				});
			})
			.catch(reject);
	});
}
