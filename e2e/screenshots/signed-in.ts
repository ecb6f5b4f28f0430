import type { Browser } from "@playwright/test";
import { fillSignIn } from "../account.ts";
import { open } from "../journey.ts";
import { product } from "../product.ts";

export type Who = "demo-artist" | "demo-agency" | "demo-admin";

type Stored = Awaited<ReturnType<Awaited<ReturnType<Browser["newContext"]>>["storageState"]>>;

const kept = new Map<Who, Stored>();

/** The storage state of a signed-in user, made once per worker. */
export async function signedIn(browser: Browser, who: Who): Promise<Stored> {
  const known = kept.get(who);
  if (known) return known;
  const page = await browser.newPage({ baseURL: product.baseUrl });
  await open(page, "/login");
  await fillSignIn(page, who, "callboard-demo");
  await page.waitForURL("**/blog");
  const stored = await page.context().storageState();
  await page.context().close();
  kept.set(who, stored);
  return stored;
}
