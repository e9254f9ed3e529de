/** The introductions of all pages, by their paths. */
import type { Introduction } from '../src/lib/ui/frame/introduction.ts';
import { INTRO as EXPLORER } from '../src/lib/stepping/intro.ts';
import { INTRO as LEARN } from '../src/lib/pages/learn/intro.ts';
import { INTRO as LESSONS } from '../src/lib/pages/lessons/intro.ts';
import { INTRO as STAGE } from '../src/lib/pages/lessons/stage/intro.ts';
import { INTRO as PRACTICE } from '../src/lib/pages/practice/intro.ts';
import { INTRO as WORKSHEET } from '../src/lib/pages/worksheet/intro.ts';
import { INTRO as BREAK_IT } from '../src/lib/pages/break-it/intro.ts';
import { INTRO as CHECK } from '../src/lib/pages/check/intro.ts';
import { INTRO as COMPARE } from '../src/lib/pages/compare/intro.ts';
import { INTRO as PLAY } from '../src/lib/pages/play/intro.ts';
import { INTRO as MATCHES } from '../src/lib/pages/matches/intro.ts';
import { INTRO as SOURCES } from '../src/lib/pages/sources/intro.ts';
import { INTRO as KRK } from '../src/lib/pages/lab/program/intro.ts';
import { INTRO as KRK_TREE } from '../src/lib/pages/lab/tree/intro.ts';
import { INTRO as KRK_EXPERIMENT } from '../src/lib/pages/lab/experiment/intro.ts';
import { INTRO as KRK_HYPOTHESIS } from '../src/lib/pages/lab/hypothesis/intro.ts';
import { INTRO as HELP } from '../src/lib/pages/help/intro.ts';

export const INTROS: Readonly<Record<string, Introduction>> = {
	'/': EXPLORER,
	'/learn/': LEARN,
	'/lessons/': LESSONS,
	'/stage/': STAGE,
	'/practice/': PRACTICE,
	'/worksheet/': WORKSHEET,
	'/break-it/': BREAK_IT,
	'/check/': CHECK,
	'/compare/': COMPARE,
	'/play/': PLAY,
	'/matches/': MATCHES,
	'/sources/': SOURCES,
	'/krk/': KRK,
	'/krk/tree/': KRK_TREE,
	'/krk/experiment/': KRK_EXPERIMENT,
	'/krk/hypothesis/': KRK_HYPOTHESIS,
	'/help/': HELP
};
