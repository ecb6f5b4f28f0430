import { setTimeout as pause } from "node:timers/promises";
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import type { Db } from "../../apps/api/src/db/client.ts";
import { hashPassword } from "../../apps/api/src/modules/account/password-hash.ts";
import { findBrowser } from "../../scripts/browser.mjs";
import { fillApplications, posterId } from "./api/fill-applications.ts";
import { scratchApi } from "./api/scratch.ts";
import { startGateway } from "./gateway-program.ts";
import { chromeFlags } from "./pages/browser.ts";

const password = "a curtain rises";
/** For each of ten calls. */
const applicants = 2_000;
const board = "/account/calls/1";
/** How far a list is scrolled with each frame, in pixels, and how often it is scrolled through. */
const [step, runs] = [300, 3];
/** A frame that takes longer than this has missed its turn at 60 a second, in ms. */
const late = 25;

async function fill(db: Db): Promise<void> {
  await fillApplications(db, applicants * 10);
  const hash = await hashPassword(password);
  await db.execute(
    `update users set password_hash = '${hash}', phone_verified_at = now() where id = ${posterId}`,
  );
}

async function signedIn(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email, username or mobile number").fill(`p${posterId}`);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/blog$/);
  return page;
}

/** Scrolls down until no more is loaded, and back; gives how many there are. */
async function loadAll(scroller: Locator): Promise<number> {
  const atEnd = () =>
    scroller.evaluate((element) => {
      element.scrollTop = element.scrollHeight;
      return Number(element.querySelector("li")?.getAttribute("aria-setsize"));
    });
  let [loaded, rounds] = [0, 0];
  // Two seconds without another item: that was the last page.
  while (rounds < 20) {
    const found = await atEnd();
    rounds = found > loaded ? 0 : rounds + 1;
    loaded = found;
    await pause(100);
  }
  await scroller.evaluate((element) => {
    element.scrollTop = 0;
  });
  await pause(500);
  return loaded;
}

/** How long each frame took while a list was scrolled from its beginning to its end, in ms. */
const framesOf = (scroller: Locator): Promise<number[]> =>
  scroller.evaluate(
    (element, pixels) =>
      new Promise<number[]>((resolve) => {
        const { defaultView: page } = element.ownerDocument;
        const frames: number[] = [];
        element.scrollTop = 0;
        let before = performance.now();
        const next = (now: number) => {
          frames.push(now - before);
          before = now;
          const top = element.scrollTop;
          element.scrollTop = top + pixels;
          if (element.scrollTop > top) page?.requestAnimationFrame(next);
          else resolve(frames.slice(2));
        };
        page?.requestAnimationFrame(next);
      }),
    step,
  );

/** As many items, all of them in a document that runs no script. */
async function plainCopy(context: BrowserContext, scroller: Locator, items: number): Promise<Page> {
  const html = await scroller.evaluate((element, count) => {
    const rules = [...element.ownerDocument.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].map((rule) => rule.cssText),
    );
    const { width, height } = element.getBoundingClientRect();
    const item = `<li style="margin-bottom:8px">${element.querySelector("li")?.innerHTML}</li>`;
    const scroller = `<div id="scroller" style="width:${width}px;height:${height}px;overflow-y:auto">`;
    return `<style>${rules.join("\n")}</style>${scroller}<ul>${item.repeat(count)}</ul></div>`;
  }, items);
  const copy = await context.newPage();
  await copy.setContent(html);
  await pause(500);
  return copy;
}

const nth = (sorted: number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;

function row(name: string, items: number, frames: number[]): string {
  const sorted = frames.toSorted((one, other) => one - other);
  const missed = frames.filter((frame) => frame > late).length / frames.length;
  const [median, slow, longest] = [0.5, 0.95, 1].map((share) => nth(sorted, share).toFixed(1));
  return `| ${name} | ${items} | ${frames.length} | ${median} | ${slow} | ${longest} | ${(missed * 100).toFixed(1)} % |`;
}

type View = { name: string; address: string; list: string };
const views: View[] = [
  { name: "the list", address: `${board}?view=list`, list: "Applications" },
  { name: "the longest column", address: board, list: "New" },
];

/** Frames of a list of the board and of its copy, in turn. */
async function measure(context: BrowserContext, page: Page, { name, address, list }: View) {
  await page.goto(new URL(address, page.url()).href);
  const scroller = page.getByRole("list", { name: list, exact: true }).locator("..");
  const items = await loadAll(scroller);
  const copy = await plainCopy(context, scroller, items);
  const frames: Record<"board" | "copy", number[]> = { board: [], copy: [] };
  for (let run = 0; run < runs; run++) {
    await page.bringToFront();
    frames.board.push(...(await framesOf(scroller)));
    await copy.bringToFront();
    frames.copy.push(...(await framesOf(copy.locator("#scroller"))));
  }
  await copy.close();
  return [row(name, items, frames.board), row(`${name} as a plain document`, items, frames.copy)];
}

/** How smooth a board with many applicants scrolls. Gives the table in Markdown. */
export async function benchBoard(): Promise<string> {
  const api = await scratchApi(process.env.BENCH_DATABASE_URL, fill);
  try {
    const { origin, stop } = await startGateway(api.url);
    const browser = await chromium.launch({ executablePath: await findBrowser(), args: chromeFlags });
    try {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await signedIn(context, origin);
      const rows: string[] = [];
      for (const view of views) rows.push(...(await measure(context, page, view)));
      return [
        `${step} pixels with each frame, ${runs} times.`,
        "",
        "| | applications | frames | median, ms | 95 of 100, ms | longest, ms | late |",
        "|---|---|---|---|---|---|---|",
        ...rows,
      ].join("\n");
    } finally {
      await browser.close();
      await stop();
    }
  } finally {
    await api.stop();
  }
}
