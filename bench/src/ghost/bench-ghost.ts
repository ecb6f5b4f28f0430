import { findBrowser } from "../../../scripts/browser.mjs";
import { inBrowser } from "../pages/browser.ts";
import { startSites } from "../pages/sites.ts";
import { type Manner, manners, visit } from "../pages/visit.ts";
import { fillGhost } from "./fill-ghost.ts";
import { type GhostRow, ghostColumns, ghostMissesOf, ghostRow } from "./ghost-row.ts";
import { startGhost } from "./start-ghost.ts";

/** Pages of the product, each with Ghost's that it stands beside and the most that its LCP may be of that one's. */
const pages = [
  {
    name: "article",
    path: "/blog/one-line-one-day-day-player",
    ghostPath: "/one-line-one-day-day-player/",
    mostOfGhost: 0.75,
  },
  { name: "listing", path: "/blog", ghostPath: "/", mostOfGhost: 0.5 },
  { name: "home", path: "/", ghostPath: "/", mostOfGhost: 0.5 },
];
const names = pages.map(({ name }) => name);
const phones = manners.filter(({ name }) => name.startsWith("phone"));

type Origins = { product: string; ghost: string };

/** Both pages visited several times in turn; a first visit to each, for which Ghost makes its images, does not count. */
async function visitInTurn(
  { name, path, ghostPath, mostOfGhost }: (typeof pages)[number],
  manner: Manner,
  origins: Origins,
  chromePath: string,
  runs: number,
) {
  const row: GhostRow = { page: name, manner, visits: [], ghost: [], mostOfGhost };
  const [url, ghostUrl] = [origins.product + path, origins.ghost + ghostPath];
  await inBrowser(chromePath, async (port) => {
    for (const address of [url, ghostUrl]) await visit(address, manner, port, "performance");
    for (let run = 0; run < runs; run++) {
      const scope = run === 0 ? "everything" : "performance";
      row.visits.push(await visit(url, manner, port, scope));
      row.ghost.push(await visit(ghostUrl, manner, port, scope));
    }
  });
  console.log(ghostRow(row));
  return row;
}

/** Starts both sites with the same articles, does something with them, and ends them in any case. Gives Ghost's versions. */
async function besideGhost(work: (origins: Origins) => Promise<void>): Promise<string> {
  const ghost = await startGhost();
  try {
    const sites = await startSites();
    try {
      await fillGhost(ghost.url, sites.product);
      await work({ product: sites.product, ghost: ghost.url });
    } finally {
      await sites.stop();
    }
  } finally {
    await ghost.stop();
  }
  return ghost.versions;
}

/**
 * The built product's article and lists in Chromium beside those of a Ghost with the same articles and images, as
 * Lighthouse's phone sees them: medians of `runs`. Gives the table in Markdown. Throws where there is no Ghost in
 * GHOST_FOLDER, no Chromium, no page of that name, or no answer.
 */
export async function benchGhost(runs: number, asked = names): Promise<string> {
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`no page ${unknown}; there are ${names}`);
  const browser = await findBrowser();
  const rows: GhostRow[] = [];
  const versions = await besideGhost(async (origins) => {
    for (const page of pages.filter(({ name }) => asked.includes(name)))
      for (const manner of phones) rows.push(await visitInTurn(page, manner, origins, browser, runs));
  });
  const misses = rows.flatMap(ghostMissesOf);
  return [
    `${versions}. Medians of ${runs} visits, in turn.`,
    "",
    ghostColumns,
    ...rows.map(ghostRow),
    "",
    ...(misses.length > 0
      ? ["Short of a goal:", "", ...misses.map((miss) => `- ${miss}`)]
      : ["Every goal is met."]),
  ].join("\n");
}
