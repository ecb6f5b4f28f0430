import { newPerson, signUp } from "./account.ts";
import { comeIn } from "./admin.ts";
import { fillEvent, postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { product } from "./product.ts";

test.use({ allowed: /status of 4\d\d/ });
// Several people and browsers each.
test.slow();

const newestFirst = (page: Page) => page.getByRole("table", { name: "Open cases" });

/** Opens the case about something from the queue. */
async function openCase(moderator: Page, title: string) {
  await moderator.goto("/admin/moderation");
  await newestFirst(moderator).getByRole("link", { name: title }).click();
  await expect(moderator.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** Decides the open case, and comes back to the queue. */
async function decide(moderator: Page, act: string, reason?: string) {
  await moderator.getByRole("radio", { name: act }).check();
  if (reason) await moderator.getByLabel("Why?").fill(reason);
  await moderator.getByRole("button", { name: "Decide" }).click();
  await expect(moderator).toHaveURL(/\/admin\/moderation$/);
}

test("a stranger reports a call, a moderator hides it, its author answers, and it is back", async ({
  page: author,
  browser,
}) => {
  const title = `Reported call ${Date.now()}`;
  await signUp(author, newPerson("Ravi Menon"));
  await postEvent(author, title);
  const address = new URL(author.url()).pathname;

  const stranger = await browser.newPage({ baseURL: product.baseUrl });
  await open(stranger, address);
  await stranger.getByRole("button", { name: "Report this call" }).click();
  const form = stranger.getByRole("dialog", { name: "Report this call" });
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form.getByText("Choose what is wrong")).toBeVisible();
  await form.getByLabel("What is wrong?").selectOption({ label: "It asks applicants for money" });
  await form.getByLabel("What should we know?").fill("They asked me for 2,000 on the telephone.");
  await form.getByLabel("Email").fill("seen@example.com");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(stranger.getByText("Thank you. A moderator will look at it.")).toBeVisible();

  const moderator = await browser.newPage({ baseURL: product.baseUrl });
  await comeIn(moderator, "/admin/moderation", "demo-moderator", "callboard-demo");
  await openCase(moderator, title);
  await expect(moderator.getByText("They asked me for 2,000 on the telephone.")).toBeVisible();
  await decide(moderator, "Hide it", "Applicants were asked for money.");
  await expect(newestFirst(moderator).getByRole("link", { name: title })).toHaveCount(0);

  const gone = await stranger.request.get(address);
  expect(gone.status()).toBe(404);
  await open(stranger, "/events");
  await expect(stranger.getByRole("link", { name: title, exact: true })).toHaveCount(0);

  await open(author, "/account#decisions");
  const decisions = author.getByRole("region", { name: "Decisions of the moderators" });
  await expect(decisions.getByText("Reason: Applicants were asked for money.")).toBeVisible();
  await decisions.getByRole("button", { name: "Answer the decision" }).click();
  await decisions.getByLabel("Your answer").fill("That was somebody else, with another number.");
  await decisions.getByRole("button", { name: "Send answer" }).click();
  await expect(author.getByText("Answer sent. A moderator will read it.")).toBeVisible();
  await expect(decisions.getByRole("button", { name: "Answer the decision" })).toHaveCount(0);

  await openCase(moderator, title);
  await expect(moderator.getByText("That was somebody else, with another number.")).toBeVisible();
  await decide(moderator, "Make it public");
  expect((await stranger.request.get(address)).status()).toBe(200);
  await author.reload();
  await expect(decisions.getByText("is public")).toBeVisible();
  await Promise.all([stranger, moderator].map((other) => other.context().close()));
});

test("a call that asks for fees waits, and is public once a moderator has agreed", async ({
  page: poster,
  browser,
}) => {
  const title = `Held call ${Date.now()}`;
  await signUp(poster, newPerson("Ravi Menon"));
  await open(poster, "/create-event");
  await fillEvent(poster, { title });
  await poster.getByLabel("Description", { exact: true }).fill("The registration fee is 500.");
  await expect(poster.getByRole("heading", { name: "A moderator will look at this first" })).toBeVisible();
  await poster.getByRole("button", { name: "Post Event" }).click();
  await expect(poster).toHaveURL(/\/account#auditions$/);
  const own = poster.getByRole("link", { name: title });
  await own.click();
  await expect(poster.getByText("Waiting for a moderator")).toBeVisible();
  const address = new URL(poster.url()).pathname;
  expect((await poster.request.get(address)).status()).toBe(404);

  const moderator = await browser.newPage({ baseURL: product.baseUrl });
  await comeIn(moderator, "/admin/moderation", "demo-moderator", "callboard-demo");
  await openCase(moderator, title);
  await expect(moderator.getByRole("heading", { name: "What the rules found" })).toBeVisible();
  await decide(moderator, "Make it public");
  await moderator.context().close();
  expect((await poster.request.get(address)).status()).toBe(200);
});
