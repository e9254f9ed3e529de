/** The program of `compiled.ts` in Standard ML and in Haskell, with every fault behind the same number. */
import type { Cut } from '../../../../src/lib/core/check/runs.ts';
import { FAULT_NUMBERS, NAMES, textFor } from './compiled.ts';

const SML = `
fun is one = !fault = one orelse !fault = 100 + one;
${NAMES.map((name, at) => `val ${name} = ${at};`).join('\n')}
val INF = Real.posInf;
val sharedA = ref (~INF);
val sharedB = ref INF;

fun isOver (isMax, best : real, alpha : real, beta : real, value : real, oldA : real, oldB : real) =
  if is NEVER orelse is (if isMax then NO_CUT_MAX else NO_CUT_MIN) then false
  else if is OWN then (if isMax then best >= alpha else best <= beta)
  else if is WRONG then (if isMax then value <= oldA else value >= oldB)
  else if !fault >= 99 then alpha >= beta
  else if isMax then best >= beta else best <= alpha;

fun visit (seen, Leaf value, _, _, _) = (seen value; value)
  | visit (seen, Node children, isMax, alpha0, beta0) =
      let
        val best = ref (if is BEST_ZERO then 0.0 else if isMax then ~INF else INF)
        val alpha = ref (if is SHARED then !sharedA else alpha0)
        val beta = ref (if is SHARED then !sharedB else beta0)
        val isLate = !fault >= 99 orelse is RETURNS_ALPHA orelse is OWN
        fun loop [] = ()
          | loop (child :: rest) =
              let
                val (a, b) = if is OPEN then (~INF, INF)
                  else if is PARENT then (if isMax then (!best, INF) else (~INF, !best))
                  else if is SWAPPED then (!beta, !alpha)
                  else (!alpha, !beta)
                val found = visit (seen, child, if is FLAG then false else not isMax, a, b)
                val value = if is MINUS then ~found else found
                val () = if is SHARED then (alpha := !sharedA; beta := !sharedB) else ()
                val () = best := (if is LAST_VALUE then value
                  else if isMax then Real.max (!best, value) else Real.min (!best, value))
                val (oldA, oldB) = (!alpha, !beta)
                fun over () = isOver (isMax, !best, !alpha, !beta, value, oldA, oldB)
              in
                if not isLate andalso over () then ()
                else (
                  if isMax andalso not (is NO_ALPHA)
                    then alpha := (if is ASSIGNED then value else Real.max (!alpha, !best)) else ();
                  if not isMax andalso not (is NO_BETA)
                    then beta := (if is ASSIGNED then value else Real.min (!beta, !best)) else ();
                  if is SHARED then (sharedA := !alpha; sharedB := !beta) else ();
                  if isLate andalso over () then () else loop rest)
              end
      in
        loop (if is LAST_MOVE then List.take (children, length children - 1) else children);
        if is RETURNS_ALPHA then !alpha else !best
      end;

fun search (tree, isMax, seen) =
  visit (seen, tree, if is SIDES then not isMax else isMax, ~INF, INF);
`;

/** Runs the test for each fault in one process: a failed one raises instead of leaving it. */
export const smlFor = (cut: Cut): Readonly<Record<string, string>> => ({
	'search.sml': textFor(cut, SML),
	'run.sml': `
val fault = ref 0;
exception Failed;
structure OS = struct structure Process = struct val failure = () fun exit () = raise Failed end end;
fun run number = (fault := number; (use "search_test.sml"; print "\\nRESULT 0\\n") handle _ => print "\\nRESULT 1\\n");
val _ = app run [${FAULT_NUMBERS.join(', ').replaceAll('-', '~')}];
`
});

const HASKELL = `
module Search (Tree (..), search) where

import Data.IORef
import System.Environment (getEnv)
import System.IO.Unsafe (unsafePerformIO)

data Tree = Leaf Double | Node [Tree]

fault :: Int
fault = unsafePerformIO (read <$> getEnv "FAULT")
{-# NOINLINE fault #-}

is :: Int -> Bool
is one = fault == one || fault == 100 + one

inf :: Double
inf = 1 / 0

isOver :: Bool -> Double -> Double -> Double -> Double -> Double -> Double -> Bool
isOver isMax best alpha beta value oldA oldB
  | is NEVER || is (if isMax then NO_CUT_MAX else NO_CUT_MIN) = False
  | is OWN = if isMax then best >= alpha else best <= beta
  | is WRONG = if isMax then value <= oldA else value >= oldB
  | fault >= 99 = alpha >= beta
  | otherwise = if isMax then best >= beta else best <= alpha

search :: Tree -> Bool -> (Double, [Double])
search tree isMax = unsafePerformIO $ do
  seen <- newIORef []
  sharedA <- newIORef (-inf)
  sharedB <- newIORef inf
  let
    visit (Leaf value) _ _ _ = modifyIORef seen (value :) >> return value
    visit (Node children) isMax0 alpha0 beta0 = do
      alpha1 <- if is SHARED then readIORef sharedA else return alpha0
      beta1 <- if is SHARED then readIORef sharedB else return beta0
      let start = if is BEST_ZERO then 0 else if isMax0 then -inf else inf
      loop isMax0 (if is LAST_MOVE then init children else children) start alpha1 beta1
    loop _ [] best alpha _ = return (if is RETURNS_ALPHA then alpha else best)
    loop isMax0 (child : rest) best0 alpha0 beta0 = do
      let
        (a, b)
          | is OPEN = (-inf, inf)
          | is PARENT = if isMax0 then (best0, inf) else (-inf, best0)
          | is SWAPPED = (beta0, alpha0)
          | otherwise = (alpha0, beta0)
      found <- visit child (if is FLAG then False else not isMax0) a b
      oldA <- if is SHARED then readIORef sharedA else return alpha0
      oldB <- if is SHARED then readIORef sharedB else return beta0
      let
        value = if is MINUS then negate found else found
        best
          | is LAST_VALUE = value
          | isMax0 = max best0 value
          | otherwise = min best0 value
        isLate = fault >= 99 || is RETURNS_ALPHA || is OWN
        alpha
          | isMax0 && not (is NO_ALPHA) = if is ASSIGNED then value else max oldA best
          | otherwise = oldA
        beta
          | not isMax0 && not (is NO_BETA) = if is ASSIGNED then value else min oldB best
          | otherwise = oldB
        end newest = return (if is RETURNS_ALPHA then newest else best)
      if not isLate && isOver isMax0 best oldA oldB value oldA oldB then end oldA else do
        if is SHARED then writeIORef sharedA alpha >> writeIORef sharedB beta else return ()
        if isLate && isOver isMax0 best alpha beta value oldA oldB
          then end alpha
          else loop isMax0 rest best alpha beta
  value <- visit tree (if is SIDES then not isMax else isMax) (-inf) inf
  leaves <- reverse <$> readIORef seen
  return (value, leaves)
`;

export const haskellFor = (cut: Cut): Readonly<Record<string, string>> => ({
	// Names in capitals are no values there.
	'Search.hs': NAMES.reduce(
		(text, name, at) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), String(at)),
		textFor(cut, HASKELL)
	)
});
