import { beforeNavigate } from '$app/navigation';
import { onMount } from 'svelte';

/**
 * Calls what closes a window over the page when Back or Forward changes what it is about: before the page changes, so
 * that the window never shows another game than the one that it was opened for. Call during component initialisation.
 */
export function onHistory(close: () => void): void {
	beforeNavigate(({ type }) => {
		if (type === 'popstate') close();
	});
	// Between two entries that only differ behind # there is no navigation.
	onMount(() => {
		addEventListener('popstate', close);
		return () => {
			removeEventListener('popstate', close);
		};
	});
}
