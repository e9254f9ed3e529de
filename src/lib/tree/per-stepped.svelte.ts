import { Kept } from '$lib/core/base/kept.ts';
import type { Stepped } from './stepped.ts';

/**
 * One object per stepped search, made at first use and alive as long as the stepped search. A component's effects end with the
 * component, so this is made outside of all components.
 */
export function perStepped<T, S extends Stepped = Stepped>(
	make: (stepped: S) => T
): (stepped: S) => T {
	const made = new Kept((stepped: S): T => {
		const kept: T[] = [];
		// On the server effects do not run.
		$effect.root(() => {
			kept.push(make(stepped));
		});
		return kept.length > 0 ? (kept[0] as T) : make(stepped);
	});
	return (stepped) => made.of(stepped);
}
