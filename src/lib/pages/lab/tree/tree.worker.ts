import { growTree } from '../../../core/experiments/krk/program-tree.ts';
import { messageOf } from '../../../workers/message-of.ts';
import { ProgramGames } from '../program/program-games.ts';
import type { TreeRequest, TreeResponse } from './tree-protocol.ts';

const games = new ProgramGames();
/** The newest request; an older one that has not been started is dropped. */
let asked: TreeRequest | null = null;

const post = (response: TreeResponse): void => {
	self.postMessage(response);
};

self.onmessage = ({ data }: MessageEvent<TreeRequest>): void => {
	asked = data;
	// Messages that arrived in the meantime are handled first.
	setTimeout(() => {
		if (asked === data) answer(data);
	});
};

function answer({ id, rules, question }: TreeRequest): void {
	try {
		const game = games.get(rules, (made) => {
			post({ id, kind: 'tables', made });
		});
		const grown = growTree(game, question);
		if ('tree' in grown) post({ id, kind: 'tree', tree: grown.tree });
		else post({ id, kind: 'none', none: grown.none });
	} catch (error) {
		post({ id, kind: 'failed', message: messageOf(error) });
	}
}
