/**
 * `npm run bench`, or `npm run bench -- gateway` for one of them: measures, prints, and writes the tables into docs/benchmarks.md.
 * `npm run bench -- pages --pages=home,article` measures some pages anew and leaves the others' lines as they are.
 * `npm run bench -- api --lists=applications` does so for lists.
 * `npm run bench -- pages --runs=1` looks at them while one works on them, and writes nothing.
 * `GHOST_FOLDER=… npm run bench -- ghost` needs an installed Ghost and is left out where nobody asks for it by name.
 * Never fails because of a number.
 */
import { parseArgs } from "node:util";
import { benchApi } from "./api-scale.ts";
import { benchBoard } from "./board.ts";
import { benchGateway } from "./gateway.ts";
import { benchGhost } from "./ghost/bench-ghost.ts";
import { benchPages } from "./pages/bench-pages.ts";
import { sectionOf, writeSection } from "./report.ts";
import { benchSearches } from "./searches.ts";
import { benchStreams } from "./streams.ts";
import { benchTapes } from "./tapes.ts";

type Bench = { title: string; about: string; run: (former: string) => Promise<string> };

const benches = {
  gateway: {
    title: "The gateway in front of the same API",
    about: `The API is a stand-in that answers from memory, so that what is in front of it is measured. The limit is a bare handler that
sends a ready buffer for the same request.`,
    run: benchGateway,
  },
  api: {
    title:
      "The API's lists among 200,000 events, 100,000 articles, 1,000,000 applications and as many profiles",
    about: `Whole calls of the API over HTTP. A ratio compares with the first page among 1,000, asked for in turn; 20,000 of the
events are campaigns with a ledger of three lines each. Lists of applications are compared with themselves among 1,000: there a call
has 100 applications, here the one that is asked for has 20,000, and 490 others have 2,000 each. Counts of the directory are compared with
themselves too.`,
    run: (former) => benchApi(former, values.lists?.split(",")),
  },
  searches: {
    title: "A new call among 100,000 saved searches",
    about: `Without HTTP: the statements that hold a call against all searches, and the whole job that tells who is to hear of it, which rests
about as long as it works.`,
    run: benchSearches,
  },
  streams: {
    title: "Open streams of notifications",
    about: `Resident memory of the process that holds the streams: a bare Node server, and the gateway before an API on PGlite.`,
    run: benchStreams,
  },
  tapes: {
    title: "The longest self-tape",
    about: `Resident memory of the gateway and of the API behind it while one applicant sends the longest video that is taken, in the pieces a
browser sends, and while it is played from its beginning to its end without a pause. Both have served a thousand pages before.`,
    run: benchTapes,
  },
  board: {
    title: "A board of 2,000 applicants",
    about: `Frames of the built product in Chromium while a list of applications that is loaded whole is scrolled through, beside a document
without script that holds as many of its items. A frame is late where it takes more than 25 ms. The machine draws without a graphics
card.`,
    run: benchBoard,
  },
  pages: {
    title: "The pages in a browser",
    about: `Lighthouse's phone and desktop on the built product with its demo content. The copy is the same page with its styles, fonts and
images, and without any script. Simulated: loaded at full speed, then computed for a slow network and processor; applied: the
browser itself is slowed down. The copy's blocking time and performance say what the machine takes without any script.
Script is what the page loads on its own, compressed, without headers.`,
    run: (former) => benchPages(Number(values.runs ?? 5), values.pages?.split(","), former),
  },
  ghost: {
    title: "Beside Ghost",
    about: `An article and the lists beside the post and the home page of a Ghost with its default theme and settings, in production mode on
SQLite, filled with the same articles, authors, tags and images through its own importer; nothing stands in front of either. The
stock photograph of its home page gives way to the image of an article, and its scripts for members, search and comments come from a
stand-in of their CDN, on the same machine. Where these deferred scripts happen to arrive before the first paint, a simulated visit
counts them in, an applied one does not: see how far the LCPs of a page lie apart.`,
    run: () => benchGhost(Number(values.runs ?? 5), values.pages?.split(",")),
  },
} satisfies Record<string, Bench>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string" }, pages: { type: "string" }, lists: { type: "string" } },
});
type Name = keyof typeof benches;
const asked = positionals.filter((name) => name in benches) as Name[];
const usual = (Object.keys(benches) as Name[]).filter((name) => name !== "ghost");
for (const name of asked.length > 0 ? asked : usual) {
  const { title, about, run } = benches[name];
  const table = await run(sectionOf(title));
  const isGlance = values.runs !== undefined || (name === "ghost" && values.pages !== undefined);
  if (!isGlance) writeSection(title, about, table);
  console.log(`\n${table}\n${isGlance ? "" : "\nwritten to docs/benchmarks.md"}`);
}
