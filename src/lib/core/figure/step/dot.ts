/** A figure as a file for Graphviz, which places the nodes: plain labels, no HTML. */
import type { TextPart } from '../../layout/stage/parts.ts';
import { isStruck } from './bound-history.ts';
import type { Figure } from './figure.ts';
import { treeOf, type TreeItem } from './figure-tree.ts';

const SHAPES = { max: 'triangle', min: 'invtriangle', leaf: 'box' } as const;
/** In a node that is drawn without its children. */
const GOES_ON = '\n⋮';
const SIGNS = { scissors: '✂ ', bar: '‖ ', none: '' } as const;

export function figureDot({ stage, title, link, values, written, line }: Figure): string {
	const lines: string[] = [];
	const under = [...(line === null ? [] : [line.words]), ...written];
	write(treeOf(stage, values.cut), null);
	return [
		`digraph ${quoted(title)} {`,
		`  URL=${quoted(link)}; tooltip=${quoted(title)}; label=${quoted(under.join('\n'))};`,
		'  ordering=out; forcelabels=true; nodesep=0.3;',
		'  node [fontname="sans-serif", fontsize=12, margin=0.04, fixedsize=false];',
		'  edge [fontname="sans-serif", fontsize=11, arrowhead=none];',
		...lines,
		'}',
		''
	].join('\n');

	function write(item: TreeItem, parent: string | null): void {
		const { move, edge, isCut, children } = item;
		const name = `n${lines.length}`;
		lines.push(`  ${name} [${attributes(nodeOf(item))}];`);
		if (parent !== null) {
			const sign = isCut ? SIGNS[values.cut] : '';
			const style = edge === 'coming' ? 'dotted' : edge === 'pruned' ? 'dashed' : 'solid';
			const width = edge === 'spine' ? '2.4' : edge === 'best' ? '1.8' : '1';
			const of = { label: ` ${sign}${move}`, style, penwidth: width };
			lines.push(`  ${parent} -> ${name} [${attributes(of)}];`);
		}
		for (const child of children) write(child, name);
	}
}

function nodeOf({ part, bounds }: TreeItem): Readonly<Record<string, string>> {
	if ('fold' in part) return { shape: 'box', style: 'rounded', label: part.fold.text.text };
	const { shape, state, value, current, star, fan } = part.node;
	const style =
		state === 'open' || state === 'pruned' ? 'dashed' : state === 'outline' ? 'dotted' : 'solid';
	const window = bounds.map(({ lines }) => boundText(lines)).join('  ');
	return {
		shape: SHAPES[shape],
		style,
		color: state === 'pruned' || state === 'outline' ? 'gray40' : 'black',
		penwidth: current ? '3' : '1.2',
		label: `${star === null ? '' : star.tied ? '☆ ' : '★ '}${value?.text ?? ''}${fan === null ? '' : GOES_ON}`,
		...(window === '' ? {} : { xlabel: window })
	};
}

/** "α 3 by a"; of a history "α −∞ → 3", since a plain label has no line through what is old. */
function boundText(lines: readonly TextPart[]): string {
	const [first, ...values] = lines.map(({ text }) => text);
	return `${first ?? ''} ${values.join(lines.some(isStruck) ? ' → ' : ' ')}`.trim();
}

function attributes(of: Readonly<Record<string, string>>): string {
	return Object.entries(of)
		.map(([name, value]) => `${name}=${quoted(value)}`)
		.join(', ');
}

/** Line breaks are written as Graphviz has them; nothing else in a text means anything to it. */
function quoted(text: string): string {
	const escaped = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
	return `"${escaped}"`;
}
