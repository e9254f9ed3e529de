/** What a running search does, in words. */
export const SEARCH_STAGES = {
	ordering: 'Computing exact values for the move order',
	search: 'Searching',
	shadow: 'Recording plain minimax',
	counting: 'Counting'
} as const;
