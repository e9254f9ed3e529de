// Random cases are the day's own, and the same again under the same SWEEP_SEED.
import fc from 'fast-check';
import { seedFrom } from '../sweep.ts';

fc.configureGlobal({ seed: seedFrom(0) | 0 });
