import { comeIn } from "./admin.ts";
import { expect, test } from "./journey.ts";
import { expectTrapped, focusIsSeen, tabTo } from "./keyboard.ts";

test.use({ allowed: /status of 4\d\d/ });
// Each key press is a round trip to the browser.
test.slow();

const heading = { level: 1 } as const;

test("an administrator works with the keyboard alone", async ({ page }) => {
  await comeIn(page, "/admin", "demo-admin", "callboard-demo");
  await expect(page.getByRole("heading", heading)).toHaveText(/^Hello/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await tabTo(page, "Staff");
  expect(await focusIsSeen(page)).toBe(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", heading)).toHaveText("Staff");
  await expect(page.getByRole("heading", heading)).toBeFocused();
  await expect(page).toHaveTitle("Staff | Back office | Callboard");

  await tabTo(page, "Acts for Joseph Minz");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Change role…" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: /^Change the role/ })).toBeVisible();
  await expectTrapped(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Acts for Joseph Minz" })).toBeFocused();

  await tabTo(page, "Invite somebody", { back: true });
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Invite somebody" })).toBeFocused();
});

test("the navigation of a phone opens, leads on and closes with the keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await comeIn(page, "/admin", "demo-admin", "callboard-demo");
  await tabTo(page, "Menu");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Back office" })).toBeVisible();
  await tabTo(page, "Audit log");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", heading)).toHaveText("Audit log");
});
