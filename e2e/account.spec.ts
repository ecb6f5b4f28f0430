import { codeFor, fillSignIn, fillSignUp, newPerson, signUp } from "./account.ts";
import { expect, open, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d/ });

test("a user signs up with a wrong number, then a right one, and claims an artist profile", async ({
  page,
}) => {
  const person = newPerson("Devika Rane");
  await open(page, "/register");
  await fillSignUp(page, { ...person, number: "12" });
  await page.getByLabel("Phone", { exact: true }).fill("");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText(/Phone number is required|Enter a valid phone number/)).toBeVisible();
  await page.getByLabel("Phone", { exact: true }).fill(person.number);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Signup Successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/verify-otp/);

  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Invalid OTP")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeFor(person).replace(/(...)/, "$1 "));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Mobile verified!")).toBeVisible();

  await page
    .getByRole("dialog", { name: "Register as" })
    .getByRole("link", { name: /Artist/ })
    .click();
  await expect(page).toHaveURL(/\/claim-artist-profile/);
  await expect(
    page
      .getByRole("button", { name: "Next Step (1 / 3)" })
      .or(page.getByRole("button", { name: /Next Step/ })),
  ).toBeVisible();
});

test("each identifier signs in, and a wrong password says so above the button", async ({ page, context }) => {
  const person = newPerson();
  await signUp(page, person);
  for (const identifier of [person.email, person.username, `+91${person.number}`]) {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await open(page, "/login");
    await fillSignIn(page, identifier, "wrong");
    await expect(
      page
        .getByRole("alert")
        .filter({ hasText: /Invalid credentials/ })
        .first(),
    ).toBeVisible();
    await fillSignIn(page, identifier, person.password);
    await expect(page.getByText("Login Successfully")).toBeVisible();
    await expect(page).toHaveURL(/\/blog$/);
  }
});

test("signing out in one tab is seen in the other", async ({ page, context }) => {
  const person = newPerson("Farida Khan");
  await signUp(page, person);
  await open(page, "/help");
  const other = await context.newPage();
  await open(other, "/terms");
  await expect(other.getByRole("banner").getByRole("button", { name: /Farida/ })).toBeVisible();

  await page
    .getByRole("banner")
    .getByRole("button", { name: /Farida/ })
    .click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByText("Are you sure?")).toBeVisible();
  await expect(page.getByText("You will be logged out.")).toBeVisible();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page.getByRole("link", { name: "Login / Register" })).toBeVisible();
  await expect(other.getByRole("banner").getByRole("link", { name: "Login / Register" })).toBeVisible();
});

test("guarded pages redirect visitors to sign in and back", async ({ page }) => {
  const person = newPerson();
  await signUp(page, person);
  await page.evaluate(() => localStorage.clear());
  await open(page, "/account");
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, person.username, person.password);
  await expect(page).toHaveURL(/\/account/);
  await expect(page.getByText(person.email)).toBeVisible();
});
