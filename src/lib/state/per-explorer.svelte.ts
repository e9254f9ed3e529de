import type { Explorer } from './explorer.svelte.ts';

/**
 * One thing for each explorer, made when first asked for and alive as long as the explorer is. What a
 * component makes goes cold with that component, so this is made outside of all of them.
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
