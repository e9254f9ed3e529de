import type { Attachment } from 'svelte/attachments';

/**
 * Shows a dialog over the page for as long as it is mounted, and returns the focus to its previous element.
 *
 * @param onclose called when the dialog is closed, but not when it is taken away: the browser reports that late,
 * when the next dialog may be open
 */
export function asModal(onclose: () => void): Attachment<HTMLDialogElement> {
	return (dialog) => {
		dialog.addEventListener('close', onclose);
		dialog.showModal();
		return () => {
			dialog.removeEventListener('close', onclose);
			dialog.close();
		};
	};
}
