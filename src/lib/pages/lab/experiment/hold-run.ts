/** True if the browser can tell whether another tab plays the same run. */
export function canHold(): boolean {
	return 'locks' in navigator;
}

/**
 * Locks a run for this tab while it is played.
 *
 * @returns a function that releases it; null if another tab has it. Without browser locks, nothing is locked.
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
