/** What the explorer does not show at once, each loaded when it is asked for. */
import { factsOf } from '$lib/core/games/registry.ts';
import type { SearchSetup } from '$lib/core/search/setup.ts';
import { EXPLORER, NONE, type View } from '$lib/core/share/link.ts';
import { makeAllReady, makeReadyFor } from '$lib/games/ready.ts';
import { faceOf } from '$lib/games/registry.ts';
import { PANELS } from '$lib/stepping/panels/panels.ts';
import { loadPicture } from '$lib/tree/large-pictures.ts';
import { loadSpine } from '$lib/tree/stage/spine-part.ts';
import { wasOverviewOpen } from '$lib/tree/overview/overview-choice.svelte.ts';
import { isGuest } from '$lib/ui/frame/embedded.ts';
import { loadPackerFor, queryOf } from '$lib/ui/frame/long-address.svelte.ts';
import { OnDemand, onDemand } from '$lib/ui/on-demand.svelte.ts';

export const TEXT = onDemand(() => import('$lib/stepping/text/TextView.svelte'));
export const LECTURE = onDemand(() => import('./LectureView.svelte'));
export const LECTURE_BAR = onDemand(() => import('./LectureBar.svelte'), makeAllReady);
export const BOARD = onDemand(() => import('$lib/stepping/board/Board.svelte'));
export const RULES = onDemand(() => import('./setup/RulesPanel.svelte'));
export const OUTCOME = onDemand(() => import('./setup/SearchOutcome.svelte'));
export const CHANGE = onDemand(() => import('./ChangeNote.svelte'));
export const OVERVIEW = onDemand(() => import('$lib/tree/overview/Overview.svelte'));
export const FIRST_VISIT = onDemand(() => import('./first-visit/FirstVisit.svelte'));
export const EMBEDDED = onDemand(() => import('$lib/stepping/Embedded.svelte'));
export const GUEST_BAR = onDemand(() => import('./guest/GuestBar.svelte'));
export const SHARE = new OnDemand(() => import('$lib/stepping/share-part.ts'));
export const HIDDEN = onDemand(() => import('./HiddenPage.svelte'));
export const KEYS = onDemand(() => import('$lib/stepping/transport/HelpDialog.svelte'));

/** The view that is shown where one is asked for: a frame of another site has no space for the page around the picture. */
export function viewIn(view: View): View {
	return view === 'explore' && isGuest() ? 'lecture' : view;
}

/** What a view needs besides what every view has. */
export function partsOf(
	view: View
): readonly Pick<OnDemand<unknown>, 'part' | 'hasFailed' | 'load'>[] {
	if (view === 'lecture') return [LECTURE, isGuest() ? GUEST_BAR : LECTURE_BAR];
	return view === 'text' ? [TEXT] : [];
}

/** Loads a view. */
export async function loadView(view: View): Promise<void> {
	await Promise.all(partsOf(view).map((part) => part.load()));
}

/** A tree that fits in every window that is not low. */
const EXAMPLE = EXPLORER.read('').values.position;

/** Loads what draws a search: the board of its game, which a typed tree has not, and the spine if it may not fit. */
export async function loadDrawing({
	game,
	position
}: Pick<SearchSetup, 'game' | 'position'>): Promise<void> {
	const isTyped = factsOf(game).hasTypedLeaves === true;
	await Promise.all([
		isTyped ? null : BOARD.load(),
		isTyped ? null : faceOf(game).Board.load(),
		isTyped && position === EXAMPLE ? null : loadSpine()
	]);
}

/** In a window as low as this, in pixels, not even the example may fit. */
const LOW = 640;

/** Loads what an address shows at once. */
export async function loadShownFirst(address: {
	readonly search: string;
	readonly hash: string;
}): Promise<void> {
	await loadPackerFor(address);
	await makeReadyFor(queryOf(address));
	const { game, position, hide, view, tree, form, panel } = EXPLORER.read(queryOf(address)).values;
	await Promise.all([
		loadDrawing({ game, position }),
		hide.length > 0 ? HIDDEN.load() : null,
		loadView(viewIn(view)),
		loadPicture(tree),
		form === 'spine' || innerHeight < LOW ? loadSpine() : null,
		wasOverviewOpen() ? OVERVIEW.load() : null,
		panel === NONE ? null : PANELS[panel].load()
	]);
}
