// The page's side of plyscope_tree.py: it comes after component.js in one module, so that a notebook asks for nothing.

/** Traits that are attributes of the element. A trait that is None or False is no attribute. */
const ATTRIBUTES = [
	'game',
	'position',
	'root',
	'algorithm',
	'depth',
	'order',
	'evaluator',
	'cut',
	'fail',
	'ties',
	'budget',
	'shadow',
	'future',
	'unpruned',
	'predict',
	'form',
	'theme',
	'site',
	'step'
];

/** What anywidget calls to show the widget in a cell; the result is called when the cell is cleared. */
function render({ model, el }) {
	const element = document.createElement('plyscope-tree');
	const update = (name) => {
		const value = model.get(name);
		if (value === null || value === false) element.removeAttribute(name);
		else element.setAttribute(name, value === true ? '' : String(value));
	};
	/** What the element says about its step is what Python knows of it. */
	const tell = () => {
		if (element.query === '') return;
		model.set('step', element.step);
		model.set('steps', element.steps);
		model.set('sentence', element.sentence);
		model.set('query', element.query);
		model.save_changes();
	};
	const answered = ({ detail }) => {
		model.set('answers', [...model.get('answers'), detail]);
		model.save_changes();
	};
	const listeners = ATTRIBUTES.map((name) => [
		`change:${name}`,
		() => {
			// A step that was made here has come back from the model.
			if (name === 'step' && model.get('step') === element.step) return;
			update(name);
			// A step that does not exist is no event.
			setTimeout(tell);
		}
	]);
	ATTRIBUTES.forEach(update);
	for (const [event, listener] of listeners) model.on(event, listener);
	element.addEventListener('step', tell);
	element.addEventListener('answer', answered);
	element.style.height = model.get('height');
	el.append(element);
	// Nor is the first search.
	setTimeout(tell);
	return () => {
		for (const [event, listener] of listeners) model.off(event, listener);
		element.remove();
	};
}

export default { render };
