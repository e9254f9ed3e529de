/** The module of the site for other sites' pages: it defines the element `plyscope-tree`. */
import { PlyscopeTree } from './plyscope-tree.ts';

const NAME = 'plyscope-tree';

// A page may load the module twice, from two addresses.
if (customElements.get(NAME) === undefined) customElements.define(NAME, PlyscopeTree);
