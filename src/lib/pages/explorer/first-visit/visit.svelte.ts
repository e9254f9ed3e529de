/** The first visit: from step 0 in four stops to the visitor's own turn, each a press of →. */
import { formatCount } from '$lib/core/base/count-words.ts';
import { nextStep } from '$lib/core/trace/travel.ts';
import type { Explorer } from '$lib/stepping/explorer.svelte.ts';
import { switchPredict } from '$lib/stepping/predict/switch.ts';
import type { PageKey } from '$lib/ui/keys/page-key.ts';

interface Stop {
	readonly name: string;
	readonly words: (explorer: Explorer) => string;
	/** The step that it shows. */
	readonly step: (explorer: Explorer) => number;
}

const firstCutoff = ({ trace }: Explorer): number => nextStep(trace, 0, 'cutoff') ?? 0;

/** What the picture is made of: said before the first stop. */
export const SHAPES = 'Triangles are positions, squares are results.';

export const STOPS: readonly Stop[] = [
	{
		name: 'first cutoff',
		words: () => 'The hatched leaves are pruned: they are never searched.',
		step: firstCutoff
	},
	{
		name: 'why',
		words: () => 'Follow the gold line: MAX already has better.',
		step: firstCutoff
	},
	{
		name: 'how much it saves',
		words: ({ totals, minimaxTotals }) =>
			`${formatCount(totals.visited)} nodes visited; minimax visits ${formatCount(minimaxTotals?.visited ?? 0)}.`,
		step: ({ lastStep }) => lastStep
	},
	{
		name: 'your turn',
		words: () => 'Now step on yourself: Predict asks what comes next.',
		step: () => 0
	}
];

export class Visit {
	/** The stop that is shown; -1 before the first one. */
	at = $state(-1);

	constructor(
		private readonly explorer: Explorer,
		/** Called once, when it is over. */
		private readonly onend: () => void
	) {
		explorer.go(0);
	}

	readonly words: string = $derived.by(() => STOPS[this.at]?.words(this.explorer) ?? '');

	/** To the next stop; from the last one to the search itself, with questions. */
	goOn(): void {
		const next = STOPS[this.at + 1];
		if (next === undefined) {
			switchPredict(this.explorer, 'on');
			this.onend();
			return;
		}
		this.at++;
		this.explorer.go(next.step(this.explorer));
	}

	skip(): void {
		this.onend();
	}
}

export const VISIT_KEYS: readonly PageKey<Visit>[] = [
	{
		keys: ['ArrowRight', 'PageDown'],
		what: 'The next stop',
		once: true,
		run: (visit) => {
			visit.goOn();
		}
	},
	{
		keys: ['Escape'],
		what: 'Skip the first visit',
		once: true,
		run: (visit) => {
			visit.skip();
		}
	}
];
