/** Values computed from an object at first use and kept as long as the object itself. */
export class Kept<Key extends WeakKey, Value> {
	private readonly values = new WeakMap<Key, Value>();

	constructor(private readonly make: (key: Key) => Value) {}

	of(key: Key): Value {
		const known = this.values.get(key);
		if (known !== undefined) return known;
		const value = this.make(key);
		this.values.set(key, value);
		return value;
	}

	/** Stores a value that was computed elsewhere, in a worker for instance. */
	keep(key: Key, value: Value): void {
		this.values.set(key, value);
	}
}
