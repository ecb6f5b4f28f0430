import { readFileSync } from "node:fs";
import { fillSignIn } from "./account.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { answerInstead } from "./screenshots/answers.ts";
import { withAnswers } from "./states/scenarios.ts";

/** The worst case: the dark theme, and a notice on the screen. */
test.use({ colorScheme: "dark", viewport: { width: 794, height: 1123 } });

async function print(page: Page, path: string) {
  await open(page, path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: "print" });
}

/** Screen-only parts are hidden, and the rest is black on white. */
async function expectPaper(page: Page) {
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("textbox")).toHaveCount(0);
  const colours = await page.evaluate(() => {
    const title = document.querySelector("h1") as HTMLElement;
    return [getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(title).color];
  });
  expect(colours).toEqual(["rgb(255, 255, 255)", "rgb(0, 0, 0)"]);
}

test("an event is printed with its title, day, place and contact before anything else", async ({ page }) => {
  await open(page, "/events");
  const link = page
    .getByRole("region", { name: "All auditions & events" })
    .getByRole("heading", { level: 3 });
  await link.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/event\/\d+$/);
  await print(page, new URL(page.url()).pathname);
  await expectPaper(page);
  for (const name of ["Venue & Contact Info", "About Event"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Other Related Events" })).toBeHidden();
  await expect(page.getByText(new RegExp(`${new URL(page.url()).host}/event/\\d+$`))).toBeVisible();
  const tops = await page.evaluate(() =>
    ["h1", "h1 ~ p time", "#venue-info", "#about-event"].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN,
    ),
  );
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
});

test("an article is printed with its text and where its links lead, and nothing to press", async ({
  page,
}) => {
  await print(page, "/blog/self-tape-in-a-one-room-flat");
  await expectPaper(page);
  await expect(page.locator(".article-text")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Recommended Articles" })).toBeHidden();
  await expect(page.getByRole("heading", { name: /^Comments/ })).toBeHidden();
  await expect(page.getByText(/\/blog\/self-tape-in-a-one-room-flat$/)).toBeVisible();
  const link = page.locator(".article-text a").first();
  const href = await link.getAttribute("href");
  const shown = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(shown).toContain(href);
});

const day = {
  ...{ id: 3, date: "2027-05-04", time_zone: "Asia/Kolkata", role: null, slot_minutes: 20, capacity: 1 },
  ...{ place: "Studio 2", link: null, note: null, is_cancelled: false, version: 1, sequence: 1 },
  ...{ event: { id: 142, title: "Six voices for a tunnel" }, can: { act: true } },
  slots: Array.from({ length: 60 }, (_, id) => ({
    id,
    starts_at: new Date(Date.UTC(2027, 4, 4, 4, 20 * id)).toISOString(),
    ends_at: new Date(Date.UTC(2027, 4, 4, 4, 20 * id + 20)).toISOString(),
  })),
  invitations: Array.from({ length: 60 }, (_, id) => ({
    ...{ id, application_id: id, name: `Applicant ${id} with a name of some length`, state: "booked" },
    ...{ role: { id: 1, name: "Second voice" }, slot_id: id, message: null, phone: "+447700900123" },
  })),
};

test("the sheet of an audition day fits its paper, with every time on it", async ({ page }) => {
  await open(page, "/login");
  await fillSignIn(page, "demo-agency", "callboard-demo");
  await expect(page).toHaveURL(/\/blog$/);
  await answerInstead(page, /^audition\.day$/, { data: day });
  await print(page, "/account/auditions/3/sheet");
  await expectPaper(page);
  await expect(page.getByRole("row")).toHaveCount(61);
  await expect(page.getByRole("columnheader", { name: "Notes" })).toBeVisible();
  const table = await page.getByRole("table").boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 999)).toBeLessThanOrEqual(794);
});

const credit = (index: number) => ({
  ...{ title: `The long walk, part ${index + 1}`, role: "Everyone", company: "Tent", city: "Pune" },
  ...{ year: "2024", kind: "theatre" },
});
const resume = {
  credits: Array.from({ length: 20 }, (_, index) => credit(index)),
  training: [{ course: "Clown", school: "The tent", year: "2019" }],
  skills: ["Stage combat", "Kathak", "Driving", "Juggling"],
  languages: [{ name: "Marathi", level: "native" }],
  website_address: "https://example.com/meera",
};

test("an artist's profile is printed as a résumé on one page", async ({ page }) => {
  const withResume = (data: unknown) => ({ ...(data as object), ...resume });
  await withAnswers(withResume, "/profiles/artist/1", { calls: /^profile\.get$/ })(page);
  await expect(page.getByRole("heading", { name: "Languages" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print résumé" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Résumé as PDF" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\w+\.pdf$/);
  expect(readFileSync(await file.path(), "latin1")).toMatch(/^%PDF-/);
  await page.emulateMedia({ media: "print" });
  await expectPaper(page);
  for (const text of [/\/profiles\/artist\/1$/, "https://example.com/meera", "The long walk, part 20"])
    await expect(page.getByText(text)).toBeVisible();
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
