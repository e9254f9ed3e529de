import type { Stepped } from './stepped.ts';

/**
 * One object per stepped search, made at first use and alive as long as the stepped search. A component's effects end with the
 * component, so this is made outside of all components.
 */
export function perStepped<T, S extends Stepped = Stepped>(
	make: (stepped: S) => T
): (stepped: S) => T {
	const made = new WeakMap<S, { readonly it: T }>();
	return (stepped) => {
		const known = made.get(stepped);
		if (known !== undefined) return known.it;
		const kept: { it: T }[] = [];
		// On the server effects do not run.
		$effect.root(() => {
			kept.push({ it: make(stepped) });
		});
		const entry = kept[0] ?? { it: make(stepped) };
		made.set(stepped, entry);
		return entry.it;
	};
}
