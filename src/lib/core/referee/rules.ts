/** Makes the games that chess.js can judge ready, without the searches of `search/all.ts`. */
import { chess } from '../games/chess/chess.ts';
import { krk, krkReleased } from '../games/krk/krk.ts';
import { addRules } from '../games/registry.ts';

addRules({ chess, krk, 'krk-released': krkReleased });
