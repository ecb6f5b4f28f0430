import { axeViolations } from "./axe.ts";
import { signUpArtist } from "./claims.ts";
import { button, keyboard, reach } from "./hands.ts";
import { expect, open, type Page, test } from "./journey.ts";
import { partPatience, recordVideoFile } from "./video.ts";

test.slow();
// An address that plays no more.
test.use({ allowed: /Failed to load resource/ });

const phone = { width: 375, height: 740 };

/** Uploads a clip by the keys alone. */
async function uploadClip(page: Page, title: string, kind: string, file: string) {
  await keyboard.press(button(page, "Add a clip"));
  const dialog = page.getByRole("dialog", { name: "Add a clip" });
  await keyboard.write(dialog.getByLabel("Title"), title);
  await keyboard.choose(dialog.getByLabel("Kind"), kind);
  await reach(dialog.getByLabel("A link"));
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByLabel("A file")).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  const chooser = page.waitForEvent("filechooser");
  await keyboard.press(button(dialog, "Choose a file"));
  await (await chooser).setFiles(file);
  await expect(dialog.getByText(/^WebM video, .* MB, uploaded$/)).toBeVisible({ timeout: partPatience });
  expect(await axeViolations(page)).toEqual([]);
  await keyboard.press(button(dialog, "Save"));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Clips" }).getByText(title, { exact: true })).toBeVisible();
}

const playerOf = (page: Page, label: string) => page.getByRole("region", { name: "Clips" }).getByLabel(label);

/** Plays what is there, and gives how it came. */
async function play(page: Page, label: string) {
  const player = playerOf(page, label);
  await expect(player).toHaveJSProperty("readyState", 0);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes("/clips/")),
    player.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
    }),
  ]);
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect((await answer.request().allHeaders()).range).toMatch(/^bytes=\d+-/);
  return { status: answer.status(), address: answer.url() };
}

const statusOf = (page: Page, address: string) =>
  page.evaluate(async (url) => (await fetch(url, { headers: { range: "bytes=0-9" } })).status, address);

test("an artist uploads a clip on a phone and by the keys alone, everybody plays it, and from the moment it is for nobody its owner alone", async ({
  browser,
  page,
}) => {
  await page.setViewportSize(phone);
  await signUpArtist(page, "Tanvi Kulkarni");
  const file = await recordVideoFile(page, "reel.webm", 1_400_000);
  await open(page, "/account/profile");
  await uploadClip(page, "Showreel", "Reel", file);
  const listed = page.getByRole("list", { name: "Clips" }).getByRole("listitem");
  await expect(listed).toContainText("Reel, WebM video, 1.4 MB");
  const address = (await page.getByRole("link", { name: "View public page" }).getAttribute("href")) ?? "";

  const visitor = await browser.newPage();
  await open(visitor, "/directory?reel=yes");
  await expect(visitor.getByRole("main").getByRole("article").first()).toContainText("Tanvi Kulkarni");
  const asked: string[] = [];
  visitor.on("request", (request) => asked.push(request.url()));
  await open(visitor, address);
  await expect(playerOf(visitor, "Reel: Showreel")).toBeVisible();
  expect(asked.filter((url) => url.includes("/clips/"))).toEqual([]);
  expect(await axeViolations(visitor)).toEqual([]);
  const played = await play(visitor, "Reel: Showreel");
  expect([played.status, new URL(played.address).search]).toEqual([206, ""]);
  const host = new URL(visitor.url()).host;
  expect(asked.filter((url) => new URL(url).host !== host)).toEqual([]);

  await keyboard.choose(page.getByLabel("Clips is seen by"), "Only me");
  await keyboard.press(button(page, "Save who sees what"));
  await expect.poll(() => statusOf(visitor, played.address)).toBe(404);
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByRole("region", { name: "Clips" })).toHaveCount(0);
  expect(await statusOf(page, played.address)).toBe(404);

  await open(page, address);
  const own = await play(page, "Reel: Showreel");
  expect([own.status, new URL(own.address).search]).toEqual([206, expect.stringMatching(/^\?pass=/)]);
  expect(await statusOf(visitor, own.address)).toBe(401);
  expect(await axeViolations(page)).toEqual([]);
});

test("a clip plays without scripts, and keeps its place on the page", async ({ browser, page }) => {
  await signUpArtist(page, "Rehan Qureshi");
  const file = await recordVideoFile(page, "scene.webm", 1_200_000);
  await page.setViewportSize(phone);
  await open(page, "/account/profile");
  await uploadClip(page, "A scene", "Scene", file);
  const address = (await page.getByRole("link", { name: "View public page" }).getAttribute("href")) ?? "";
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(new URL(address, page.url()).href);
  const player = playerOf(plain, "Scene: A scene");
  await expect(player).toBeVisible();
  expect(await player.evaluate((one: HTMLVideoElement) => [one.controls, one.preload])).toEqual([
    true,
    "none",
  ]);
  const before = await player.boundingBox();
  await player.evaluate((one: HTMLVideoElement) => {
    one.muted = true;
    return one.play();
  });
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await player.boundingBox()).toEqual(before);
});
