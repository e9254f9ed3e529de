/** Names of nodes from other notations, as ours can write them: each once, a letter first, 24 characters at most. */
const LONGEST = 24;

export class NameBook {
	/** How many names could not be kept as they were. */
	changed = 0;
	private readonly taken = new Set<string>();
	/** The last number that made a name unique, so that many equal names take no longer than others. */
	private readonly numbers = new Map<string, number>();

	/** The name of the next node; null if nothing in it can be written. */
	take(name: string): string | null {
		const written = this.unique(spell(name));
		if (written !== name) this.changed++;
		return written;
	}

	private unique(name: string): string | null {
		if (name === '') return null;
		let free = name;
		while (this.taken.has(free)) {
			const number = (this.numbers.get(name) ?? 1) + 1;
			this.numbers.set(name, number);
			free = `${name.slice(0, LONGEST - 1 - String(number).length)}_${number}`;
		}
		this.taken.add(free);
		return free;
	}
}

function spell(name: string): string {
	const plain = name
		.slice(0, 200)
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.trim()
		.replace(/[^\w'-]+/g, '_')
		.slice(0, LONGEST);
	if (/^[_]*$/.test(plain)) return '';
	return /^[A-Za-z_]/.test(plain) ? plain : `_${plain}`.slice(0, LONGEST);
}
