/** The styles of everything in the module. The build writes them in place of this text, see `scripts/component.mjs`. */
const STYLES = '/* styles */';

let made: CSSStyleSheet | null = null;

/** One style sheet for all elements of a page. */
export function styleSheet(): CSSStyleSheet {
	if (made === null) {
		made = new CSSStyleSheet();
		made.replaceSync(STYLES);
		// Sizes of type are parts of what the reader's browser is set to, whatever the page around is set to.
		CSS.registerProperty({
			name: '--plyscope-rem',
			syntax: '<length>',
			inherits: true,
			initialValue: '16px'
		});
	}
	return made;
}
