import { cpus } from 'node:os';
import { chessJs } from './chess-js.ts';
import { krk } from './krk.ts';
import { layout } from './layout.ts';
import { kept, linesOf, type Measurement } from './measure.ts';
import { memory } from './memory.ts';
import { practice } from './practice.ts';
import { reading } from './reading.ts';
import { recording } from './recording.ts';
import { seek } from './seek.ts';

const MEASUREMENTS: readonly Measurement[] = [
	memory,
	recording,
	chessJs,
	layout,
	seek,
	krk,
	practice,
	reading
];

console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`);
for (const { question, tables } of MEASUREMENTS) {
	console.log(`\n${question}`);
	for (const table of tables()) {
		for (const line of linesOf(table)) console.log(line);
	}
}
if (kept === undefined) throw new Error('nothing was measured');
