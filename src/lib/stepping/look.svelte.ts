import {
	NONE,
	type Colouring,
	type ExplorerValues,
	type LinkField,
	type PredictMode,
	type StageForm,
	type TreePicture,
	type View
} from '$lib/core/share/link.ts';
import { FaultHolder } from '$lib/ui/faults.svelte.ts';

type LookFields = 'predict' | 'hide' | 'view' | 'tree' | 'form' | 'colour' | 'over' | 'panel';

/** How a search is looked at, whatever its step: the fields of the link that depend on nothing else. */
export class Look extends FaultHolder<LinkField> {
	/** Whether it is asked what a step does before it is made. */
	predict: PredictMode = $state('off');
	/** What the link hides, whatever is pressed: the page of such a link reads a model of its own. */
	hide: ExplorerValues['hide'] = $state.raw([]);
	view: View = $state('explore');
	/** The requested view of the tree pane; `minimax` needs a shadow, see `treePicture`. */
	tree: TreePicture = $state('path');
	/** The requested form of the path where the tree fits. */
	form: StageForm = $state('whole');
	colour: Colouring = $state('fate');
	/** The board overlay, one of the evaluator's; an unknown one means none. */
	over = $state<string>(NONE);
	/** The panel that a link has opened, until the user closes it. */
	panel: ExplorerValues['panel'] = $state(NONE);

	get look(): Pick<ExplorerValues, LookFields> {
		const { predict, hide, view, tree, form, colour, over, panel } = this;
		return { predict, hide, view, tree, form, colour, over, panel };
	}

	set look({
		predict,
		hide,
		view,
		tree,
		form,
		colour,
		over,
		panel
	}: Pick<ExplorerValues, LookFields>) {
		this.predict = predict;
		this.hide = hide;
		this.view = view;
		this.tree = tree;
		this.form = form;
		this.colour = colour;
		this.over = over;
		this.panel = panel;
	}
}
