/** Guards of one file that the same tests watch, of pairs: the text, and what it is replaced by. */
export const guardsOf = (file, tests, pairs) =>
  pairs.map(([text, replacement]) => ({ file, text, replacement, tests }));
