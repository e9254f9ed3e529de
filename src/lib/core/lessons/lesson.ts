/**
 * A lesson: an ordered list of scenes, each a link with words. Its file is JSON, in the format `plyscope-lesson`; its
 * texts are plain, and nothing in them is HTML or Markdown.
 */

export const LESSON_FORMAT = 'plyscope-lesson';

/** The version that is written here; files of later ones are read as far as they are known. */
export const LESSON_VERSION = 1;

/** The most bytes of a file. */
export const MOST_LESSON_BYTES = 1_000_000;

/** Of a lesson, and of its scenes. */
export const LESSON_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;
export const WRONG_ID =
	'An id has 1 to 60 small letters a to z, digits and hyphens, and begins with a letter or a digit.';

/** The most scenes of a lesson. */
export const MOST_SCENES = 100;

export const LESSON_KINDS = ['lecture', 'self-study'] as const;

/** How much of the future the stage shows. In links these are `problem`, `hide` and `show`. */
export const SCENE_FUTURES = ['problem', 'now', 'all'] as const;

export const PRACTICE_GAMES = ['tree', 'tictactoe'] as const;

/**
 * A step and its whole sentence, as `plyscope trace --sentences` prints it. It is the sentence of the link's search,
 * whatever the view and however much of the future is shown: Lecture may say it shorter, and a problem asks instead.
 */
export interface ExpectedStep {
	readonly step: number;
	readonly sentence: string;
}

/** What a link shows when it is opened: a step of a search, or on pages without one the heading. */
export type Expected = ExpectedStep | { readonly heading: string };

/** A place on the way to the answer. */
export interface Reveal {
	readonly link: string;
	readonly expect?: Expected;
}

/** A drawn exercise. */
export interface ScenePractice {
	/** Trees, if it is absent. */
	readonly game?: (typeof PRACTICE_GAMES)[number];
	readonly level: number;
	readonly seed: number;
}

export interface Scene {
	/** Unique in its lesson. */
	readonly id: string;
	readonly title: string;
	readonly minutes: number;
	/** `now`, if it is absent. */
	readonly future?: (typeof SCENE_FUTURES)[number];
	/** Relative to the root of the site: a query for the explorer, or a page with its query. */
	readonly link: string;
	/** For the lecturer; in self-study for the reader. */
	readonly note: string;
	readonly question: string;
	readonly choices?: readonly string[];
	/** Index into the choices. */
	readonly correct?: number;
	readonly answer: string;
	readonly hint: string;
	readonly expect?: Expected;
	/** What the answer goes through, each in turn. */
	readonly reveal?: readonly Reveal[];
	readonly practice?: ScenePractice;
}

export interface Lesson {
	readonly format: typeof LESSON_FORMAT;
	readonly version: number;
	readonly id: string;
	readonly language: string;
	readonly kind: (typeof LESSON_KINDS)[number];
	readonly title: string;
	readonly about: string;
	/** In a lecture the sum of its scenes' minutes. */
	readonly minutes: number;
	readonly scenes: readonly Scene[];
}
