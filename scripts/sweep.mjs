// Which part of the sweeps a run takes, told to every runner by the environment. Node built-ins only.

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
 * Settles seed and extent for this process and all that it starts; pages see the names that begin with VITE_.
 * @param {boolean} [isExhaustive]
 */
export function settleSweeps(isExhaustive = process.env['EXHAUSTIVE'] === '1') {
	const seed = seedOf();
	for (const prefix of ['', 'VITE_']) {
		process.env[`${prefix}SWEEP_SEED`] = String(seed);
		process.env[`${prefix}EXHAUSTIVE`] = isExhaustive ? '1' : '';
	}
	return { seed, isExhaustive };
}
