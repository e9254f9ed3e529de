/** What a place that follows from an earlier slip counts: apart, since links name it, and only Check needs the score. */
export const MARKS = ['follow', 'strict'] as const;
export type Marks = (typeof MARKS)[number];
