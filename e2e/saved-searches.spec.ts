import { expect, open, test } from "./journey.ts";

test("a visitor signs in to save a search, and is back at its form", async ({ page }) => {
  await open(page, "/events?profession=Actor");
  await page.getByRole("button", { name: "Save this search" }).click();
  const signIn = page.getByRole("dialog", { name: "Sign In" });
  await signIn.getByLabel("Email, username or mobile number").fill("demo-artist");
  await signIn.getByLabel("Password", { exact: true }).fill("callboard-demo");
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/events\?.*profession=Actor/);
  await expect(page.getByRole("dialog", { name: "Save this search" })).toBeVisible();
});
