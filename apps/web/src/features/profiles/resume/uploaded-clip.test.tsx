import { clipsPath } from "@callboard/contracts/clip-file";
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import type { Answers } from "../../../test/fake-gateway.ts";
import { publicProfile } from "../../../test/profiles.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { ProfileScreen } from "../profile-screen.tsx";

const key = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";
const reel = { title: "Showreel", kind: "reel" as const, url: "" };
const voice = { title: "Two voices", kind: "voice" as const, url: "" };
const video = { key, type: "video/webm" as const, size: 5_000_000 };
const sound = { key: key.replace("0b", "1b"), type: "audio/mpeg" as const, size: 900_000 };
const profile = publicProfile({
  clips: [
    { ...reel, file: video },
    { ...voice, file: sound },
  ],
});

const show = (answers: Answers) =>
  renderAt("/profiles/artist/7", <ProfileScreen kind="artist" id="7" />, { answers });
const section = async () => within(await screen.findByRole("region", { name: "Clips" }));

it("is played by the browser's own player, of which nothing comes before one plays it", async () => {
  show({ "profile.get": () => profile });
  const clips = await section();
  const player = clips.getByLabelText<HTMLVideoElement>("Reel: Showreel");
  expect([player.tagName, player.getAttribute("src")]).toEqual(["VIDEO", `${clipsPath}/${key}`]);
  const recording = clips.getByLabelText<HTMLAudioElement>("Voice sample: Two voices");
  expect([recording.tagName, recording.getAttribute("src")]).toEqual(["AUDIO", `${clipsPath}/${sound.key}`]);
  for (const one of [player, recording])
    expect([one.controls, one.preload, one.autoplay]).toEqual([true, "none", false]);
  expect(clips.queryByRole("link")).toBeNull();
});

it("says that it does not play, and offers Retry and the file", async () => {
  const { user } = show({ "profile.get": () => profile });
  fireEvent.error((await section()).getByLabelText("Reel: Showreel"));
  const alert = within(await screen.findByRole("alert"));
  expect(alert.getByText(/^The clip does not play.*WebM\.$/)).toBeTruthy();
  const file = alert.getByRole("link", { name: "Download it (4.8 MB)" });
  expect([file.getAttribute("href"), file.hasAttribute("download")]).toEqual([`${clipsPath}/${key}`, true]);
  await user.click(alert.getByRole("button", { name: "Retry" }));
  expect(screen.getByLabelText("Reel: Showreel").tagName).toBe("VIDEO");
});

it("is played with a pass by who sees more than everybody, and asked for anew where that is over", async () => {
  signIn();
  let pass = "1.a";
  const clips = () => [{ ...reel, file: { ...video, pass } }];
  const { user, calls } = show({
    "profile.get": () => publicProfile({ clips: [] }),
    "portfolio.seen": () => ({ reader: "poster", profile: publicProfile({ clips: clips() }) }),
  });
  const player = await screen.findByLabelText("Reel: Showreel");
  expect(player.getAttribute("src")).toBe(`${clipsPath}/${key}?pass=1.a`);
  pass = "2.b";
  fireEvent.error(player);
  await user.click(await screen.findByRole("button", { name: "Retry" }));
  const again = await screen.findByLabelText("Reel: Showreel");
  expect(again.getAttribute("src")).toBe(`${clipsPath}/${key}?pass=2.b`);
  expect(calls.filter(({ path }) => path === "portfolio.seen")).toHaveLength(2);
  localStorage.clear();
});
