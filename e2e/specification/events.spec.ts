import { fillEvent } from "../events.ts";
import { expect, open, type Page } from "../journey.ts";
import { loadMore, signIn, test } from "./journey.ts";

const cards = (page: Page, region: string) => page.getByRole("region", { name: region }).getByRole("article");
const list = (page: Page) => cards(page, "All auditions & events");

test("a visitor filters and searches events, and finds who takes applications", async ({ page, variant }) => {
  await open(page, "/events");
  await expect(cards(page, "Featured")).toHaveCount(5);
  await expect(list(page)).toHaveCount(12);
  await expect(
    page
      .getByRole("region", { name: /Latest Video/ })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await loadMore(page);
  await expect(list(page)).toHaveCount(24);

  await page.getByRole("combobox", { name: "Time" }).selectOption("Past");
  await expect(page).toHaveURL(/filter=past/);
  await expect(list(page).first().getByText("This date has passed")).toBeVisible();
  await page.getByRole("combobox", { name: "Time" }).selectOption("All");
  await page.getByRole("combobox", { name: "City" }).selectOption("Kochi");
  await page.getByRole("searchbox", { name: "Search events" }).fill("web series");
  await expect(list(page)).toHaveCount(1);
  await list(page).getByRole("link", { name: "Apply Now: Leads for a web series in Kochi" }).click();

  await expect(page).toHaveURL(/\/event\/\d+#contact$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Leads for a web series in Kochi" }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Venue & Contact Info" })).toBeInViewport();
  if (variant === "sparse") {
    await expect(page.getByText("No upcoming events available")).toBeVisible();
    return;
  }
  await expect(page.getByRole("link", { name: "9812300001" })).toBeVisible();
  const related = cards(page, "Other Related Events");
  const title = (await related.first().getByRole("heading").textContent()) ?? "";
  await related.first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a visitor looks at a campaign, and finds who takes contributions", async ({ page, variant }) => {
  await open(page, "/crowdfunding?search=prints");
  const card = page.getByRole("article");
  await expect(card).toHaveCount(1);
  await card.getByRole("link", { name: "Prints for a travelling exhibition", exact: true }).click();
  await expect(page).toHaveURL(/\/Crowdfunding\/\d+$/);
  await expect(
    page.getByRole("heading", { level: 1, name: "Prints for a travelling exhibition" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ledger" })).toHaveCount(0);
  const contribute = page.getByRole("link", { name: "Contribute" });
  if (variant === "sparse") {
    await expect(contribute).toHaveCount(0);
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    return;
  }
  await expect(page.getByRole("progressbar")).toBeVisible();
  await contribute.first().click();
  await expect(page).toHaveURL(/#contact$/);
});

test("a signed-in person posts an event with two photos", async ({ page, variant }) => {
  const title = `A call for ladders ${variant}`;
  await signIn(page, "/create-event");
  await expect(page.getByLabel(/End time|Apply by/)).toHaveCount(0);
  await fillEvent(page, { title, category: "Crew" });
  await page.getByRole("button", { name: "Post Event" }).click();
  await expect(page.getByText("Event created successfully!").first()).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  await list(page).getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  if (variant === "sparse") return;
  const photos = page.getByRole("main").getByRole("article").first().locator("img");
  await expect(photos).toHaveCount(2);
  for (const photo of await photos.all()) {
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("a signed-in person asks for funds, and is led to the list", async ({ page, variant }) => {
  const title = `A floor that does not creak ${variant}`;
  await signIn(page, "/create-crowdfunding-request");
  await fillEvent(page, { title, category: "Fund-raising" });
  await page.getByRole("button", { name: "Post Event" }).click();
  await expect(page.getByRole("heading", { name: `“${title}” is on the board` })).toBeVisible();
  await page.getByRole("link", { name: "See all campaigns" }).click();
  await expect(page.getByRole("link", { name: title, exact: true })).toBeVisible();
});
