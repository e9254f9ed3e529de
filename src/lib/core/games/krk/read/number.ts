/** A position's number with a word or a sign around it: "Position 206,557, Black to move", "#194". */
import { ok } from '../../../base/result.ts';
import type { FenReader } from '../../../fen/found-fen.ts';

const NUMBER =
	/^\s*(?:position|placement|number|start|id|no\.?|nr\.?|#|№)?\s*[:=#]?\s*(\d{1,3}(?:[,.'\u2009\u00a0 ]\d{3})|\d{1,6})\s*[,;]?\s*(?:\(?(w|b|white|black)(?:\s+to\s+(?:move|play))?\)?)?\s*[.;,]?\s*$/i;

export const number: FenReader = {
	id: 'number',
	name: 'numbers with words around them',
	find(text) {
		const [, digits = '', side = 'w'] = NUMBER.exec(text) ?? [];
		if (digits === '') return null;
		const id = digits.replace(/\D/g, '');
		const isOwn = text.trim() === id;
		return ok({
			what: `the number ${id} of a position`,
			fen: `${id} ${side.charAt(0).toLowerCase()}`,
			at: text.indexOf(digits),
			isOwn
		});
	}
};
