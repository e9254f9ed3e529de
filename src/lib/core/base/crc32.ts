const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let crc = byte;
	for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	return crc;
});

/**
 * Returns the CRC-32 of some bytes, as in gzip and PNG (ISO 3309, reflected polynomial 0xEDB88320).
 * @param before the checksum of the preceding bytes, for input in parts
 */
export function crc32(bytes: Uint8Array, before = 0): number {
	let crc = ~before;
	for (let i = 0; i < bytes.length; i++) {
		crc = (crc >>> 8) ^ (TABLE[(crc ^ (bytes[i] as number)) & 0xff] as number);
	}
	return ~crc >>> 0;
}
