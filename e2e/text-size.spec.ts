import { newPerson, signUp } from "./account.ts";
import { launchOptions } from "./browser.ts";
import { open, test } from "./journey.ts";
import { expectReach, guardedPaths, showErrors } from "./reach.ts";

// Twice the browser's default font size.
test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, "--blink-settings=defaultFontSize=32"] },
});

const open200 = [
  "/",
  "/blog",
  "/blog/self-tape-in-a-one-room-flat",
  "/login",
  "/register",
  "/verify-otp",
  "/forgot-password",
  "/contact",
  "/events",
  "/crowdfunding",
  "/create-event",
  "/profiles/artist/1",
];

for (const path of open200) {
  test(`${path} holds with text of twice the size`, async ({ page }) => {
    await open(page, path);
    await showErrors(page);
    await expectReach(page);
  });
}

test("wizards and account hold with text of twice the size", async ({ page }) => {
  test.slow();
  await signUp(page, newPerson("Meera Joshi"));
  for (const path of guardedPaths) {
    await open(page, path);
    await showErrors(page);
    await expectReach(page);
  }
});
