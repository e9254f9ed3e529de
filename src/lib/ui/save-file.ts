/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.click();
	// By then the browser holds its own reference.
	setTimeout(() => {
		URL.revokeObjectURL(address);
	}, 60_000);
}

/** Said after “Saved”: a page around this one may forbid downloads in its frame, and no script in it is told. */
export function downloadDoubt(): string {
	const isFree = self === top && origin !== 'null';
	return isFree
		? ''
		: ' If no file appears, downloads are forbidden in this frame: open its address in a new tab.';
}
