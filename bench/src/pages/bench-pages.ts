import { findBrowser } from "../../../scripts/browser.mjs";
import { inBrowser } from "./browser.ts";
import { missesOf, type PageRow, pageColumns, pageRow } from "./page-row.ts";
import { startSites } from "./sites.ts";
import { type Manner, manners, visit } from "./visit.ts";

/** Addresses of the demo content, which is the same on each first start. */
const pages: Record<string, string> = {
  home: "/",
  listing: "/blog",
  article: "/blog/one-line-one-day-day-player",
  tag: "/self-tape",
  events: "/events",
  event: "/event/142",
  directory: "/directory",
  profile: "/profiles/artist/2",
  "sign-in": "/login",
};

type Sites = Awaited<ReturnType<typeof startSites>>;

/** A page visited several times, its copy in every other round; the qualities, which do not change, are read once. */
async function visitInTurn(page: string, manner: Manner, sites: Sites, chromePath: string, runs: number) {
  const row: PageRow = { page, manner, visits: [], copies: [] };
  await inBrowser(chromePath, async (port) => {
    for (let run = 0; run < runs; run++) {
      const scope = run === 0 ? "everything" : "performance";
      row.visits.push(await visit(sites.product + pages[page], manner, port, scope));
      if (run % 2 === 0) row.copies.push(await visit(sites.copy + pages[page], manner, port, "performance"));
    }
  });
  console.log(pageRow(row));
  return row;
}

/** The lines about a page in a table that was written before, which begin in one of two ways. */
const linesAbout = (page: string, table: string, start: "| " | "- ") =>
  table.split("\n").filter((line) => line.startsWith(`${start}${page}${start === "| " ? " |" : ","}`));

/**
 * The built product's pages in Chromium, as Lighthouse sees them, each beside the same page without scripts: phone and
 * desktop, medians of `runs`. Gives the table in Markdown; what it says of pages that nobody asked for comes from the former
 * one. Throws where there is no Chromium, no page of that name, or no answer.
 */
export async function benchPages(
  runs: number,
  asked = Object.keys(pages),
  former: string = "",
): Promise<string> {
  const unknown = asked.filter((page) => !(page in pages));
  if (unknown.length > 0) throw new Error(`no page ${unknown}; there are ${Object.keys(pages)}`);
  const browser = await findBrowser();
  const sites = await startSites();
  const rows: PageRow[] = [];
  try {
    for (const page of asked) {
      // A page is rendered once before it is measured.
      for (const origin of [sites.product, sites.copy]) await fetch(origin + pages[page]);
      for (const manner of manners) rows.push(await visitInTurn(page, manner, sites, browser, runs));
    }
  } finally {
    await sites.stop();
  }
  const linesOf = (start: "| " | "- ", written: (row: PageRow) => string[]) =>
    Object.keys(pages).flatMap((page) =>
      asked.includes(page)
        ? rows.filter((row) => row.page === page).flatMap(written)
        : linesAbout(page, former, start),
    );
  const misses = linesOf("- ", (row) => missesOf(row).map((miss) => `- ${miss}`));
  return [
    `Medians of ${runs} visits, with the copy in turn.`,
    "",
    pageColumns,
    ...linesOf("| ", (row) => [pageRow(row)]),
    "",
    ...(misses.length > 0 ? ["Short of a goal:", "", ...misses] : ["Every goal is met."]),
  ].join("\n");
}
