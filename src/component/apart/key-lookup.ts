/** In place of `stepping/transport/key-lookup.ts`, which needs all that the other keys of the page do. */
import { STEP_COMMANDS } from '$lib/stepping/transport/step-keys.ts';
import { capsOf } from '$lib/ui/keys/page-key.ts';

export function withKey(name: string, id: string): string {
	const [cap] = STEP_COMMANDS.filter((command) => command.id === id).flatMap(capsOf);
	return cap === undefined ? name : `${name} (${cap})`;
}
