import { fillSignIn, newPerson, signUp } from "./account.ts";
import { expect, open, test } from "./journey.ts";

const article = "/blog/holding-a-circle-nukkad-natak";
test.use({ allowed: /status of 4\d\d/ });

test("a signed-in reader comments, replies, and answers a reply", async ({ page }) => {
  await signUp(page, newPerson("Ravi Menon"));
  await open(page, article);
  const comments = page.getByRole("region", { name: /Comments/ });
  const box = comments.getByRole("textbox").first();

  await box.fill("x".repeat(501));
  await expect(comments.getByText("501/500")).toBeVisible();
  await expect(comments.getByRole("button", { name: /Post/ }).first()).toBeDisabled();

  const words = `The circle breaks at the tea stall ${Date.now()}`;
  await box.fill(words);
  await comments.getByRole("button", { name: /Post/ }).first().click();
  await expect(comments.getByText(words)).toBeVisible();
  await expect(box).toHaveValue("");
  await expect(comments.getByText(words)).toHaveCount(1);

  const own = comments.getByRole("listitem").filter({ hasText: words }).first();
  await own
    .getByRole("button", { name: /^Reply/ })
    .first()
    .click();
  await own.getByRole("textbox").fill("Then move the stall");
  await own.getByRole("button", { name: /Post/ }).click();
  await expect(own.getByText("Then move the stall")).toBeVisible();
  const reply = own.getByRole("listitem").filter({ hasText: "Then move the stall" });
  await reply.getByRole("button", { name: /^Reply/ }).click();
  await own.getByRole("textbox").fill("It has wheels, as it happens");
  await own.getByRole("button", { name: /Post/ }).click();
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await own.getByRole("button", { name: /Hide replies/ }).click();
  await expect(own.getByText("Then move the stall")).toBeHidden();
});

test("a visitor is asked to sign in and comes back to what they typed or wanted", async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.evaluate(() => localStorage.clear());
  await open(page, article);
  const comments = page.getByRole("region", { name: /Comments/ });
  await expect(comments.getByRole("textbox").first()).toBeDisabled();
  await comments.getByRole("link", { name: /Sign In/ }).click();
  await fillSignIn(page, person.username, person.password);
  await expect(page).toHaveURL(new RegExp(article));
  await expect(comments.getByRole("textbox").first()).toBeEnabled();
});

test("a session that ends while writing loses nothing", async ({ page, context }) => {
  const person = newPerson();
  await signUp(page, person);
  await open(page, article);
  const comments = page.getByRole("region", { name: /Comments/ });
  await comments.getByRole("textbox").first().fill("Half a thought about circles");
  await context.clearCookies();
  await comments.getByRole("button", { name: /Post/ }).first().click();
  await expect(page.getByText("Unauthorized").first()).toBeVisible();
  const notice = page.getByRole("region", { name: "Signed out" });
  await notice.getByRole("button", { name: "Sign in again" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In" });
  await dialog.getByLabel("Email, username or mobile number").fill(person.username);
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toBeHidden();
  await expect(notice).toBeHidden();
  // The button that opened the dialog was removed with its notice.
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(article));
  await expect(comments.getByRole("textbox").first()).toHaveValue("Half a thought about circles");
  await expect(comments.getByRole("textbox").first()).toBeEnabled();
});
