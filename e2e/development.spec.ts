import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../scripts/product.mjs";
import { projectNode, root } from "../scripts/workspace.mjs";
import { fillSignIn } from "./account.ts";
import { postEventByForm } from "./events.ts";
import { test as base, expect, isTakenOver } from "./journey.ts";

const article = "/blog/holding-a-circle-nukkad-natak";

/** Starts `npm run dev` with an empty data folder, and ends it after the test. */
const test = base.extend({
  baseURL: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from the pattern.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "callboard-development-"));
      const [port, apiPort] = [await freePort(), await freePort()];
      const settings = { PORT: String(port), API_PORT: String(apiPort), DATA_DIR: dataDir, DATABASE_URL: "" };
      const env = { ...process.env, ...settings, BUILD_FOLDER: "dist-test", LOG_LEVEL: "warn" };
      const program = spawn(projectNode, [join(root, "scripts/dev.mjs")], { env, stdio: "ignore" });
      const url = `http://localhost:${port}`;
      const answers = () =>
        fetch(`${url}/trpc/category.list`)
          .then(({ ok }) => ok)
          .catch(() => false);
      try {
        await expect.poll(answers, { timeout: 240_000 }).toBe(true);
        await use(url);
      } finally {
        program.kill("SIGTERM");
        await once(program, "exit");
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
      }
    },
    { scope: "test", timeout: 300_000 },
  ],
});
test.use({ allowed: /.*/ });

test("whoever runs `npm run dev` signs in, comments and posts an event", async ({ page }) => {
  test.setTimeout(300_000);
  // Vite reloads the page when it finds a package that it has not prepared yet: so each page is opened once before.
  for (const path of [article, "/create-event", "/login"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await isTakenOver(page);
  }
  await fillSignIn(page, "demo-agency", "callboard-demo");
  await expect(page).toHaveURL(/\/blog$/);
  await page.goto(article);
  await isTakenOver(page);
  const comments = page.getByRole("region", { name: /Comments/ });
  await comments.getByRole("textbox").first().fill("Seen while it was being written");
  await comments.getByRole("button", { name: /Post/ }).first().click();
  await expect(comments.getByText("Seen while it was being written")).toBeVisible();
  await postEventByForm(page, "An evening of first drafts");
});
