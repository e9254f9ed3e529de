/** Right alpha-beta in Python and in JavaScript, as students write it. `print` is the world's. */
export type Language = 'python' | 'javascript';

/** A right program whose lines a fault changes. */
export interface Base {
	readonly kind: 'plain' | 'negamax';
	/** It tests best before it moves its bound; or it moves the bound, and tests alpha against beta. */
	readonly form: 'best' | 'bounds';
	readonly text: string;
}

const PYTHON: readonly Base[] = [
	{
		kind: 'plain',
		form: 'best',
		text: `
def search(node, is_max, alpha, beta):
    if not isinstance(node, list):
        print(node)
        return node
    best = -inf if is_max else inf
    for child in node:
        value = search(child, not is_max, alpha, beta)
        if is_max:
            best = max(best, value)
            if best >= beta:
                break
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            if best <= alpha:
                break
            beta = min(beta, best)
    return best

def solve(tree):
    return search(tree, True, -inf, inf)
`
	},
	{
		kind: 'plain',
		form: 'bounds',
		text: `
def search(node, is_max, alpha, beta):
    if not isinstance(node, list):
        print(node)
        return node
    best = -inf if is_max else inf
    for child in node:
        value = search(child, not is_max, alpha, beta)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
            if alpha >= beta:
                break
        else:
            best = min(best, value)
            beta = min(beta, best)
            if beta <= alpha:
                break
    return best

def solve(tree):
    return search(tree, True, -inf, inf)
`
	},
	{
		kind: 'negamax',
		form: 'best',
		text: `
def search(node, color, alpha, beta):
    if not isinstance(node, list):
        print(node)
        return color * node
    best = -inf
    for child in node:
        value = -search(child, -color, -beta, -alpha)
        best = max(best, value)
        if best >= beta:
            break
        alpha = max(alpha, best)
    return best

def solve(tree):
    return search(tree, 1, -inf, inf)
`
	},
	{
		kind: 'negamax',
		form: 'bounds',
		text: `
def search(node, color, alpha, beta):
    if not isinstance(node, list):
        print(node)
        return color * node
    best = -inf
    for child in node:
        value = -search(child, -color, -beta, -alpha)
        best = max(best, value)
        alpha = max(alpha, best)
        if alpha >= beta:
            break
    return best

def solve(tree):
    return search(tree, 1, -inf, inf)
`
	}
];

const JAVASCRIPT: readonly Base[] = [
	{
		kind: 'plain',
		form: 'best',
		text: `
const { max, min } = Math;
const inf = Infinity;
function search(node, isMax, alpha, beta) {
	if (!Array.isArray(node)) {
		print(node);
		return node;
	}
	let best = isMax ? -inf : inf;
	for (const child of node) {
		const value = search(child, !isMax, alpha, beta);
		if (isMax) {
			best = max(best, value);
			if (best >= beta) break;
			alpha = max(alpha, best);
		} else {
			best = min(best, value);
			if (best <= alpha) break;
			beta = min(beta, best);
		}
	}
	return best;
}
function solve(tree) {
	return search(tree, true, -inf, inf);
}
`
	},
	{
		kind: 'plain',
		form: 'bounds',
		text: `
const { max, min } = Math;
const inf = Infinity;
function search(node, isMax, alpha, beta) {
	if (!Array.isArray(node)) {
		print(node);
		return node;
	}
	let best = isMax ? -inf : inf;
	for (const child of node) {
		const value = search(child, !isMax, alpha, beta);
		if (isMax) {
			best = max(best, value);
			alpha = max(alpha, best);
			if (alpha >= beta) break;
		} else {
			best = min(best, value);
			beta = min(beta, best);
			if (beta <= alpha) break;
		}
	}
	return best;
}
function solve(tree) {
	return search(tree, true, -inf, inf);
}
`
	},
	{
		kind: 'negamax',
		form: 'best',
		text: `
const { max } = Math;
const inf = Infinity;
function search(node, color, alpha, beta) {
	if (!Array.isArray(node)) {
		print(node);
		return color * node;
	}
	let best = -inf;
	for (const child of node) {
		const value = -search(child, -color, -beta, -alpha);
		best = max(best, value);
		if (best >= beta) break;
		alpha = max(alpha, best);
	}
	return best;
}
function solve(tree) {
	return search(tree, 1, -inf, inf);
}
`
	},
	{
		kind: 'negamax',
		form: 'bounds',
		text: `
const { max } = Math;
const inf = Infinity;
function search(node, color, alpha, beta) {
	if (!Array.isArray(node)) {
		print(node);
		return color * node;
	}
	let best = -inf;
	for (const child of node) {
		const value = -search(child, -color, -beta, -alpha);
		best = max(best, value);
		alpha = max(alpha, best);
		if (alpha >= beta) break;
	}
	return best;
}
function solve(tree) {
	return search(tree, 1, -inf, inf);
}
`
	}
];

export const RIGHT: Readonly<Record<Language, readonly Base[]>> = {
	python: PYTHON,
	javascript: JAVASCRIPT
};
