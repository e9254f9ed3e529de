/** Names of a mate as a value, in English; see templates.en.ts. */
import type { Infinities } from './format.ts';

export const mateBy = (name: string): string => `mate by ${name}`;

/** For small spaces; as everywhere, a minus if it counts against MAX. */
export const SHORT_MATES: Infinities = { max: 'mate', min: '−mate' };
