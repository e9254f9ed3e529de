/** Tasks of the tiny worker; it answers with the number of tasks that it has begun, unless a task says otherwise. */
export type TinyTask =
	/** Reports 1, 2, ... */
	| { readonly kind: 'count'; readonly to: number }
	/** Reports once, and never answers. */
	| { readonly kind: 'hold' }
	/** Reports once, lives on until a newer task comes, and then adds a thousand to the number of tasks. */
	| { readonly kind: 'live' }
	/** Moves the buffer back as a report, and its first half as the answer. */
	| { readonly kind: 'move'; readonly buffer: ArrayBuffer }
	/** Answers with the number of bytes that did not move. */
	| { readonly kind: 'stayed' }
	/** Answers, and then fails without a task. */
	| { readonly kind: 'break-later' }
	| { readonly kind: 'throw' | 'exceed' | 'exhaust' | 'break' | 'unsendable' };

export type TinyProgress = number | ArrayBuffer;
export type TinyAnswer = number | ArrayBuffer;
