import { aboutTest, RULE_LINES, spell, type Expected } from './expected.ts';

export function writeHunit(expected: Expected): string {
	const { tree, value, ...leaves } = spell(expected, {
		number: (one) => {
			const text = Number.isFinite(one) ? String(Math.abs(one)) : '1/0';
			return one < 0 ? `(-${text})` : `(${text})`;
		},
		list: ['[', ']'],
		leaf: (text) => `Leaf ${text}`,
		node: (children) => `Node [${children}]`
	});
	const about = aboutTest(expected, [
		'Yours is the module Search. It has data Tree = Leaf Double | Node [Tree], and',
		'search :: Tree -> Bool -> (Double, [Double]), which gets the tree, and True if MAX moves',
		'first. It returns the value of the root, and the leaves that it evaluates, in order.'
	]);
	return `${about.map((line) => `-- ${line}`).join('\n')}
module Main where

import Control.Monad (when)
import Data.List (sort)
import Search (Tree (..), search)
import System.Exit (exitFailure)
import Test.HUnit

tree :: Tree
tree = ${tree}

-- ${RULE_LINES.equal}: evaluated leaves, and pruned ones.
equal :: ([Double], [Double])
equal = (${leaves.equal}, ${leaves.equalPruned})

-- ${RULE_LINES.strict}.
strict :: ([Double], [Double])
strict = (${leaves.strict}, ${leaves.strictPruned})

accepted :: [([Double], [Double])]
accepted = [${expected.accepted.join(', ')}]

tests :: Test
tests =
  TestList
    [ "value of the root" ~: ${value} ~=? value,
      "leaves in order" ~: assertBool (show leaves) (leaves \`elem\` map fst accepted),
      "pruned leaves"
        ~: assertBool "pruned" (any (\\(_, pruned) -> sort (leaves ++ pruned) == every) accepted)
    ]
  where
    (value, leaves) = search tree ${expected.max ? 'True' : 'False'}
    every = sort (fst equal ++ snd equal)

main :: IO ()
main = do
  found <- runTestTT tests
  when (errors found + failures found > 0) exitFailure
`;
}
