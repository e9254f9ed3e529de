/** What Predict shows while it is on. */
export { default as PredictTally } from './PredictTally.svelte';
export { default as QuestionLayer } from './QuestionLayer.svelte';
