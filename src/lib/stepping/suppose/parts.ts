export { dragLeaf } from './drag.ts';
export { pressSupposed } from './keys.ts';
