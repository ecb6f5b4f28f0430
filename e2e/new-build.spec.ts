import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freePort, startProgram, stopProgram } from "../scripts/product.mjs";
import { root } from "../scripts/workspace.mjs";
import { newPerson, signUp } from "./account.ts";
import { fillEvent } from "./events.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { writeOtherBuild } from "./other-build.ts";
import { product } from "./product.ts";

const port = await freePort();
const folder = join(import.meta.dirname, "results", `new-build-${port}`);
const older = join(root, "apps/web/dist-test");
test.use({ baseURL: `http://localhost:${port}`, allowed: /status of 40[14]/ });

const persisted = (name: string) => readFileSync(join(product.dataDir, name), "utf8").trim();
let stop = async () => {};

/** A gateway of its own before the product's API, in the place of the one before it. */
async function serve(build: string, settings: Record<string, string> = {}) {
  await stop();
  const gateway = await startProgram("the gateway", "bff", {
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    PORT: String(port),
    UPSTREAM_URL: product.apiUrl,
    UPSTREAM_API_KEY: persisted("apikey"),
    SESSION_KEYS: persisted("session-key"),
    READS_PER_MINUTE: "100000",
    WEB_DIST: build,
    ...settings,
  });
  stop = () => stopProgram(gateway);
}

const serveNewer = (settings?: Record<string, string>) =>
  serve(writeOtherBuild(older, join(folder, "newer")), settings);

/** Counts the documents that the tab loads from now on. */
function countDocuments(page: Page) {
  const documents: string[] = [];
  page.on("request", (sent) => {
    if (sent.isNavigationRequest()) documents.push(new URL(sent.url()).pathname);
  });
  return documents;
}

test.describe.configure({ mode: "serial" });
test.afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a tab that is open since the last build comments, loads more and posts", async ({ page, request }) => {
  const keeping = { DATA_DIR: join(folder, "data") };
  await serve(older, keeping);
  const person = newPerson("Meera Iyer");
  await signUp(page, person);
  await open(page, "/blog");
  await serveNewer(keeping);
  expect(await (await request.get("/blog")).text()).toContain("-newer.js");
  const documents = countDocuments(page);

  const stories = page.getByRole("region", { name: "Latest Stories" }).getByRole("article");
  await expect(stories).toHaveCount(10);
  await page
    .getByRole("button", { name: "Load More" })
    .or(page.getByRole("link", { name: "Load More" }))
    .click();
  await expect(stories).toHaveCount(20);

  await stories.first().getByRole("heading").getByRole("link").click();
  const comments = page.getByRole("region", { name: /Comments/ });
  const words = `From before the interval ${person.number}`;
  await comments.getByRole("textbox").first().fill(words);
  await comments.getByRole("button", { name: /Post/ }).first().click();
  await expect(comments.getByRole("paragraph").filter({ hasText: words })).toHaveCount(1);

  await page.getByRole("banner").getByRole("link", { name: "Post Audition Now" }).click();
  await fillEvent(page, { title: `An open call across two builds ${person.number}` });
  await page.getByRole("button", { name: "Post Event" }).click();
  await expect(page.getByText("Event created successfully!").first()).toBeVisible();
  expect(documents).toEqual([]);
});

test("a tab whose code is gone loads the next page whole, once, and keeps what was typed", async ({
  page,
}) => {
  await serve(older);
  await open(page, "/contact");
  await page.getByLabel("Message").fill("Half a letter to the box office");
  await serveNewer();
  const documents = countDocuments(page);
  await page.getByRole("banner").getByRole("link", { name: "Events" }).first().click();
  await expect.poll(() => documents).toEqual(["/events"]);
  await isTakenOver(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Message")).toHaveValue("Half a letter to the box office");
  expect(documents).toEqual(["/events"]);
});
