import { axeViolations } from "./axe.ts";
import { signUpArtist } from "./claims.ts";
import { expect, open, type Page, test } from "./journey.ts";

const id = "dQw4w9WgXcQ";
const player = "https://www.youtube-nocookie.com/**";

async function addClip(page: Page, title: string, kind: string, url: string) {
  await page.getByRole("button", { name: "Add a clip" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a clip" });
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Kind").selectOption(kind);
  await dialog.getByLabel("URL").fill(url);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Clips" }).getByText(title, { exact: true })).toBeVisible();
}

test("an artist adds clips, which load at a click, is found by their reel, and prints a QR poster", async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await signUpArtist(page, "Devika Pathak");
  await open(page, "/account/profile");
  await addClip(page, "Two voices", "Voice sample", "https://soundcloud.com/demo/two-voices");
  await addClip(page, "Showreel", "Reel", `https://youtu.be/${id}?t=4`);
  const first = page.getByRole("list", { name: "Clips" }).getByRole("listitem").first();
  await page.getByRole("button", { name: "Move Showreel up" }).press("Enter");
  await expect(first).toContainText("Showreel");
  const address = (await page.getByRole("link", { name: "View public page" }).getAttribute("href")) ?? "";
  await expect(page.getByText("Résumé saved")).toHaveCount(0);

  const visitor = await browser.newPage();
  const asked: string[] = [];
  await visitor.route(player, (route) => route.fulfill({ contentType: "text/html", body: "<p>Playing</p>" }));
  visitor.on("request", (request) => asked.push(new URL(request.url()).host));
  await open(visitor, "/directory?reel=yes");
  const name =
    (await visitor.getByRole("main").getByRole("article").first().getByRole("heading").textContent()) ?? "";
  await visitor.getByRole("link", { name, exact: true }).click();
  await expect(visitor).toHaveURL(new RegExp(`${address}$`));
  const clips = visitor.getByRole("region", { name: "Clips" });
  await expect(clips.getByRole("listitem")).toHaveText([/Showreel/, /Two voices/]);
  const own = new URL(visitor.url()).host;
  expect(asked.filter((host) => host !== own)).toEqual([]);
  expect(await axeViolations(visitor)).toEqual([]);
  await clips.getByRole("button", { name: /^Play Showreel/ }).press("Enter");
  const frame = clips.getByTitle("Showreel, YouTube");
  await expect(frame).toBeFocused();
  await expect(frame.contentFrame().getByText("Playing")).toBeVisible();
  expect(asked.filter((host) => host !== own)).toEqual(["www.youtube-nocookie.com"]);

  await open(page, address);
  await expect(page.getByRole("link", { name: "QR poster" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Save|^Add to list/ })).toHaveCount(0);
  await page.getByRole("link", { name: "QR poster" }).click();
  await expect(page.getByRole("img", { name: new RegExp(`^QR code of .*${address}$`) })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button")).toHaveCount(0);
  const paper = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
