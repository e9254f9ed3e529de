/** The label of a node in the paper's program: k12R35K65, each piece with its file and row, from 0. */
import { fail, ok } from '../../../base/result.ts';
import type { FenReader } from '../../../fen/found-fen.ts';
import { formatBoard, placementOf } from '../placement.ts';

const LABEL = /^\s*["'“]?k([0-7])([0-7])R([0-7])([0-7])K([0-7])([0-7])["'”]?\s*$/;

export const label: FenReader = {
	id: 'label',
	name: 'labels of the paper’s program',
	find(text) {
		const match = LABEL.exec(text);
		if (match === null) return null;
		const [k = 0, R = 0, K = 0] = [1, 3, 5].map((i) => 8 * Number(match[i]) + Number(match[i + 1]));
		if (k === K || R === K || k === R) {
			return fail(
				'krk-same-square',
				'Two pieces of this label are on the same square.',
				text.indexOf('k')
			);
		}
		const what = 'a label of the paper’s program, with White to move';
		return ok({ what, fen: `${formatBoard(placementOf(k, R, K))} w - - 0 1`, at: null });
	}
};
