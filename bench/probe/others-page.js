// Runs in others.html: draws the same random tree with cytoscape or with echarts, and measures the time. The input of
// each library is made before the clock starts, and every option is chosen for speed.
/* global cytoscape, echarts */

/**
 * A random tree in preorder, bushy and about ten plies deep, like search trees (as in bench/tidy.ts).
 * @param {number} nodes
 * @returns {Int32Array} the parent of each node, -1 at the root
 */
function randomTree(nodes) {
	let seed = 1;
	// Park and Miller's minimal standard generator: any would do, as long as every run has the same tree.
	const random = () => (seed = (seed * 48_271) % 0x7fffffff) / 0x7fffffff;
	const parent = new Int32Array(nodes).fill(-1);
	const open = [0];
	for (let item = 1; item < nodes; item++) {
		const deepest = Math.min(open.length, 10);
		open.length = Math.max(1, Math.ceil(deepest * Math.sqrt(random())));
		parent[item] = open[open.length - 1];
		open.push(item);
	}
	return parent;
}

/**
 * A position for each node: leaves in a row, a parent over the middle of its children.
 * @param {Int32Array} parent
 */
function positionsOf(parent) {
	const ply = new Int32Array(parent.length);
	for (let item = 1; item < parent.length; item++) ply[item] = ply[parent[item]] + 1;
	const from = new Float64Array(parent.length).fill(Infinity);
	const to = new Float64Array(parent.length).fill(-Infinity);
	let leaves = 0;
	for (let item = parent.length - 1; item >= 0; item--) {
		if (from[item] === Infinity) from[item] = to[item] = -10 * leaves++;
		const above = parent[item];
		if (above < 0) continue;
		from[above] = Math.min(from[above], (from[item] + to[item]) / 2);
		to[above] = Math.max(to[above], (from[item] + to[item]) / 2);
	}
	return Array.from(parent, (_, item) => ({ x: (from[item] + to[item]) / 2, y: 100 * ply[item] }));
}

const nextFrame = () =>
	new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * @param {'breadthfirst' | 'preset'} name
 * @param {number} nodes
 */
async function drawWithCytoscape(name, nodes) {
	const parent = randomTree(nodes);
	const positions = name === 'preset' ? positionsOf(parent) : null;
	const elements = [];
	for (let item = 0; item < nodes; item++) {
		elements.push({ data: { id: `${item}` }, ...(positions && { position: positions[item] }) });
	}
	for (let item = 1; item < nodes; item++) {
		elements.push({ data: { id: `e${item}`, source: `${parent[item]}`, target: `${item}` } });
	}
	const start = performance.now();
	await new Promise((resolve) => {
		cytoscape({
			container: document.getElementById('picture'),
			elements,
			style: [
				{ selector: 'node', style: { width: 4, height: 4 } },
				{ selector: 'edge', style: { width: 1, 'curve-style': 'haystack' } }
			],
			layout: {
				name,
				directed: true,
				roots: ['0'],
				animate: false,
				fit: true,
				stop: ({ cy }) => cy.one('render', resolve)
			},
			pixelRatio: 1,
			hideEdgesOnViewport: true,
			textureOnViewport: true
		});
	});
	await nextFrame();
	return performance.now() - start;
}

/** @param {number} nodes */
async function drawWithEcharts(nodes) {
	const parent = randomTree(nodes);
	const items = Array.from(parent, (_, item) => ({ name: `${item}`, children: [] }));
	for (let item = 1; item < nodes; item++) items[parent[item]].children.push(items[item]);
	const start = performance.now();
	await new Promise((resolve) => {
		const chart = echarts.init(document.getElementById('picture'), null, {
			renderer: 'canvas',
			devicePixelRatio: 1
		});
		chart.on('finished', resolve);
		chart.setOption({
			animation: false,
			series: [
				{
					type: 'tree',
					data: [items[0]],
					orient: 'TB',
					edgeShape: 'polyline',
					expandAndCollapse: false,
					initialTreeDepth: -1,
					animation: false,
					silent: true,
					label: { show: false },
					symbolSize: 3
				}
			]
		});
	});
	await nextFrame();
	return performance.now() - start;
}

Object.assign(window, { drawWithCytoscape, drawWithEcharts });
