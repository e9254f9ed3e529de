/** Whom a page in a frame of another site may tell what it shows, and what is wrong in the fields that say so. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';
import type { FieldFault } from '../fields/field-list.ts';

/** A scheme, a host as browsers write it, and perhaps a port. */
const ORIGIN = /^https?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(?::(\d{1,5}))?$/;

/**
 * The origin that messages are for: that of the field `origin`, or any. Faults: `frame-origin`.
 * @param text null where the link has none
 */
export function parseTarget(text: string | null): Result<string> {
	if (text === null) return ok('*');
	const found = ORIGIN.exec(text);
	const port = Number(found === null ? 0 : (found[1] ?? 1));
	return port >= 1 && port <= 65_535
		? ok(text)
		: fail(
				'frame-origin',
				`${quote(text)} is no origin, such as “https://moodle.example.org”. The page around this frame is told nothing.`
			);
}

/**
 * The faults of the fields of a frame: `embed` has one value, and is read as that one; `origin` as `parseTarget` says.
 * @param search the query of the page's address
 */
export function frameFaults(search: string): FieldFault<'embed' | 'origin'>[] {
	const fields = new URLSearchParams(search);
	const embed = fields.get('embed') ?? '1';
	const kind: Result<null> =
		embed === '1'
			? ok(null)
			: fail(
					'frame-embed',
					`${quote(embed)} is no value of this field: write “embed=1”, which is used here.`
				);
	const target = parseTarget(fields.get('origin'));
	return [
		...(kind.ok ? [] : [{ field: 'embed' as const, fault: kind.fault }]),
		...(target.ok ? [] : [{ field: 'origin' as const, fault: target.fault }])
	];
}
