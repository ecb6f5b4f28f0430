import { join } from "node:path";
import type { Page } from "@playwright/test";
import { folder, wanted } from "./wanted.ts";

const heights: Record<number, number> = { 375: 812, 768: 1024, 1280: 800, 1920: 1080 };
/** Screenshots of long lists are cut. */
const tallest = 9000;

/** Waits until all images and fonts are loaded. */
async function isDrawn(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...pictures.map((image) => image.decode().catch(() => {}))]);
  });
}

type Options = {
  name: string;
  /** The viewport only, as for a dialog. */
  isWindow?: boolean | undefined;
  widths?: [from: number, to: number] | undefined;
};

/** Takes the page in every wanted width and theme, into `<name>--<width>-<theme>.jpg`. */
export async function shoot(
  page: Page,
  { name, isWindow = false, widths = [0, Number.POSITIVE_INFINITY] }: Options,
) {
  for (const width of wanted.widths.filter((width) => width >= widths[0] && width <= widths[1])) {
    const height = heights[width] ?? 900;
    await page.setViewportSize({ width, height });
    await isDrawn(page);
    if (!isWindow) await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: isWindow ? height : Math.min(whole, tallest) };
    for (const colorScheme of wanted.themes) {
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `${name}--${width}-${colorScheme}.jpg`);
      await page.screenshot({ path, clip, fullPage: !isWindow, type: "jpeg", quality: 82 });
    }
  }
}

/** Takes the page with print styles, at A4 width. */
export async function shootPrint(page: Page, name: string) {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print", colorScheme: "light" });
  await isDrawn(page);
  const path = join(folder, `${name}--794-light.jpg`);
  await page.screenshot({ path, fullPage: true, type: "jpeg", quality: 82 });
}
