/** A game is three files and a row in each of three registries: CONTRIBUTING's recipe is followed here. */
import { expect } from 'vitest';
import { addFile, addRow, recipe } from './copy.ts';
import type { Recipe } from './recipe.ts';

/** The rules of the example. */
const RULES = `/** Nim: a move takes counters from one heap, and who takes the last one wins. */
import { fail, ok } from '../../base/result.ts';
import type { Game, GameState, Move } from '../game.ts';

/** More than a heap may have: a move is the heap's number times this, and what is taken. */
const RADIX = 10;

export class NimState implements GameState {
	readonly #heaps: number[];
	readonly #played: Move[] = [];
	#isMax: boolean;

	constructor(heaps: readonly number[], isMax: boolean) {
		this.#heaps = [...heaps];
		this.#isMax = isMax;
	}

	get heaps(): readonly number[] {
		return this.#heaps;
	}

	maxToMove(): boolean {
		return this.#isMax;
	}

	isTerminal(): boolean {
		return this.#heaps.every((counters) => counters === 0);
	}

	legalMoves(): Move[] {
		return this.#heaps.flatMap((counters, heap) =>
			Array.from({ length: counters }, (_, taken) => heap * RADIX + taken + 1)
		);
	}

	/** The last counter is taken by the other side. */
	result(): number {
		if (!this.isTerminal()) return 0;
		return this.#isMax ? -1 : 1;
	}

	play(move: Move): void {
		this.#change(move, -(move % RADIX));
		this.#played.push(move);
	}

	undo(): void {
		const move = this.#played.pop() as Move;
		this.#change(move, move % RADIX);
	}

	key(): string {
		return formatNim(this);
	}

	#change(move: Move, by: number): void {
		const heap = Math.floor(move / RADIX);
		this.#heaps[heap] = (this.#heaps[heap] as number) + by;
		this.#isMax = !this.#isMax;
	}
}

function formatNim(state: NimState): string {
	return state.heaps.join('-') + (state.maxToMove() ? '' : ' second');
}

export const nim: Game<NimState> = {
	id: 'nim',
	name: 'Nim',
	notation: 'heaps of counters (3-4-5)',
	sideNames: { max: 'First', min: 'Second' },
	hasResult: true,
	defaultDepth: null,
	maxDepth: 36,
	defaultPosition: '1-2-3',
	presets: [
		{
			id: 'three-heaps',
			name: 'Three heaps',
			position: '1-2-3',
			about: 'Three heaps whose numbers have the sum 0 in binary without carrying.',
			finding: 'Second takes the last counter.',
			teaches: 'Balance'
		},
		{
			id: 'two-heaps',
			name: 'Two heaps',
			position: '2-3 second',
			about: 'Two heaps, and Second moves.',
			finding: 'Second makes them equal.',
			teaches: 'Copying'
		}
	],
	parse(text) {
		const [, heaps, second] = /^([0-9](?:-[0-9]){0,3})( second)?$/.exec(text.trim()) ?? [];
		return heaps === undefined
			? fail('nim-heaps', 'A position has one to four heaps, as in 3-4-5.')
			: ok(new NimState(heaps.split('-').map(Number), second === undefined));
	},
	format: formatNim,
	moveText: (_, move) => 'abcd'.charAt(Math.floor(move / RADIX)) + String(move % RADIX),
	moveId: (_, move) => String(move),
	ending: (state) =>
		state.isTerminal()
			? {
					code: 'no-counters',
					name: 'No counters left',
					winner: state.maxToMove() ? 'min' : 'max',
					detail: ''
				}
			: null
};
`;

/** Its board. */
const BOARD = `<!-- The heaps of Nim: a column of counters each, with its letter. -->
<script module lang="ts">
	import type { BoardPicture } from '../face.ts';

	export interface NimPicture extends BoardPicture {
		readonly heaps: readonly number[];
	}
</script>

<script lang="ts">
	import { NO_MOVE, type Move } from '$lib/core/games/game.ts';
	import type { BoardProps } from '../face.ts';
	import Hatch from '../Hatch.svelte';
	import { STAR } from '$lib/core/layout/drawing/outlines.ts';

	let { picture, marks, label }: BoardProps<NimPicture> = $props();

	const id = $props.id();
	const hatching = 'url(#' + id + ')';

	/** True for the counters that a move takes, from the top of its heap. */
	function takes(move: Move | null, heap: number, below: number): boolean {
		const [from, taken] = [Math.floor((move ?? NO_MOVE) / 10), (move ?? 0) % 10];
		return from === heap && below >= (picture.heaps[heap] ?? 0) - taken;
	}
</script>

<svg viewBox="0 0 100 100" role="img" aria-label={label}>
	<defs><Hatch {id} size={4} line={1} /></defs>
	{#each picture.heaps as counters, heap (heap)}
		{#each { length: counters }, below (below)}
			{@const [x, y] = [12 + 24 * heap, 92 - 10 * below]}
			<circle
				class={['counter', takes(marks.searched, heap, below) && 'searched']}
				cx={x}
				cy={y}
				r="4"
				fill={marks.pruned.some((move) => takes(move, heap, below)) ? hatching : null}
			/>
			{#if takes(marks.best, heap, below)}
				<path class="solid {picture.side}" transform="translate({x} {y}) scale(0.3)" d={STAR} />
			{/if}
		{/each}
	{/each}
</svg>

<style>
	.counter {
		stroke: var(--line-strong);
	}

	.searched {
		stroke: var(--now-edge);
		stroke-width: 2;
	}
</style>
`;

/** Its face. */
const FACE = `import type { NimState } from '$lib/core/games/nim/nim.ts';
import { onDemand } from '$lib/ui/on-demand.svelte.ts';
import type { GameFace } from '../face.ts';
import type { NimPicture } from './NimBoard.svelte';

export const nimFace: GameFace<NimState, NimPicture> = {
	Board: onDemand(() => import('./NimBoard.svelte')),
	marks: 'cells',
	canFlip: false,
	picture: ({ heaps }, side) => ({ side, heaps: [...heaps] }),
	describe: ({ heaps }, turn) => 'Heaps of ' + heaps.join(', ') + '. ' + turn,
	mini: () => null,
	cellsOfMove: () => [],
	hint: 'One to four heaps of at most nine counters, as in 3-4-5. Add “second” if Second is to move.'
};
`;

/** Its row in the conformance tests. */
const ROW = `	{
		id: 'nim',
		positions: ['0', '1-0-2', '2-2 second', '3-1-1'],
		over: '0-0',
		faults: [
			['', 'nim-heaps'],
			['3,4', 'nim-heaps'],
			['1-2-3-4-5', 'nim-heaps'],
			['10', 'nim-heaps']
		],
		playouts: 10,
		plies: 9,
		textIsWhole: () => true,
		searches: [{ position: '1-2' }, { position: '1-1-2', depth: '2' }, { position: '0' }]
	}`;

const SAID = recipe('Adding a game');
const FILES = [...SAID.matchAll(/`(src\/[^`]*\/nim\/[^`]+)`/g)].map(([, one = '']) => one);
const [rules = '', board = '', face = ''] = FILES;
const [, faces = '', listOfFaces = ''] =
	/In `([^`]+)`, add the face's row to `(\w+)`/.exec(SAID) ?? [];
const [, folder = '', named = ''] =
	/`npx vitest run --project core (tests\/conformance) -t "([^"]+)"`/.exec(SAID) ?? [];

/** What the compiler of components reads. */
export const COMPONENTS_OF_GAME = [faces, face, board];
/** The tests that the recipe names, and those that print the tables of the documents again. */
export const TESTS_OF_GAME = [
	folder,
	'tests/tooling/field-tables.test.ts',
	'tests/core/base/groups.test.ts',
	'-u',
	'-t',
	`${named}|every game has|of nim are|tables`
];
/** A part of the names of the tests that the recipe names. */
export const NAMED_OF_GAME = named;

const search = (position: string): string => `search --game nim --json --position ${position}`;

export const game: Recipe = {
	name: 'a game that is added as the recipe says, by three files and three rows, is searched',
	commands: [search('1-2-3'), search('1-2-4')],
	follow() {
		const [, games = '', ofGames = ''] = /Add its row to `(\w+)` in `([^`]+)`/.exec(SAID) ?? [];
		const [, ofTests = '', tests = ''] = /In `([^`]+)`, add its row to `(\w+)`/.exec(SAID) ?? [];
		expect(FILES).toHaveLength(3);
		for (const [path, text] of [
			[rules, RULES],
			[board, BOARD],
			[face, FACE]
		] as const) {
			addFile(path, text);
		}
		const imports = "import { nim } from './nim/nim.ts';\n";
		addRow(ofGames, games, '\tnim: { ...nim, code: nim }', imports);
		const load = "async () => (await import('./nim/face.ts')).nimFace";
		addRow(faces, listOfFaces, `\tnim: { load: ${load} }`);
		addRow(ofTests, tests, ROW);
	},
	holds(said) {
		const searched = (position: string) =>
			JSON.parse(said(search(position))) as {
				value: number;
				moves: { text: string; verdict: string }[];
			};
		// The sum without carrying is 0, and then only c1 makes it so again.
		expect(searched('1-2-3').value).toBe(-1);
		const { value, moves } = searched('1-2-4');
		expect([value, moves.find(({ verdict }) => verdict === 'best')?.text]).toEqual([1, 'c1']);
	}
};
