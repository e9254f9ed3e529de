/** What a picture shows, as a link with its step, and back. */
import { assertExists } from '../base/assert.ts';
import { EXPLORER } from '../share/link.ts';
import { addressOf, queryOf } from '../share/long-link.ts';
import packer from '../share/packer.ts';
import { readSceneLink } from './scene-link.ts';
import type { StageState } from './stage-message.ts';
import { shownStepOf, type Place } from './walk.ts';

type StagePlace = Pick<StageState, 'link' | 'step' | 'future'>;

/** A place as a stage is told of it. */
export function stagePlaceOf({ page, address }: Pick<Place, 'page' | 'address'>): StagePlace {
	const { query, hash } = address;
	if (page !== null) {
		return { link: `${page}/${addressOf(query, packer)}${hash}`, step: null, future: null };
	}
	const { step, future } = EXPLORER.read(query).values;
	return { link: addressOf(query, packer), step: step === Infinity ? 'end' : step, future };
}

/** The place of a state whose link is right, in the layout of a lecture. The games of the link are there. */
export function placeOnStage({ link, step, future }: StagePlace): Place {
	const read = readSceneLink(link);
	const { page, search, hash } = assertExists(read.ok ? read.value : null, 'a checked link');
	const query = queryOf({ search, hash }, packer);
	if (page !== null) {
		return { page, address: { query, hash: page === 'sources' ? hash : '' }, at: null };
	}
	const { values } = EXPLORER.read(query);
	const shown = EXPLORER.query({
		...values,
		view: 'lecture',
		future: future ?? values.future,
		step: step === 'end' ? Infinity : (step ?? values.step)
	});
	return { page, address: { query: shown, hash: '' }, at: shownStepOf(shown) };
}
