import { median } from "../median.ts";
import type { Figures, Manner, Visit } from "./visit.ts";

/** A page seen in one manner: its visits, and between them those of its copy without scripts. */
export type PageRow = { page: string; manner: Manner; visits: Visit[]; copies: Visit[] };

/** In kB; `build-size.test.ts` holds it too. */
const mostScript = 102;
const blogPages = ["listing", "article", "tag"];

/** The median of a figure; a visit to a page that never came to rest has no total blocking time, and no score. */
export const middle = (visits: Visit[], figure: keyof Figures) =>
  median(visits.map(({ figures }) => figures[figure]).filter((value) => !Number.isNaN(value)));

/** The page's time beside its copy's. */
function besideCopy({ visits, copies }: PageRow, figure: "fcp" | "lcp"): number {
  return middle(visits, figure) / middle(copies, figure);
}

/** A row of the table in Markdown, in the order of `pageColumns`. */
export function pageRow(row: PageRow): string {
  const of = (figure: keyof Figures, digits = 0) => middle(row.visits, figure).toFixed(digits);
  const cells = [
    ...[row.page, row.manner.name, of("performance")],
    ...[of("fcp"), besideCopy(row, "fcp").toFixed(2), of("lcp"), besideCopy(row, "lcp").toFixed(2)],
    ...[of("cls", 3), of("tbt")],
    ...(["tbt", "performance"] as const).map((figure) => middle(row.copies, figure).toFixed(0)),
    ...[of("script", 1), row.visits[0]?.qualities.join(" ")],
  ];
  return `| ${cells.join(" | ")} |`;
}

export const pageColumns =
  "| page | seen on | performance | FCP ms | of the copy | LCP ms | of the copy | CLS | TBT ms | copy's TBT | copy's performance | script kB | accessibility, practices, SEO |\n" +
  "|---|---|---|---|---|---|---|---|---|---|---|---|---|";

/** Where a page misses a goal, in words; empty where it keeps all. */
export function missesOf(row: PageRow): string[] {
  const of = (figure: keyof Figures) => middle(row.visits, figure);
  const misses: [boolean, string][] = [
    [of("performance") < row.manner.performance, `performance ${of("performance")}`],
    [besideCopy(row, "fcp") > 1.1, `FCP ${besideCopy(row, "fcp").toFixed(2)} × of the copy`],
    [besideCopy(row, "lcp") > 1.1, `LCP ${besideCopy(row, "lcp").toFixed(2)} × of the copy`],
    [of("cls") > 0.01, `CLS ${of("cls").toFixed(3)}`],
    [of("tbt") > 50, `TBT ${of("tbt").toFixed(0)} ms`],
    [
      blogPages.includes(row.page) && of("script") > mostScript,
      `${of("script").toFixed(1)} kB of script on a page of the blog`,
    ],
  ];
  const failures = row.visits[0]?.failures ?? [];
  return [...misses.filter(([isMissed]) => isMissed).map(([, words]) => words), ...failures].map(
    (words) => `${row.page}, ${row.manner.name}: ${words}`,
  );
}
