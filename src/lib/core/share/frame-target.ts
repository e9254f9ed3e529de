/** Whom a page in a frame of another site may tell what it shows. */
import { quote } from '../base/clip.ts';
import { fail, ok, type Result } from '../base/result.ts';

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
