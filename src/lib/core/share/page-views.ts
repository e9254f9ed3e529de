/** The layouts of a page that has one for a lecture, by their names in the interface. */
export const PAGE_VIEW_NAMES = { page: 'Page', lecture: 'Lecture' } as const;
