/** The page that an element is in, or the part of another site's page: there it hears keys, and the focus moves. */
export function rootOf(element: Element | undefined): Document | ShadowRoot {
	const root = element?.getRootNode();
	return root instanceof ShadowRoot ? root : document;
}
