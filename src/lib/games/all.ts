/** Makes all games ready, with their evaluators and their looks, for pages that may show any of them. */
import '$lib/core/search/all.ts';
import { chessFace } from './chess/face.ts';
import { krkFace } from './krk/face.ts';
import { addFaces } from './registry.ts';
import './tictactoe/ready.ts';

addFaces({ chess: chessFace, krk: krkFace, 'krk-released': krkFace });
