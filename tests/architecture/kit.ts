import { parse, type AST } from 'svelte/compiler';

/** What only `ui/` styles, by the last part of a selector: elements, and classes that mark the same thing. */
const OF_THE_KIT = {
	table: /^(table|caption|thead|tbody|tfoot|tr|th|td)$/,
	button: /^(button|\.button)$/,
	axis: /^\.(axis|tick)$/,
	popover: /^(dialog|\.popover|\[popover\])$/
} as const;

/**
 * Components outside `ui/` that still style something of the kit, with how many of their selectors do. Most are buttons
 * that are the picture itself (a square, a node, a key of a pad), or that a low or narrow window makes smaller. A number
 * only ever gets smaller; who takes the last one away takes the line away.
 */
export const STYLED_ELSEWHERE: Readonly<Record<string, number>> = {
	'games/chess/PromotionChoice.svelte': 3,
	'games/position/PositionDialog.svelte': 1,
	'games/tictactoe/GridEditor.svelte': 3,
	'games/tictactoe/PlayableGrid.svelte': 2,
	'pages/compare/AlgorithmChips.svelte': 2,
	'pages/compare/side-by-side/SideBySide.svelte': 1,
	'pages/explorer/BlankScreen.svelte': 1,
	'pages/explorer/ChangeNote.svelte': 1,
	'pages/explorer/FileMenu.svelte': 2,
	'pages/explorer/LectureBar.svelte': 7,
	'pages/explorer/setup/SetupBar.svelte': 1,
	'pages/help/HelpPage.svelte': 3,
	'pages/lab/experiment/BoardMap.svelte': 3,
	'pages/lab/tree/LevelBar.svelte': 1,
	'pages/lab/tree/TreeBar.svelte': 1,
	'pages/practice/NumberPad.svelte': 1,
	'pages/practice/PracticePage.svelte': 1,
	'stepping/find/FindList.svelte': 2,
	'stepping/panels/SentencePanel.svelte': 1,
	'stepping/panels/StackPanel.svelte': 1,
	'stepping/predict/PredictTally.svelte': 1,
	'stepping/predict/QuestionBox.svelte': 1,
	'stepping/text/EventsTable.svelte': 9,
	'stepping/transport/FutureChoice.svelte': 1,
	'stepping/transport/StepButtons.svelte': 2,
	'stepping/transport/Transport.svelte': 2,
	'tree/editor/TreeEditorActions.svelte': 1,
	'tree/editor/TreeEditorHandle.svelte': 1,
	'tree/stage/StageFoldList.svelte': 3,
	'tree/stage/StagePicture.svelte': 1,
	'tree/stage/StageWhere.svelte': 2
};

/** A selector of a component that styles something of the kit, with what it is. */
export interface KitStyle {
	readonly selector: string;
	readonly of: keyof typeof OF_THE_KIT;
}

/** The selectors in a component's styles whose last part is a table or its parts, a button, an axis or a popover. */
export function kitStyles(component: string): KitStyle[] {
	const { css } = parse(component, { modern: true });
	const found: KitStyle[] = [];
	const visit = (nodes: readonly AST.CSS.Node[]): void => {
		for (const node of nodes) {
			if (node.type === 'Rule') {
				for (const complex of node.prelude.children) {
					const selector = component.slice(complex.start, complex.end).replace(/\s+/g, ' ');
					const names = namesIn(complex);
					for (const of of Object.keys(OF_THE_KIT) as (keyof typeof OF_THE_KIT)[]) {
						if (names.some((name) => OF_THE_KIT[of].test(name))) found.push({ selector, of });
					}
				}
				visit(node.block.children);
			} else if (node.type === 'Atrule' && node.block !== null) visit(node.block.children);
		}
	};
	visit(css?.children ?? []);
	return found;
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
