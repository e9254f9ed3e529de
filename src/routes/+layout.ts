/** Only static files: each page is rendered at build time, as a folder with an index.html. */
export const prerender = true;
export const trailingSlash = 'always';
