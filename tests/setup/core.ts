// Random cases depend on the day, and repeat with the same SWEEP_SEED.
import fc from 'fast-check';
import { loadAll } from '../../src/lib/core/search/load.ts';
import { seedFrom } from '../sweep.ts';

await loadAll();
fc.configureGlobal({ seed: seedFrom(0) | 0 });
