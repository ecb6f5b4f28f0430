import { fillSignIn } from "./account.ts";
import { expect, type Page, test } from "./journey.ts";
import { firstUrl } from "./states/scenarios.ts";

const article = "/blog/self-tape-in-a-one-room-flat";

/** Pages, each with a part that needs its data. */
const readable: [path: string, part: string][] = [
  ["/", "article"],
  ["/blog", "article"],
  [article, "article p"],
  ["/self-tape", "article"],
  ["/events", "article"],
  ["/crowdfunding", "article"],
  ["/profiles/artist/1", "dl"],
  ["/directory", "article"],
  ["/directory?city=Mumbai", "article"],
  ["/search?query=monsoon", "article"],
  ["/privacy", "h2"],
  ["/how-we-check", "h3"],
  ["/terms", "h2"],
  ["/help", "summary, h2"],
  ["/no/such/place", "a"],
];
const forms = [
  "/login",
  "/register",
  "/verify-otp",
  "/forgot-password",
  "/contact",
  "/create-event",
  "/create-crowdfunding-request",
  "/account",
  "/claim-artist-profile",
];

/** Invisible elements: unpainted, transparent, or waiting for a script. Print styles are left out. */
function unseen(page: Page): Promise<string[]> {
  return page.getByRole("main").evaluate((main) => {
    const isLeft = (element: Element) =>
      !element.closest(
        ".sr-only, [aria-hidden=true], [data-bottom-bar], .hidden[class~='print:block'], .without-script, details, svg",
      );
    const isUnseen = (element: Element) =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const words = [...main.querySelectorAll("h1, h2, h3, p, a, img")];
    return words.filter((one) => isLeft(one) && isUnseen(one)).map((one) => one.outerHTML.slice(0, 120));
  });
}

async function expectReadable(page: Page, path: string, part: string) {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("main").locator(part).first()).toBeVisible();
  expect(await unseen(page)).toEqual([]);
}

const note = (page: Page) => page.getByText(/needs? JavaScript, which is off or did not arrive/).first();

test.use({ allowed: /Failed to load resource/ });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("all content is readable", async ({ page }) => {
    test.slow();
    for (const [path, part] of readable) await test.step(path, () => expectReadable(page, path, part));
    const event = await firstUrl(page, "/events", /\/event\/\d+/);
    const campaign = await firstUrl(page, "/crowdfunding", /\/Crowdfunding\/\d+/);
    for (const path of [event, campaign]) await test.step(path, () => expectReadable(page, path, "dl"));
  });

  test("every form says that it needs JavaScript", async ({ page }) => {
    test.slow();
    for (const path of forms) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(note(page)).toBeVisible();
      });
    }
  });

  test("a form that is sent leads back to what says so, and nothing typed is in the address", async ({
    page,
  }) => {
    await page.goto("/login?next=%2Faccount");
    await fillSignIn(page, "demo-artist", "callboard-demo");
    await expect(page).toHaveURL(/\/login\?next=%2Faccount#needs-script$/);
    await expect(note(page)).toBeInViewport();
    for (const path of forms) {
      await page.goto(path);
      const methods = await page
        .locator("main form")
        .evaluateAll((found) => found.map((form) => (form as HTMLFormElement).method));
      expect(methods.filter((method) => method !== "post")).toEqual([]);
    }
  });

  test("a search, a filter and the next page work by their addresses", async ({ page }) => {
    await page.goto("/events");
    await page.getByLabel("City").selectOption("Mumbai");
    await page.getByRole("button", { name: "Filter" }).click();
    await expect(page).toHaveURL(/city=mumbai/);
    await expect(page.getByLabel("City")).toHaveValue("mumbai");
    await page.getByRole("main").getByRole("searchbox").fill("casting");
    await page.getByRole("main").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/search=casting.*city=mumbai|city=mumbai.*search=casting/);
    await page.goto("/events");
    await page.getByRole("link", { name: "Load More" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("banner").getByRole("searchbox").fill("voice");
    await page.getByRole("banner").getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/blog\?query=voice/);
  });
});

test("pages are readable without the script, and forms say so after a while", async ({ page }) => {
  test.slow();
  await page.route(/\.js$/, (route) => route.abort());
  await page.clock.install();
  await expectReadable(page, article, "article p");
  await page.goto("/contact");
  await expect(note(page)).toBeHidden();
  await page.clock.fastForward(8_000);
  await expect(note(page)).toBeVisible();
});

test("a form that is sent before the script arrives keeps what was typed, and is sent once it does", async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await fillSignIn(page, "demo-artist", "callboard-demo");
  await expect(note(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("callboard-demo");
  arrive();
  await expect(page).toHaveURL(/\/blog$/);
});

test("no form says that it needs JavaScript where scripts run", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await page.mouse.move(5, 5);
  await page.clock.fastForward(3_000);
  await page.locator("html[data-ready=true]").waitFor({ state: "attached" });
  await page.clock.fastForward(8_000);
  await expect(page.locator("html[data-late]")).toBeAttached();
  await expect(note(page)).toBeHidden();
});
