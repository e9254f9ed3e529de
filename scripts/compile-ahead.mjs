// The scripts of the site are compiled whole while they load, beside the page's own thread.

/**
 * Otherwise a browser compiles a function when it is first called, on the page's thread: the first step forward calls
 * hundreds of them. Other browsers than Chromium read a comment.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
export const HINT = '//# allFunctionsCalledOnLoad';

/** @returns {import('vite').Plugin} */
export function compileAhead() {
	return {
		name: 'plyscope:compile-ahead',
		apply: 'build',
		generateBundle: {
			// The comment counts in the first line alone, and other plugins write in front of a file, too.
			order: 'post',
			handler(_, bundle) {
				if (this.environment.name !== 'client') return;
				for (const file of Object.values(bundle)) {
					if (file.type === 'chunk') file.code = `${HINT}\n${file.code}`;
				}
			}
		}
	};
}
