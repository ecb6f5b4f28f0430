import { comeIn } from "./admin.ts";
import { expect, test } from "./journey.ts";

test.slow();

test("an editor features an event, which stands first, and stops featuring it", async ({ page }) => {
  await comeIn(page, "/admin/featured-events", "demo-editor", "callboard-demo");
  await page.getByRole("button", { name: "Feature an event" }).click();
  const dialog = page.getByRole("dialog");
  const add = dialog.getByRole("button", { name: /^Feature / });
  await expect(add.first()).toBeVisible();
  const [first = ""] = await add.evaluateAll((found) =>
    found.map((each) => each.getAttribute("aria-label") ?? ""),
  );
  const title = first.replace("Feature ", "");
  await dialog.getByRole("button", { name: first, exact: true }).click();
  await expect(page.getByText(`${title} is featured`)).toBeVisible();
  await expect(dialog.getByRole("button", { name: first, exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  const remove = page.getByRole("button", { name: `Stop featuring ${title}`, exact: true });
  await expect(remove).toBeVisible();

  await remove.click();
  await page.getByRole("button", { name: "Stop featuring", exact: true }).click();
  await expect(page.getByText(`${title} is not featured any more`)).toBeVisible();
  await expect(remove).toHaveCount(0);
});
