import { parse, type AST } from 'svelte/compiler';

/** What only `ui/` styles, by the last part of a selector: elements, and classes that mark the same thing. */
const OF_THE_KIT = new RegExp(
	`^(${[
		'table|caption|thead|tbody|tfoot|tr|th|td',
		'\\.?button',
		'\\.axis|\\.tick',
		'dialog|\\.popover|\\[popover\\]'
	].join('|')})$`
);

/** The selectors in a component's styles whose last part is a table or its parts, a button, an axis or a popover. */
export function kitSelectors(component: string): string[] {
	// The rest of a component is most of the work of its parser.
	const styles = component.match(/<style\b[^>]*>[\s\S]*?<\/style>/g) ?? [];
	return styles.flatMap(kitSelectorsIn);
}

function kitSelectorsIn(style: string): string[] {
	const selectorsIn = (node: AST.CSS.Node): string[] => {
		if (node.type === 'Atrule') return (node.block?.children ?? []).flatMap(selectorsIn);
		if (node.type !== 'Rule') return [];
		const ours = node.prelude.children.filter((complex) =>
			namesIn(complex).some((name) => OF_THE_KIT.test(name))
		);
		return [
			...ours.map(({ start, end }) => style.slice(start, end).replace(/\s+/g, ' ')),
			...node.block.children.flatMap(selectorsIn)
		];
	};
	return (parse(style, { modern: true }).css?.children ?? []).flatMap(selectorsIn);
}

/** Names in the last part of a selector, also inside :is, :where and :global; what :not and :has name is not styled. */
function namesIn(complex: AST.CSS.ComplexSelector): string[] {
	const last = complex.children.at(-1);
	return (last?.selectors ?? []).flatMap((one) => {
		if (one.type === 'TypeSelector') return [one.name];
		if (one.type === 'ClassSelector') return [`.${one.name}`];
		if (one.type === 'AttributeSelector') return [`[${one.name}]`];
		if (one.type !== 'PseudoClassSelector' || !/^(is|where|global)$/.test(one.name)) return [];
		return (one.args?.children ?? []).flatMap(namesIn);
	});
}
