import type { SourceId } from '$lib/core/engines/engine.ts';
import { SOURCE_IDS } from '$lib/core/engines/engine.ts';
import { ghessText } from './ghess.ts';
import { krkPaperText } from './krk-paper.ts';
import { pythonText } from './python.ts';
import { rBloggersText } from './r-bloggers.ts';
import type { SourceText } from './source-text.ts';
import { swiftText } from './swift.ts';

const TEXTS: Readonly<Record<SourceId, SourceText>> = {
	'r-bloggers': rBloggersText,
	'krk-paper': krkPaperText,
	swift: swiftText,
	python: pythonText,
	ghess: ghessText
};

/** The five sections in the page's order. */
export const SOURCE_TEXTS: readonly SourceText[] = SOURCE_IDS.map((id) => TEXTS[id]);
