import type { View } from '$lib/core/share/link.ts';
import { capsOf, type RunKey } from '$lib/ui/keys/page-key.ts';
import { COMMANDS, type CommandId } from './keys.ts';
import type { KeyTarget } from './step-keys.ts';

/** The commands of a view: its own before the others, which may have the same keys. */
export function commandsIn(
	view: View
): readonly (RunKey<KeyTarget> & { readonly id: CommandId })[] {
	const own = COMMANDS.filter((command) => 'view' in command && command.view === view);
	const others = COMMANDS.filter((command) => !('view' in command));
	return [...own, ...others].map((command) => ({
		...command,
		// The text is read by the page.
		keys: command.keys.filter((key) => view !== 'text' || !key.startsWith('Page')),
		// A held key repeats steps, but must not toggle between two states.
		once: command.group === 'Play' || command.group === 'Show'
	}));
}

/** The key caps of a command, as text: "Shift →". */
export function keyCapsOf(id: CommandId): readonly string[] {
	return COMMANDS.filter((command) => command.id === id).flatMap(capsOf);
}

/** For a tooltip: the name with its first key, "Next cutoff (Shift →)". */
export function withKey(name: string, id: CommandId): string {
	return `${name} (${keyCapsOf(id)[0] ?? ''})`;
}
