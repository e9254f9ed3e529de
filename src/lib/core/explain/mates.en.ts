/** What a mate is called where it is a value, in English; see templates.en.ts. */
import type { Infinities } from './format.ts';

export const mateBy = (name: string): string => `mate by ${name}`;

/** Where there is little room; as everywhere, a minus where it counts against MAX. */
export const SHORT_MATES: Infinities = { max: 'mate', min: '−mate' };
