/**
 * `pnpm screenshots`: a product of its own, a picture of each screen in each state, width and theme, and a contact sheet of
 * them all. `--only=home,event --width=375,1280 --theme=dark` takes fewer and keeps the other pictures.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser } from "./browser.mjs";
import { ownEnvironment, runPlaywright } from "./e2e.mjs";
import { writeContactSheet } from "./gallery/contact-sheet.mjs";
import { startProduct } from "./product.mjs";
import { ensureBuilt, ensureInstalled, failWith, root } from "./workspace.mjs";

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    width: { type: "string", default: "375,768,1280,1920" },
    theme: { type: "string", default: "light,dark" },
  },
});

async function takePictures(shots) {
  const chromePath = await findBrowser();
  const webDist = await ensureBuilt("dist-test");
  const folder = mkdtempSync(join(tmpdir(), "callboard-screenshots-"));
  let product;
  try {
    product = await startProduct(await ownEnvironment(folder), webDist, console.log);
    const env = {
      SCREENSHOTS_ONLY: values.only,
      SCREENSHOTS_WIDTHS: values.width,
      SCREENSHOTS_THEMES: values.theme,
      SCREENSHOTS_OUT: shots,
    };
    return await runPlaywright(["--config", "screenshots/playwright.config.ts"], {
      product,
      chromePath,
      folder,
      env,
    });
  } finally {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await ensureInstalled();
  const folder = join(root, ".data", "screenshots");
  const shots = join(folder, "shots");
  if (process.argv.length === 2) rmSync(folder, { recursive: true, force: true });
  mkdirSync(shots, { recursive: true });
  const { failed } = await takePictures(shots);
  console.log(`The contact sheet is ${relative(process.cwd(), writeContactSheet(folder))}`);
  process.exit(failed ? 1 : 0);
} catch (error) {
  failWith(error);
}
