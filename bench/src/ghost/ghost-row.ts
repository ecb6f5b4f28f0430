import { middle } from "../pages/page-row.ts";
import type { Figures, Manner, Visit } from "../pages/visit.ts";

/** A page seen in one manner: its visits, between them Ghost's, and the most that its LCP may be of Ghost's. */
export type GhostRow = { page: string; manner: Manner; visits: Visit[]; ghost: Visit[]; mostOfGhost: number };

const ratioOf = ({ visits, ghost }: GhostRow) => middle(visits, "lcp") / middle(ghost, "lcp");

/** The median LCP, and the least and the greatest where there are several. */
function spreadOf(visits: Visit[]): string {
  const times = visits.map(({ figures }) => Math.round(figures.lcp));
  const spread = times.length > 1 ? ` (${Math.min(...times)}–${Math.max(...times)})` : "";
  return `${middle(visits, "lcp").toFixed(0)}${spread}`;
}

/** A row of the table in Markdown, in the order of `ghostColumns`. */
export function ghostRow(row: GhostRow): string {
  const both = (figure: keyof Figures, digits = 0) =>
    [row.visits, row.ghost].map((visits) => middle(visits, figure).toFixed(digits));
  const cells = [
    ...[row.page, row.manner.name],
    ...[...both("fcp"), spreadOf(row.visits), spreadOf(row.ghost), ratioOf(row).toFixed(2)],
    ...[...both("script", 1), ...both("performance")],
    ...[row.visits, row.ghost].map(([first]) => first?.qualities[0]),
  ];
  return `| ${cells.join(" | ")} |`;
}

export const ghostColumns =
  "| page | seen on | FCP ms | Ghost's | LCP ms | Ghost's | of Ghost's LCP | script kB | Ghost's | performance | Ghost's | accessibility | Ghost's |\n" +
  "|---|---|---|---|---|---|---|---|---|---|---|---|---|";

/** Where a page misses its goal, in words; empty where it keeps it. */
export function ghostMissesOf(row: GhostRow): string[] {
  if (ratioOf(row) <= row.mostOfGhost) return [];
  return [
    `${row.page}, ${row.manner.name}: LCP ${ratioOf(row).toFixed(2)} × of Ghost's, the goal is ${row.mostOfGhost}`,
  ];
}
