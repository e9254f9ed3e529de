/** A worker for a test: the trees of the levels. */
import { levelRows } from '../../core/practice/level-rows.ts';

postMessage(levelRows());
