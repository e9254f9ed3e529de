/** What is loaded when Predict is switched on for the first time. */
export { questionsOf } from '$lib/core/practice/predict/questions.ts';
export { clauseOf, sayIdea } from '$lib/core/practice/predict/say-idea.ts';
export { voicesOf } from '$lib/core/practice/predict/voices.ts';
