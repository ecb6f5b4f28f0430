import { newPerson, signUp } from "../account.ts";
import { fillEvent } from "../events.ts";
import { expect, isTakenOver, open, type Page, test } from "../journey.ts";
import { type Halves, read } from "./direct.ts";
import { isRunning, kill, programs } from "./programs.ts";

const article = "/blog/holding-a-circle-nukkad-natak";
test.use({ allowed: /status of (4\d\d|50[234])/ });

async function halvesOf(page: Page): Promise<Halves> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("auth") ?? "{}").token);
  return { cookie, authorization: `Bearer ${token}` };
}

/** Opens a URL once on each gateway, because the balancer alternates. */
async function openAtBoth(page: Page, path: string) {
  await page.goto(path);
  await page.goto(path);
  await isTakenOver(page);
}

/** A dying program may lose one request, which the page reports; retrying must work. */
async function postWithOneRetry(page: Page) {
  const button = page.getByRole("button", { name: "Post Event" });
  const posted = page.getByText("Event created successfully!").first();
  const failed = page.getByText("The event was not posted");
  await button.click();
  await expect(posted.or(failed).first()).toBeVisible();
  if (await failed.isVisible()) await button.click();
  await expect(posted).toBeVisible();
}

test.skip(!isRunning, "needs PostgreSQL and Redis");

test("a gateway and an API die while somebody is at work, who does not notice", async ({ page, request }) => {
  const person = newPerson("Ravi Menon");
  await signUp(page, person);

  // Both gateways have cached the page when it changes.
  await openAtBoth(page, article);
  const comments = page.getByRole("region", { name: /Comments/ });
  const words = `Seen from two doors ${person.number}`;
  await comments.getByRole("textbox").first().fill(words);
  await comments.getByRole("button", { name: /Post/ }).first().click();
  const own = comments.getByRole("paragraph").filter({ hasText: words });
  await expect(own).toHaveCount(1);
  await expect(comments.getByRole("textbox").first()).toHaveValue("");
  for (let count = 0; count < 4; count += 1) {
    await page.reload();
    await expect(own).toHaveCount(1);
  }

  await openAtBoth(page, "/events");
  await page.getByRole("banner").getByRole("link", { name: "Post Audition Now" }).click();
  const title = `An open call in the dark ${person.number}`;
  await fillEvent(page, { title });
  kill(programs.gateways[0]);
  kill(programs.apis[0]);
  const readAfterwards = page.waitForRequest((asked) => asked.url().includes("/trpc/event.list"));
  await postWithOneRetry(page);
  await expect(page).toHaveURL(/\/events$/);
  // Whatever a gateway has cached, and whatever invalidations it has missed.
  expect((await readAfterwards).headers()["cache-control"]).toBe("no-cache");
  const first = page.getByRole("region", { name: "All auditions & events" }).getByRole("article").first();
  await expect(first.getByRole("heading")).toHaveText(title);
  await page.reload();
  await isTakenOver(page);
  await expect(first.getByRole("heading")).toHaveText(title);
  const banner = first.locator("img").first();
  await expect
    .poll(() => banner.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const halves = await halvesOf(page);
  expect((await read(request, 1, "session.list", undefined, halves)).status()).toBe(200);
  await page.getByRole("banner").getByRole("button", { name: /Ravi/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Yes, logout!" }).click();
  await expect(page.getByRole("link", { name: "Login / Register" })).toBeVisible();
  expect((await read(request, 1, "session.list", undefined, halves)).status()).toBe(401);

  await open(page, article);
  await expect(own).toHaveCount(1);
});
