import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * What axe-core finds on a page: a line for each violated rule, with the HTML of the elements. `options` chooses
 * rules or tags; without it all run. The script is loaded once a document and only violations leave the browser: that halves the time.
 */
export async function axeViolations(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" / ")}`);
    },
    { resultTypes: ["violations"], ...options } satisfies axe.RunOptions,
  );
}
