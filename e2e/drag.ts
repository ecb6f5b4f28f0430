import type { Locator, Page } from "@playwright/test";

/** Drags as a hand does, step by step: a browser tells of no drag that jumps. */
export async function dragOnto(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("Nothing to drag, or nowhere to");
  await page.mouse.move(start.x + 100, start.y + start.height + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + 130, start.y + 60, { steps: 5 });
  await page.mouse.move(end.x + end.width / 2, end.y + 120, { steps: 10 });
  await page.mouse.move(end.x + end.width / 2, end.y + 130, { steps: 3 });
  await page.mouse.up();
}
