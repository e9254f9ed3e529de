/** What a course keeps of Predict: how many questions were answered rightly, so that no later report is lower. */
const FORM = /^plyscope-predict-(\d{1,5})-(\d{1,5})$/;

export function writePredicted(right: number, questions: number): string {
	return `plyscope-predict-${right}-${questions}`;
}

/** The score of a text from anywhere, from 0 to 1; null if it is none of a search with that many questions. */
export function readPredicted(text: string, questions: number): number | null {
	const [, right = '', of = ''] = FORM.exec(text) ?? [];
	if (right === '' || Number(of) !== questions || Number(right) > questions) return null;
	return questions === 0 ? null : Number(right) / questions;
}
