/** Reads a long PGN. */
import type { Result } from '../../core/base/result.ts';
import type { ReadPgn } from '../../core/games/chess/pgn/pgn-game.ts';
import { readPgn } from '../../core/games/chess/pgn/read-pgn.ts';
import { serve } from '../../workers/serve.ts';

serve<string, never, Result<ReadPgn>>(readPgn);
