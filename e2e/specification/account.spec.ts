import { fillSignIn, fillSignUp, newPerson } from "../account.ts";
import { agency, artist, fillNamed, goToCredits, submitCredits } from "../claims.ts";
import { expect, open } from "../journey.ts";
import { oneTimeCode } from "../stand-in/content/people.ts";
import { reader, signIn, test } from "./journey.ts";

test.use({ allowed: /status of 4\d\d/ });

test("a person signs up, verifies the number, signs out and in again", async ({ page }) => {
  const person = newPerson("Devika Rane");
  await open(page, "/register");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByText("Signup Successfully")).toBeVisible();
  await expect(page).toHaveURL(/\/verify-otp$/);
  await expect(page.getByText(`+91${person.number}`)).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Invalid OTP").first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(oneTimeCode);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText("Mobile verified!")).toBeVisible();
  const registerAs = page.getByRole("dialog", { name: "Register as" });
  await registerAs.getByRole("button", { name: "Just browsing" }).click();

  await page.getByRole("button", { name: "Devika Rane" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Logout"]);
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page.getByRole("link", { name: "Login / Register" }).first()).toBeVisible();

  await page.getByRole("link", { name: "Login / Register" }).first().click();
  await expect(page.getByRole("link", { name: /Forgot/ })).toHaveCount(0);
  await fillSignIn(page, person.username, "no curtain");
  await expect(page.getByRole("alert").filter({ hasText: "Wrong username or password" })).toBeVisible();
  await fillSignIn(page, `+91${person.number}`, person.password);
  await expect(page).toHaveURL(/\/blog$/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Devika Rane" })).toBeVisible();
});

test("a number that is written again gets a code again", async ({ page }) => {
  await open(page, "/verify-otp");
  await page.getByLabel("Phone", { exact: true }).fill(reader.phone.replace("+91", ""));
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText("OTP resent!")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Resend in \d+s$/ })).toBeDisabled();
});

const claims = [
  { kind: "artist", answers: artist, profession: "Actor" },
  { kind: "agency", answers: agency, profession: "Casting agency" },
] as const;

for (const { kind, answers, profession } of claims) {
  test(`an ${kind} claims a profile`, async ({ page }) => {
    await signIn(page, `/claim-${kind}-profile`);
    await page.getByRole("button", { name: /Next Step/ }).click();
    await expect(page.getByText("Present city is required").first()).toBeVisible();
    await fillNamed(page, answers);
    await goToCredits(page, profession);
    await submitCredits(page);
    await expect(page.getByText(`Your ${kind} profile was created`).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: `Your ${kind} profile is claimed` })).toBeVisible();
  });
}

test("what the upstream does not offer is not there", async ({ page, request }) => {
  for (const path of ["/account", "/forgot-password", "/profiles/artist/1"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  await open(page, "/contact");
  await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Directory" }).first()).toHaveAttribute("href", "/");
  await open(page, "/");
  await expect(page.getByRole("region", { name: "Directory" })).toHaveCount(0);
});
