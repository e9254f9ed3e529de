/** The clock of a lecture against the minutes of its scenes. */
import type { Lesson } from './lesson.ts';

/**
 * Seconds that a lecture is behind its plan, below 0 if it is ahead of it; 0 within the minutes of its scene.
 *
 * @param scene the index of the scene that is shown
 * @param elapsed seconds since the beginning of the lecture
 */
export function lagOf({ scenes }: Lesson, scene: number, elapsed: number): number {
	const secondsOf = (before: number): number =>
		scenes.slice(0, before).reduce((sum, { minutes }) => sum + minutes * 60, 0);
	const [begin, end] = [secondsOf(scene), secondsOf(scene + 1)];
	if (elapsed < begin) return elapsed - begin;
	return Math.max(0, elapsed - end);
}

/** Minutes and seconds, from an hour on with hours: "23:40", "1:02:05". Parts of a second do not count. */
export function formatClock(seconds: number): string {
	const whole = Math.floor(seconds);
	const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
	const rest = String(whole % 60).padStart(2, '0');
	return hours === 0
		? `${minutes}:${rest}`
		: `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/** What a lag says: "+1:20", "−0:40", "on time". */
export function formatLag(seconds: number): string {
	const whole = Math.trunc(seconds);
	if (whole === 0) return 'on time';
	return `${whole < 0 ? '−' : '+'}${formatClock(Math.abs(whole))}`;
}
