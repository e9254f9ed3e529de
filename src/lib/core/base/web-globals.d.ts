/** Globals that a page, a worker and Node share but the language library does not declare. */
declare class URLSearchParams {
	constructor(query?: string);
	get(name: string): string | null;
	has(name: string): boolean;
	set(name: string, value: string): void;
	/** The query without its `?`. */
	toString(): string;
	/** Every name, in the order of the query, with repetitions. */
	keys(): Iterable<string>;
}

declare class TextEncoder {
	/** UTF-8. */
	encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
	constructor(
		label: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252',
		options?: { readonly fatal: true }
	);
	/** Without the byte order mark. Throws at bytes that are no text if errors are fatal. */
	decode(bytes: Uint8Array): string;
}

/** Base64 of a text whose characters are bytes. Throws for other characters. */
declare function btoa(binary: string): string;

/** The bytes behind base64, one a character. Throws if the text is not base64. */
declare function atob(base64: string): string;
