import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { fillSignIn } from "./account.ts";
import { expect, open, type Page } from "./journey.ts";
import { product } from "./product.ts";

const stepMs = 30_000;

/** The code that an authenticator app shows, now or `steps` of 30 seconds later: each counts once. */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
  return totp.generate({ timestamp: Date.now() + steps * stepMs });
}

/** Signs in on the ordinary page, from where the back office leads there, and comes back. */
export async function comeIn(page: Page, address: string, username: string, password: string) {
  await page.goto(address);
  await page.waitForURL("**/login?next=**");
  await open(page, page.url());
  await fillSignIn(page, username, password);
  await page.waitForURL(`**${address}`);
  // The address changes before the document of the back office has come.
  await expect(page).toHaveTitle(/ \| Back office \| /);
}

/** Invites somebody from the page of the staff; gives the link, which the screen shows once. */
export async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.getByRole("button", { name: "Invite somebody" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(role).check();
  await page.getByRole("dialog").getByRole("button", { name: "Invite" }).click();
  const link = page.getByRole("dialog").getByText("/admin/join#");
  const text = await link.textContent();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  return text ?? "";
}

/** Has the administrator of the demo invite somebody. Gives the link. */
export async function inviteAs(browser: Browser, email: string, role: string): Promise<string> {
  const page = await browser.newPage({ baseURL: product.baseUrl });
  await comeIn(page, "/admin/staff", "demo-admin", "callboard-demo");
  const link = await invite(page, email, role);
  await page.context().close();
  return link;
}

/** Sets up a second factor, up to the page that asked for it. Gives its secret. */
export async function setUpFactor(page: Page): Promise<string> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your second factor");
  const secret = await shownSecret(page);
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByLabel("I have stored them").check();
  await page.getByRole("button", { name: "Continue" }).click();
  return secret;
}

/** The secret that the page shows beside its QR code. */
export async function shownSecret(page: Page): Promise<string> {
  return (await page.locator("main code").first().textContent()) ?? "";
}

/** The names of the files that the back office is built of. */
export function adminFiles(): string[] {
  const manifest = join(import.meta.dirname, "../apps/web/dist-test/client/.vite/admin-manifest.json");
  const chunks: Record<string, { file: string; css?: string[] }> = JSON.parse(readFileSync(manifest, "utf8"));
  const files = Object.values(chunks).flatMap(({ file, css = [] }) => [file, ...css]);
  return files.filter((file) => /\.(js|css)$/.test(file));
}
