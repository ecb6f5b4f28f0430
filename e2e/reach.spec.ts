import { codeFor, newPerson, signUp } from "./account.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { expectReach, guardedPaths, showErrors } from "./reach.ts";

/** Goes on with the Tab key until the field of that name, or the button of that text, has the focus. */
async function tabTo(page: Page, wanted: string) {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((name) => {
      const focused = document.activeElement;
      return (
        focused?.getAttribute("name") === name ||
        (focused?.matches("button") && focused.textContent?.trim() === name)
      );
    }, wanted);
    if (isThere) return;
  }
  throw new Error(`The Tab key never leads to ${wanted}`);
}

test("somebody signs up and proves the number by keyboard alone", async ({ page }) => {
  const { number, ...person } = newPerson("Meera Joshi");
  await open(page, "/register");
  for (const [name, value] of Object.entries(person)) {
    await tabTo(page, name);
    await page.keyboard.type(value);
  }
  await tabTo(page, "phone");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/verify-otp/);
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeVisible();
  if (!(await code.evaluate((field) => field === document.activeElement))) await tabTo(page, "otp");
  await page.keyboard.type(codeFor({ ...person, number }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Register as" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

for (const path of ["/login", "/register", "/verify-otp", "/forgot-password"]) {
  test(`${path} with its errors reaches everybody at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await showErrors(page);
    await expectReach(page);
  });
}

for (const theme of ["light", "dark"] as const) {
  test.describe(`signed in, in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, viewport: { width: 320, height: 640 } });

    test("wizards and account reach everybody at 320 px", async ({ page }) => {
      await signUp(page, newPerson("Meera Joshi"), "/register?as=artist");
      for (const path of guardedPaths) {
        await open(page, path);
        await showErrors(page);
        await expectReach(page);
      }
    });
  });
}
