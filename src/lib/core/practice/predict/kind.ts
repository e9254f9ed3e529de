/** What may be asked, in the order in which kinds take turns. */
export const KINDS = ['cut', 'value', 'bound', 'next', 'owner', 'never'] as const;
export type Kind = (typeof KINDS)[number];
