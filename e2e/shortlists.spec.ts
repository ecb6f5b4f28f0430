import { newPerson, signUp } from "./account.ts";
import { postEvent } from "./events.ts";
import { expect, open, type Page, test } from "./journey.ts";

test.slow();
// A link that is over is refused.
test.use({ allowed: /Failed to load resource/ });

const phone = { width: 375, height: 740 };

async function applied(page: Page, address: string, { note, isShown }: { note: string; isShown: boolean }) {
  await open(page, `${address}?apply=1`);
  const dialog = page.getByRole("dialog", { name: /^Apply for/ });
  await dialog.getByLabel("Note").fill(note);
  if (isShown) await dialog.getByLabel("May be shown to the production team").check();
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Your application")).toBeVisible();
}

/** Shares who is ticked on the board, and gives the link. */
async function shared(poster: Page): Promise<string> {
  await poster
    .getByRole("region", { name: "Selected applications" })
    .getByRole("button", { name: "Share" })
    .click();
  const dialog = poster.getByRole("dialog", { name: "Share 2 people" });
  await expect(dialog.getByText("of those who allow it: 1 of 2")).toBeVisible();
  await dialog.getByLabel("Name of the shortlist").fill("Producers, first round");
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const made = poster.getByRole("dialog", { name: "The link is made" });
  const link = await made.getByLabel("Link").inputValue();
  await made.getByRole("button", { name: "Done" }).click();
  await expect(made).toHaveCount(0);
  return link;
}

test("a shortlist is looked through by a link, marked and commented on without an account, until the link is ended", async ({
  browser,
  page: poster,
}) => {
  await signUp(poster, newPerson("Leela Casting"));
  await postEvent(poster, `Voices for a harbour ${newPerson().number}`);
  const call = poster.url();
  const [asha, kabir] = [await browser.newPage(), await browser.newPage()];
  await signUp(asha, newPerson("Asha Kulkarni"));
  await applied(asha, call, { note: "I can sing on stairs.", isShown: true });
  await signUp(kabir, newPerson("Kabir Shah"));
  await applied(kabir, call, { note: "Between us: I am in Pune.", isShown: false });

  await open(poster, "/account");
  await poster.getByRole("link", { name: /^2 applications for/ }).click();
  for (const name of ["Asha Kulkarni", "Kabir Shah"]) await poster.getByLabel(`Select ${name}`).check();
  const link = await shared(poster);
  expect(link).toMatch(/\/shortlist\/shared#[\w-]{43}$/);

  // In a second browser, on a phone, by the keys.
  const visitor = await browser.newPage({ viewport: phone });
  const seen: string[] = [];
  visitor.on("request", (request) => seen.push(`${request.url()} ${request.headers().referer ?? ""}`));
  await open(visitor, link.replace(/^https?:\/\/[^/]+/, ""));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Producers, first round");
  await expect(visitor.getByText("I can sing on stairs.")).toBeVisible();
  await expect(visitor.getByText("Between us")).toHaveCount(0);
  await expect(visitor.getByRole("button", { name: "Yes" })).toHaveCount(0);
  await visitor.getByLabel("Your name").focus();
  await visitor.keyboard.type("Meera Sen");
  await visitor.keyboard.press("Enter");
  await expect(visitor.getByText("You mark as Meera Sen.")).toBeVisible();
  const ashas = visitor.getByRole("listitem").filter({ hasText: "Asha Kulkarni" }).first();
  await ashas.getByRole("button", { name: "Yes" }).focus();
  await visitor.keyboard.press("Enter");
  await expect(ashas.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  await ashas.getByLabel("Comment on Asha Kulkarni").fill("The voice we look for.");
  await ashas.getByRole("button", { name: /^Add comment/ }).click();
  await expect(ashas.getByRole("list", { name: "Your comments on Asha Kulkarni" })).toContainText(
    "The voice",
  );
  await visitor.reload();
  await expect(visitor.getByText("You mark as Meera Sen.")).toBeVisible();
  await expect(ashas.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  const [, token = "nothing"] = link.split("#");
  expect(seen.filter((line) => line.includes(token))).toEqual([]);

  // The applicant sees that it is shown, and takes back what may be.
  await open(asha, "/account");
  await asha.getByRole("link", { name: /^Where it stands/ }).click();
  await expect(asha.getByText(/^The poster shows it to others by a link/)).toBeVisible();
  await asha.getByLabel("May be shown to the production team").uncheck();
  await expect(asha.getByText("Only your name and profile are shown")).toBeVisible();
  await visitor.reload();
  await expect(ashas).toBeVisible();
  await expect(visitor.getByText("I can sing on stairs.")).toHaveCount(0);

  // The poster sees it with the applicant and in the list, and ends the link.
  await poster.getByRole("button", { name: "Asha Kulkarni" }).click();
  const panel = poster.getByRole("dialog", { name: "Asha Kulkarni" });
  await expect(panel.getByText("Meera Sen: Yes")).toBeVisible();
  await expect(panel.getByText("The voice we look for.")).toBeVisible();
  await poster.keyboard.press("Escape");
  await poster.getByRole("link", { name: "Shared shortlists" }).click();
  const item = poster.getByRole("listitem").filter({ hasText: "Producers, first round" }).first();
  await expect(item.getByText("2 people, 1 mark, 1 comment.")).toBeVisible();
  await item.getByRole("button", { name: "Show marks and comments" }).click();
  await expect(item.getByText("Meera Sen: Yes")).toBeVisible();
  await item.getByRole("button", { name: /^Remove this comment/ }).click();
  await expect(item.getByText("The voice we look for.")).toHaveCount(0);
  await item.getByRole("button", { name: "End the link" }).click();
  await expect(item.getByText("The link was ended.")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("This link is over");

  // A new link leads there again, and the visitor is known by it no less.
  await item.getByRole("button", { name: "Make a new link" }).click();
  const renewed = await poster.getByRole("dialog", { name: "The new link" }).getByLabel("Link").inputValue();
  expect(renewed).not.toBe(link);
  await open(visitor, "/help");
  await open(visitor, renewed.replace(/^https?:\/\/[^/]+/, ""));
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Producers, first round");
});
