import { guardsOf } from "./guards-of.mjs";

const spelling = "apps/api/src/modules/spelling";
const routes = [`${spelling}/spelling-routes.test.ts`];

/** Guards of which words are learnt, which of them are near, and what is offered. */
export const spellingGuards = [
  ...guardsOf(`${spelling}/spelling-repository.ts`, routes, [
    ["case when is_known then 0 else ", "case when false then 0 else "],
    [" <> measured.word", " is not null"],
    ["select distinct $", "select $"],
  ]),
  ...guardsOf(`${spelling}/spell.ts`, routes, [
    ["|| words.length > spelledWordsMax", ""],
    ["if (await finds(other, list ? [list] : searchedLists))", "if (other)"],
    ['candidate.words.join(" ") !== written', "true"],
  ]),
  ...guardsOf(`${spelling}/find-in-lists.ts`, routes, [["domain, search }", "domain: null, search }"]]),
  ...guardsOf(`${spelling}/forget-words.ts`, routes, [["if (!(await finds(word, searchedLists))) ", ""]]),
  ...guardsOf(
    "apps/api/src/modules/people/erase-person.ts",
    ["apps/api/src/modules/people/erasure-routes.test.ts"],
    [["  await forgetWords(tx, words, now);\n", ""]],
  ),
  ...guardsOf("apps/api/migrations/0054_search-words.sql", routes, [
    [
      "AFTER INSERT OR UPDATE OF search, visibility ON events\n  FOR EACH ROW WHEN (NEW.visibility = 'public')",
      "AFTER INSERT OR UPDATE OF search, visibility ON events\n  FOR EACH ROW",
    ],
    ['    WHERE NOT EXISTS (SELECT FROM search_words WHERE word COLLATE "C" = spelt COLLATE "C")', ""],
    ["ts_filter(search, '{a,b,c}')", "search"],
    [" AND lexeme !~ '[0-9]'", ""],
  ]),
];
