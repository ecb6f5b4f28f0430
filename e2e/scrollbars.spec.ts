import { launchOptions } from "./browser.ts";
import { expect, open, type Page, test } from "./journey.ts";

// Classic scrollbars, which Playwright hides.
test.use({
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] },
  viewport: { width: 800, height: 700 },
});

/** The RGB values of a pixel. */
async function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  const dot = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (png) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${png}` });
    await image.decode();
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(image, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data.slice(0, 3) ?? [])];
  }, dot.toString("base64"));
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`a dialog moves nothing and shades the room of the scrollbar like the page (${colorScheme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/help");
    const heading = page.locator("h1");
    const place = await heading.boundingBox();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").evaluate((panel) => panel.setAttribute("style", "visibility: hidden"));
    expect(await heading.boundingBox()).toEqual(place);
    const beside = await colourAt(page, 775, 450);
    for (const [index, part] of (await colourAt(page, 795, 450)).entries()) {
      // Browsers round mixed and overlaid colours differently.
      expect(Math.abs(part - (beside[index] ?? 0))).toBeLessThanOrEqual(1);
    }
  });
}
