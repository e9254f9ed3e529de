// Code smaller than the bundler alone makes it.
import { minify } from '@swc/core';

/**
 * Before the bundler's own minifier, which then finds more: gzipped, pages and package are 2 % smaller than with that
 * one alone, the element 3 %.
 * @returns {import('vite').Plugin}
 */
export const smallerCode = () => ({
	name: 'plyscope:smaller-code',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	renderChunk: {
		order: 'post',
		async handler(source) {
			const { code } = await minify(source, {
				module: true,
				// An engine keeps the value of a `const` in the code that it compiles: searches take 8 % longer with `let`.
				compress: {
					ecma: 2022,
					passes: 3,
					keep_fargs: false,
					const_to_let: false,
					// Smaller when it is packed.
					sequences: false,
					collapse_vars: false
				},
				mangle: { toplevel: true }
			});
			return { code, map: null };
		}
	}
});
