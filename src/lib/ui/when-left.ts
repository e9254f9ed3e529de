/**
 * For the `onblur` of a field. One that is removed while it has the focus is blurred too, when its component has ended
 * and must not be read: nobody has left it, and nothing happens.
 */
export function whenLeft<T extends Element>(
	leave: (field: T) => void
): (event: FocusEvent & { currentTarget: EventTarget & T }) => void {
	return ({ currentTarget }) => {
		queueMicrotask(() => {
			if (currentTarget.isConnected) leave(currentTarget);
		});
	};
}
