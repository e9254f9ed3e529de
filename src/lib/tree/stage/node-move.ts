/** Directions in which keys move the focus from a node of the tree. */
export type NodeMove = 'parent' | 'child' | 'previous' | 'next';
