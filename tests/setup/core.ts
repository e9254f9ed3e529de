// Random cases depend on the day, and repeat with the same SWEEP_SEED.
import fc from 'fast-check';
import '../../src/lib/core/search/all.ts';
import { seedFrom } from '../sweep.ts';

fc.configureGlobal({ seed: seedFrom(0) | 0 });
