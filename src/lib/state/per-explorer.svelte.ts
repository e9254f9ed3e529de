import type { Explorer } from './explorer.svelte.ts';

/**
 * One object per explorer, made at first use and alive as long as the explorer. A component's effects end with the
 * component, so this is made outside of all components.
 */
export function perExplorer<T>(make: (explorer: Explorer) => T): (explorer: Explorer) => T {
	const made = new WeakMap<Explorer, { readonly it: T }>();
	return (explorer) => {
		const known = made.get(explorer);
		if (known !== undefined) return known.it;
		const kept: { it: T }[] = [];
		// On the server effects do not run.
		$effect.root(() => {
			kept.push({ it: make(explorer) });
		});
		const entry = kept[0] ?? { it: make(explorer) };
		made.set(explorer, entry);
		return entry.it;
	};
}
