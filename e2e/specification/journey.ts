import { fillSignIn } from "../account.ts";
import { expect, test as journey, open, type Page } from "../journey.ts";
import { password, people } from "../stand-in/content/people.ts";
import { readSites, type Variant } from "./variants.ts";

/** A journey through the product of a variant. */
export const test = journey.extend<{ variant: Variant }>({
  variant: ["whole", { option: true }],
  baseURL: async ({ variant }, use) => use(readSites()[variant].url),
});

/** Somebody whom every upstream knows. */
export const reader = people[0] as (typeof people)[number];

/** Signs in on the sign-in page; ends on the page that is asked for, or on the blog. */
export async function signIn(page: Page, next = "/blog") {
  await open(page, `/login?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, reader.username, password);
  await expect(page.getByText("Login Successfully")).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === next);
}

/** Presses Load More, which is a link where the page is not taken over yet. */
export async function loadMore(page: Page) {
  const button = page.getByRole("button", { name: "Load More" });
  await button.or(page.getByRole("link", { name: "Load More" })).click();
}
