/** Bytes of a result code, one after the other. A reader that runs out of bytes gives null and never throws. */
export class ByteWriter {
	private readonly list: number[] = [];

	get bytes(): Uint8Array {
		return Uint8Array.from(this.list);
	}

	byte(value: number): void {
		this.list.push(value & 0xff);
	}

	/** A whole number from 0, seven bits a byte, the lowest first. */
	whole(value: number): void {
		let left = value;
		while (left > 0x7f) {
			this.byte((left % 0x80) | 0x80);
			left = Math.floor(left / 0x80);
		}
		this.byte(left);
	}

	double(value: number): void {
		const view = new DataView(new ArrayBuffer(8));
		view.setFloat64(0, value);
		for (let at = 0; at < 8; at++) this.byte(view.getUint8(at));
	}

	text(text: string): void {
		const bytes = new TextEncoder().encode(text);
		this.whole(bytes.length);
		for (const byte of bytes) this.byte(byte);
	}

	/** Yes and no, eight to a byte. */
	bits(bits: readonly boolean[]): void {
		for (let at = 0; at < bits.length; at += 8) {
			this.byte(
				bits.slice(at, at + 8).reduce((sum, bit, place) => sum | (Number(bit) << place), 0)
			);
		}
	}
}

export class ByteReader {
	private at = 0;

	constructor(private readonly bytes: Uint8Array) {}

	get isAtEnd(): boolean {
		return this.at === this.bytes.length;
	}

	byte(): number | null {
		return this.bytes[this.at++] ?? null;
	}

	whole(): number | null {
		let value = 0;
		for (let scale = 1; scale < 2 ** 49; scale *= 0x80) {
			const byte = this.byte();
			if (byte === null) return null;
			value += (byte & 0x7f) * scale;
			if (byte < 0x80) return value;
		}
		return null;
	}

	double(): number | null {
		const view = new DataView(new ArrayBuffer(8));
		for (let at = 0; at < 8; at++) {
			const byte = this.byte();
			if (byte === null) return null;
			view.setUint8(at, byte);
		}
		return view.getFloat64(0);
	}

	text(): string | null {
		const length = this.whole();
		if (length === null || this.at + length > this.bytes.length) return null;
		const bytes = this.bytes.slice(this.at, this.at + length);
		this.at += length;
		try {
			return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		} catch {
			return null;
		}
	}

	/** Null also where a bit beyond the last is set. */
	bits(count: number): boolean[] | null {
		const bits: boolean[] = [];
		while (bits.length < count) {
			const byte = this.byte();
			if (byte === null) return null;
			const used = Math.min(8, count - bits.length);
			if (byte >>> used !== 0) return null;
			for (let place = 0; place < used; place++) bits.push(((byte >>> place) & 1) === 1);
		}
		return bits;
	}
}
