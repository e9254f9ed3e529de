/** What is loaded with the first Check, answer or hint. */
export { checkAnswers } from '$lib/core/practice/check.ts';
export { writeCode } from '$lib/core/practice/code.ts';
export { diagnose } from '$lib/core/practice/diagnose.ts';
export { checkAgain, explain, isTold, takeHint } from '$lib/core/practice/help.ts';
export { ruleAt } from '$lib/core/practice/hints-at.ts';
export { summarise } from '$lib/core/practice/set-summary.ts';
export { wayOn } from '$lib/core/practice/way-on.ts';
export { isRight } from '$lib/core/practice/score.ts';
