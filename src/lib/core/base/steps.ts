/** Long work in small steps, so that a page can do other things in between. */
export type Steps<Done> = Generator<undefined, Done>;

/** Does all of it at once. */
export function toEnd<Done>(steps: Steps<Done>): Done {
	for (;;) {
		const step = steps.next();
		if (step.done === true) return step.value;
	}
}
