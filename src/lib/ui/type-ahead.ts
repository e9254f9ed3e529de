/** Finding a name in a list by typing its beginning, as in a native list. */

/** Milliseconds after which a letter begins a new word. */
const PAUSE = 700;

interface TypeAhead {
	/** True while a letter typed at this time (in milliseconds) would continue a word. */
	isGoingOn(time: number): boolean;
	/**
	 * Adds a letter. The place of the first name, from the current one on and around, that begins with what was typed;
	 * a letter alone, or again and again, goes to the next name with it. Null where no name begins so.
	 *
	 * @param at the current place; -1 for none
	 */
	find(letter: string, time: number, names: readonly string[], at: number): number | null;
}

/** The memory of one list. */
export function typedAhead(): TypeAhead {
	let typed = '';
	let last = -Infinity;
	const isGoingOn = (time: number): boolean => time - last < PAUSE;
	return {
		isGoingOn,
		find(letter, time, names, at) {
			typed = (isGoingOn(time) ? typed : '') + letter.toLowerCase();
			last = time;
			const isOneLetter = [...typed].every((other) => other === typed[0]);
			const begin = isOneLetter ? letter.toLowerCase() : typed;
			const from = isOneLetter ? at + 1 : Math.max(0, at);
			for (let i = 0; i < names.length; i++) {
				const place = (from + i) % names.length;
				if (names[place]?.toLowerCase().startsWith(begin) === true) return place;
			}
			return null;
		}
	};
}
