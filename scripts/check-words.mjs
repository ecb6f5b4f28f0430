/**
 * `npm run check:words`: fails on words that this project once used for what the field has words for, in the names and texts of
 * all files. docs/glossary.md defines the words to use.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** A pattern, and what to say instead. */
const words = [
  [/\b(the|same|whole|every|each) provider\b/i, "API, or upstream in the gateway"],
  [/\bProviderError\b/, "UpstreamError"],
  [/\bkept[A-Z]\w*|\bkept-\w+\.ts/, "cached, persisted"],
  [/\bGel\b|\bgelOf\b|\bgels?\b/, "accent"],
  [/\bBeams\b/, "image fallback"],
  [/\bslips?\b/i, "event card"],
  [/takes_back|taken_back|\btakeBack\b/, "reversal"],
  [/\b[eE]ventStanding|\.standing\b/, "viewer, permissions"],
  [/\baskers?\b|\bAsker\b/, "viewer, client, RequestLike"],
  [/\bownPath\b/, "safe redirect"],
  [/\bisTelling\b/, "leaksSecret"],
  [/\bnoteChecked\b/, "markParsed"],
  [/\b(TooSoonError|keptKey|photoKeeper|walkOrSearch|isGuessable|guessable)\b/, "see the glossary"],
  [/\buse(ScrollPlace|OwnLinks|AddressDialog)\b/, "scroll restoration, client links, search-param dialog"],
  [/\bCACHE_(FRESH|REVALIDATE|ON_ERROR)_MS\b/, "CACHE_MAX_AGE_MS and its neighbours"],
  [/\bComplaint\b/, "issue"],
];

/** Texts of the demo, what has happened already, and where old names are refused. */
const exempt =
  /^(apps\/api\/migrations\/|packages\/demo\/|CHANGELOG\.md|pnpm-lock\.yaml|scripts\/check-words\.mjs|apps\/bff\/src\/env(\.test)?\.ts)/;
const isText = /\.(ts|tsx|mjs|cjs|md|css|html|json|ya?ml|tmpl|svg)$/;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((path) => path && !exempt.test(path) && isText.test(path));

const found = files.flatMap((path) => {
  let text;
  try {
    text = readFileSync(join(root, path), "utf8");
  } catch {
    return [];
  }
  return [path, ...text.split("\n")].flatMap((line, number) =>
    words
      .filter(([pattern]) => pattern.test(line))
      .map(([pattern, instead]) => `${path}:${number}  ${pattern.exec(line)[0]}  → ${instead}`),
  );
});

for (const line of found) console.error(line);
if (found.length > 0) process.exit(1);
