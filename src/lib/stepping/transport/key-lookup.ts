import type { View } from '$lib/core/share/link.ts';
import { COMMANDS } from './keys.ts';

type Command = (typeof COMMANDS)[number];
export type CommandId = Command['id'];

/** The commands of each key, by its name; those of one view come before the others. */
const commandsOfKey = new Map<string, readonly Command[]>();
for (const command of COMMANDS) {
	for (const key of command.keys) {
		const others = commandsOfKey.get(key) ?? [];
		commandsOfKey.set(key, 'view' in command ? [command, ...others] : [...others, command]);
	}
}

/** The command of a key press in a view; undefined if the key has none there. */
export function commandOf(
	{ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
	view: View
): Command | undefined {
	const commands = commandsOfKey.get(nameOf(key, shiftKey)) ?? [];
	return commands.find((command) => !('view' in command) || command.view === view);
}

/** The key caps of a command, as text: "Shift →". */
export function keyCapsOf(id: CommandId): readonly string[] {
	return COMMANDS.filter((command) => command.id === id).flatMap(({ keys }) => keys.map(capsOf));
}

/** For a tooltip: the name with its first key, "Next cutoff (Shift →)". */
export function withKey(name: string, id: CommandId): string {
	return `${name} (${keyCapsOf(id)[0] ?? ''})`;
}

/** With Caps Lock on, a letter is still the same key. */
function nameOf(key: string, shift: boolean): string {
	if (key.length > 1) return shift ? `Shift+${key}` : key;
	return shift ? key.toUpperCase() : key.toLowerCase();
}

function capsOf(key: string): string {
	const caps: Readonly<Record<string, string>> = {
		' ': 'Space',
		ArrowLeft: '←',
		ArrowRight: '→',
		PageDown: 'PgDn',
		PageUp: 'PgUp',
		'Shift+ArrowLeft': 'Shift ←',
		'Shift+ArrowRight': 'Shift →'
	};
	if (/^[A-Z]$/.test(key)) return `Shift ${key}`;
	return caps[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}
