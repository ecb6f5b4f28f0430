import { expect, type Page, test } from "./journey.ts";

/** Opens a page whose scripts arrive 2.5 seconds late each. Resolves once it is rendered. */
async function openEarly(page: Page, path: string) {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/** Several scripts come one after the other, each so late. */
const isThere = (page: Page) =>
  page.locator("html[data-ready=true]").waitFor({ state: "attached", timeout: 60_000 });

const searchBox = (page: Page) => page.getByRole("searchbox").filter({ visible: true });

/** Nothing of this proves anything once the app is there. */
const isEarly = async (page: Page) => expect(page.locator("html")).not.toHaveAttribute("data-ready", /./);

for (const width of [375, 1280]) {
  test.describe(`at ${width} px, before the application is there`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const [path, param] of [
      ["/events", "search"],
      ["/crowdfunding", "search"],
      ["/blog", "query"],
    ] as const) {
      test(`a search that is typed on ${path} counts`, async ({ page }) => {
        await openEarly(page, path);
        const box = searchBox(page).last();
        await box.pressSequentially("light");
        await isEarly(page);
        // On phones the blog has the box of the header alone, which waits for Enter.
        if (path === "/blog" && width === 375) {
          await isThere(page);
          await box.press("Enter");
        }
        await isThere(page);
        await expect(page).toHaveURL(`${path}?${param}=light`);
        await expect(box).toHaveValue("light");
      });
    }

    test("filters that are chosen count", async ({ page }) => {
      await openEarly(page, "/events");
      await page.getByLabel("Time").selectOption("Past");
      await page.getByLabel("City").selectOption("Mumbai");
      await isEarly(page);
      await isThere(page);
      await expect(page).toHaveURL("/events?filter=past&city=mumbai");
      await expect(page.getByLabel("Time")).toHaveValue("past");
      const cards = page.getByRole("region", { name: "All auditions & events" }).getByRole("article");
      await expect(cards.first()).toContainText("Mumbai");
    });

    test("a number and its country code count", async ({ page }) => {
      await openEarly(page, "/register");
      await page.getByLabel("Country code").selectOption("+44");
      await page.getByLabel("Phone", { exact: true }).pressSequentially("7700900123");
      await isEarly(page);
      await isThere(page);
      await page.getByRole("button", { name: "Sign Up" }).click();
      await expect(page.getByText("Name is required").first()).toBeVisible();
      await expect(page.getByText("Phone number is required")).toHaveCount(0);
      await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("7700900123");
      await expect(page.getByLabel("Country code")).toHaveValue("+44");
    });
  });
}
