/** The keys of an element: those of the page that step, play and predict. */
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { togglePredict } from '$lib/stepping/predict/toggle.ts';
import { STEP_COMMANDS, type KeyTarget } from '$lib/stepping/transport/step-keys.ts';
import type { RunKey } from '$lib/ui/keys/page-key.ts';

const nothing = (): void => undefined;
/** None of these keys acts on a view, or opens anything. */
const OTHERS: Omit<KeyTarget, 'explorer'> = {
	tree: { zoom: nothing, fit: nothing, pan: nothing },
	openHelp: nothing,
	blank: nothing
};

export const KEYS: readonly RunKey<Explorer>[] = [
	...STEP_COMMANDS.map(({ keys, run, group }) => ({
		// The page around is scrolled by the others, and a slide remote turns its slides.
		keys: keys.filter((key) => !key.startsWith('Page')),
		once: group === 'Play',
		run: (explorer: Explorer, event: KeyboardEvent) => {
			run({ ...OTHERS, explorer }, event);
		}
	})),
	{ keys: ['q'], once: true, run: togglePredict }
];
