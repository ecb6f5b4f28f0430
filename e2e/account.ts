import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, open, type Page } from "./journey.ts";
import { product } from "./product.ts";
import { pretend } from "./screenshots/answers.ts";

export type Person = { name: string; username: string; email: string; password: string; number: string };

let count = 0;

/** A person without an account. `number` has no country code. */
export function newPerson(name = "Asha Kulkarni"): Person {
  count += 1;
  const unique = `${process.pid % 10_000}${String(Date.now()).slice(-5)}${count}`;
  return {
    name,
    username: `person${unique}`,
    email: `person${unique}@example.com`,
    password: "a curtain rises",
    number: `9${unique.padStart(9, "0").slice(-9)}`,
  };
}

/** The newest code sent to an Indian number, from the outbox of the product with that data. */
export function codeFor({ number }: Person, dataDir = product.dataDir): string {
  const lines = readFileSync(join(dataDir, "outbox.jsonl"), "utf8").trim().split("\n");
  const texts = lines.map((line): { to: string; text: string } => JSON.parse(line));
  const text = texts.findLast(({ to }) => to === `+91${number}`)?.text;
  const code = /\b\d{6}\b/.exec(text ?? "")?.[0];
  if (!code) throw new Error(`No code was sent to +91${number}`);
  return code;
}

export async function fillSignUp(page: Page, person: Person) {
  await page.getByLabel("Name", { exact: true }).fill(person.name);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Phone", { exact: true }).fill(person.number);
}

/** Signs up by the form of that address and verifies the number; ends on the next page. */
export async function signUpByForm(page: Page, person: Person, address: string, dataDir?: string) {
  await open(page, address);
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/verify-otp/);
  await page.getByLabel("Code", { exact: true }).fill(codeFor(person, dataDir));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).not.toHaveURL(/\/verify-otp/);
}

type SignedIn = { auth: { token: string } };

type Sent = Parameters<Page["request"]["post"]>[1];

/** Calls a procedure with the cookies of a page's browser, and gives its data. */
export async function mutate<Data>(page: Page, procedure: string, sent: Sent, token?: string): Promise<Data> {
  const bearer = token !== undefined && { headers: { authorization: `Bearer ${token}` } };
  const response = await page.request.post(`/trpc/${procedure}`, { ...sent, ...bearer });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).result.data;
}

/** The token of whoever is signed in on a page. */
export const tokenOf = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);

/**
 * Makes an account with a verified number and signs in, without the forms: what journeys about something else begin with. Ends on no page
 * of the application.
 */
export async function signUp(page: Page, person: Person) {
  const { number, ...fields } = person;
  const phone = `+91${number}`;
  const { auth } = await mutate<SignedIn>(page, "session.signUp", { data: { ...fields, phone } });
  const code = { data: { phone, otp: codeFor(person) } };
  const { signedIn } = await mutate<{ signedIn: SignedIn }>(page, "session.verifyOtp", code, auth.token);
  await page.goto("/robots.txt");
  await page.evaluate((stored) => localStorage.setItem("auth", stored), JSON.stringify(signedIn.auth));
}

/** Fills in the form of /login, which must be open. */
export async function fillSignIn(page: Page, identifier: string, password: string) {
  await page.getByLabel("Email, username or mobile number").fill(identifier);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
}

/** Stores a pending code for a number, as if it had just been sent. */
export function expectCode(page: Page, purpose: "verify" | "reset") {
  return page.evaluate((name) => {
    const code = { phone: "+919000000001", sentAt: Date.now(), isUnsent: false };
    sessionStorage.setItem(`code:${name}`, JSON.stringify(code));
  }, purpose);
}

/** Submits a new password with a mocked code; ends on the sign-in page. */
export async function resetPassword(page: Page) {
  await open(page, "/help");
  await expectCode(page, "reset");
  await pretend(page, "password.reset", { message: "Your password is changed. Sign in with the new one." });
  await open(page, "/forgot-password");
  await page.getByLabel("Code", { exact: true }).fill("123456");
  await page.getByLabel("New password", { exact: true }).fill("a curtain falls");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Hovering keeps the toast.
  await page.getByText("Your password is changed").hover();
}
