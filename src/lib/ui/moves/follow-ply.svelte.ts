import type { Attachment } from 'svelte/attachments';

/** Scrolls the list, but nothing around it, to make the move of a ply visible: the element whose `data-ply` it is. */
export function followPly(ply: () => number): Attachment<HTMLElement> {
	return (list) => {
		$effect(() => {
			const move = list.querySelector<HTMLElement>(`[data-ply="${ply()}"]`);
			const top = move?.offsetTop ?? 0;
			const height = move?.offsetHeight ?? 0;
			if (top < list.scrollTop) list.scrollTop = top - height;
			else if (top + 2 * height > list.scrollTop + list.clientHeight) {
				list.scrollTop = top + 2 * height - list.clientHeight;
			}
		});
	};
}
