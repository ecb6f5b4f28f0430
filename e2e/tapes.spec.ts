import { newPerson, signUp } from "./account.ts";
import { postEvent } from "./events.ts";
import { expect, isTakenOver, open, type Page, test } from "./journey.ts";
import { tabTo } from "./keyboard.ts";
import { breakableConnection, part, partPatience, recordVideo, recordVideoFile } from "./video.ts";

test.slow();
// An address that nobody else may ask.
test.use({ allowed: /Failed to load resource/ });

const phone = { width: 375, height: 800 };

const formOf = (page: Page) => page.getByRole("dialog", { name: /^Apply for/ });

/** The requests that send a tape or ask about it: method and offset. */
function watchUploads(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/tapes/uploads")) return;
    const offset = request.headers()["upload-offset"];
    seen.push(offset === undefined ? request.method() : `${request.method()} ${offset}`);
  });
  return seen;
}

/** The video under that name, once it can play, with how it came. */
async function playerOf(page: Page, label: string, act: () => Promise<unknown>) {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => /\/tapes\/\d+\?pass=/.test(response.url())),
    act(),
  ]);
  expect(answer.status()).toBe(206);
  expect((await answer.request().allHeaders()).range).toMatch(/^bytes=\d+-/);
  const video = page.getByLabel(label, { exact: true });
  const ready = () => video.evaluate((element: HTMLVideoElement) => element.readyState);
  await expect.poll(ready).toBeGreaterThanOrEqual(2);
  return { video, address: answer.url() };
}

const playOn = (video: Awaited<ReturnType<typeof playerOf>>["video"]) =>
  video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });

const openOwn = async (page: Page) => {
  await open(page, "/account");
  await page.getByRole("link", { name: /^Where it stands/ }).click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
};

test("a self-tape goes on after a lost connection and a reload, on a phone and by keyboard, and plays for the poster and nobody else", async ({
  browser,
  page: poster,
}) => {
  await signUp(poster, newPerson("Leela Casting"));
  await postEvent(poster, `Monologues by night ${newPerson().number}`);
  const address = poster.url();
  const artist = await browser.newPage({ viewport: phone });
  const breakConnection = await breakableConnection(artist);
  await signUp(artist, newPerson("Kabir Shah"));
  const file = await recordVideoFile(artist, "monologue.webm", part + 900_000);
  const seen = watchUploads(artist);
  // Listened for from the start: a dialog that opens a moment earlier would be the browser's own.
  artist.on("filechooser", (chooser) => void chooser.setFiles(file));
  const choose = async (button: string) => {
    await tabTo(artist, button);
    await artist.keyboard.press("Enter");
  };

  // The line breaks at once, and is back a moment later.
  await breakConnection(0);
  await open(artist, `${address}?apply=1`);
  await expect(formOf(artist)).toBeVisible();
  await choose("Choose a video");
  await expect(
    formOf(artist).getByRole("status").filter({ hasText: "The connection is lost" }),
  ).toBeAttached();
  // It breaks again after the first part, and stays so until the page is loaded anew.
  await breakConnection(part);
  await expect(formOf(artist).getByText(/^8\.0 MB of 8\.9 MB/)).toBeVisible({ timeout: partPatience });
  await expect(formOf(artist).getByText("The connection is lost").first()).toBeVisible();
  await tabTo(artist, "Send application");
  await artist.keyboard.press("Enter");
  await expect(formOf(artist).getByText(/^Your self-tape is not there yet/)).toBeVisible();
  expect(await artist.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await artist.reload();
  await isTakenOver(artist);
  await expect(formOf(artist).getByText(/^Choose the same file again/)).toContainText(
    "monologue.webm, 8.9 MB",
  );
  await breakConnection();
  seen.length = 0;
  await choose("Choose the file");
  await expect(formOf(artist).getByText("8.9 MB, uploaded")).toBeVisible();
  expect(seen).toEqual(["HEAD", `PATCH ${part}`]);
  await expect(formOf(artist).getByText("A video of 8.9 MB, which plays here")).toBeVisible();
  await tabTo(artist, "Send application");
  await artist.keyboard.press("Enter");
  await expect(artist.getByText("Your application", { exact: true })).toBeVisible();

  await open(poster, address);
  await poster.getByRole("link", { name: "Open the board" }).click();
  await expect(poster.getByText("Self-tape")).toBeVisible();
  const { video, address: played } = await playerOf(poster, "Self-tape of Kabir Shah", () =>
    poster.getByRole("button", { name: "Kabir Shah", exact: true }).click(),
  );
  await playOn(video);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);

  // The address is worth nothing in another session, and nobody else is given one.
  const stranger = await browser.newPage();
  await signUp(stranger, newPerson("Somebody Else"));
  expect((await stranger.request.get(played)).status()).toBe(403);
  const id = /\/tapes\/(\d+)/.exec(played)?.[1];
  const asked = await stranger.evaluate(async (application_id) => {
    const { token } = JSON.parse(localStorage.getItem("auth") ?? "{}");
    const input = encodeURIComponent(JSON.stringify({ application_id }));
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`/trpc/tape.get?input=${input}`, { headers })).status;
  }, Number(id));
  expect(asked).toBe(403);
  const nobody = await browser.newContext();
  expect((await nobody.request.get(played)).status()).toBe(401);

  // It was opened: now it stays as it is, and its sender still sees it.
  const own = await playerOf(artist, "Your self-tape", () => openOwn(artist));
  await playOn(own.video);
  await expect(artist.getByRole("button", { name: /video|Remove/ })).toHaveCount(0);
  await Promise.all([artist.close(), stranger.close(), nobody.close()]);
});

test("a self-tape is replaced and removed until it is opened, and goes with an application that is withdrawn", async ({
  browser,
  page: poster,
}) => {
  await signUp(poster, newPerson("Leela Casting"));
  await postEvent(poster, `Monologues by day ${newPerson().number}`);
  const artist = await browser.newPage({ viewport: phone });
  await signUp(artist, newPerson("Kabir Shah"));
  const buffer = await recordVideo(artist, 300_000);
  const send = (name: string, size: number) =>
    artist
      .getByLabel("Video to send")
      .setInputFiles({ name, mimeType: "video/webm", buffer: buffer.subarray(0, size) });

  await open(artist, `${poster.url()}?apply=1`);
  await artist.getByLabel("Video to send").setInputFiles({
    name: "notes.webm",
    mimeType: "video/webm",
    buffer: Buffer.from("No video. ".repeat(50)),
  });
  await expect(formOf(artist).getByRole("alert")).toContainText(
    "“notes.webm” was not taken. Must be a video",
  );
  await send("first.webm", 300_000);
  await expect(formOf(artist).getByText("293 KB, uploaded")).toBeVisible();
  await formOf(artist).getByRole("button", { name: "Send application" }).click();
  await expect(artist.getByText("Your application", { exact: true })).toBeVisible();

  const first = await playerOf(artist, "Your self-tape", () => openOwn(artist));
  const second = await playerOf(artist, "Your self-tape", () => send("second.webm", 200_000));
  expect(second.address).not.toBe(first.address);
  expect((await artist.request.get(first.address)).headers()["content-length"]).toBe("200000");
  await artist.getByRole("button", { name: "Remove the self-tape" }).click();
  await artist.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(artist.getByText("You have sent none.")).toBeVisible();
  expect((await artist.request.get(second.address)).status()).toBe(404);

  const third = await playerOf(artist, "Your self-tape", () => send("third.webm", 300_000));
  await open(artist, "/account");
  await artist.getByRole("button", { name: /^Withdraw/ }).click();
  await artist.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(artist.getByText("You have not applied for anything yet.")).toBeVisible();
  expect((await artist.request.get(third.address)).status()).toBe(404);
  await artist.close();
});
