// Decides which part of the sweeps a run takes, and passes it to every runner in the environment. Node built-ins
// only.

const DAY = 86_400_000;

/**
 * The seed of a run: SWEEP_SEED, or the number of the day (UTC), so that each day takes another part.
 * @param {Record<string, string | undefined>} [env]
 * @param {number} [now] milliseconds since 1970
 */
export function seedOf(env = process.env, now = Date.now()) {
	const text = env['SWEEP_SEED'] ?? '';
	if (text === '') return Math.floor(now / DAY);
	if (!/^\d{1,9}$/.test(text)) {
		throw new Error(`SWEEP_SEED: a whole number of at most nine digits, not “${text}”`);
	}
	return Number(text);
}

/**
 * Sets seed and extent for this process and its children; pages see the names that begin with VITE_.
 * @param {{ all?: boolean, env?: Record<string, string | undefined> }} [options] `all`: as if EXHAUSTIVE were 1
 */
export function settleSweeps({ all = false, env = process.env } = {}) {
	const isExhaustive = all || env['EXHAUSTIVE'] === '1';
	const seed = seedOf(env);
	env['SWEEP_SEED'] = env['VITE_SWEEP_SEED'] = String(seed);
	// Unset rather than empty, so that no reader takes it for a yes.
	delete env['EXHAUSTIVE'];
	delete env['VITE_EXHAUSTIVE'];
	if (isExhaustive) env['EXHAUSTIVE'] = env['VITE_EXHAUSTIVE'] = '1';
	return { seed, isExhaustive };
}
