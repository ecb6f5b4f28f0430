import { describe, expect, it } from "vitest";
import { clipPlayer, playerOrigins } from "./clip-player.ts";
import { clipSchema } from "./resume.ts";

const id = "dQw4w9WgXcQ";
const youtube = { page: `https://www.youtube.com/watch?v=${id}` };
const vimeo = { page: "https://vimeo.com/76979871" };

describe("the player of a clip", () => {
  it.each([
    [`https://www.youtube.com/watch?v=${id}&list=PL1&t=30`, youtube.page],
    [`http://youtube.com/watch?v=${id}`, youtube.page],
    [`https://m.youtube.com/watch?app=desktop&v=${id}`, youtube.page],
    [`https://youtu.be/${id}?si=abc`, youtube.page],
    [`https://www.youtube.com/shorts/${id}`, youtube.page],
    [`https://www.youtube.com/live/${id}/`, youtube.page],
    [`https://www.youtube-nocookie.com/embed/${id}`, youtube.page],
    ["https://vimeo.com/76979871", vimeo.page],
    ["https://www.vimeo.com/channels/staffpicks/76979871", vimeo.page],
    ["https://player.vimeo.com/video/76979871", vimeo.page],
    ["https://vimeo.com/76979871/ab12cd34ef", "https://vimeo.com/76979871/ab12cd34ef"],
    ["https://player.vimeo.com/video/76979871?h=ab12cd34ef", "https://vimeo.com/76979871/ab12cd34ef"],
    ["https://soundcloud.com/asha-rao/voice-reel?utm=x", "https://soundcloud.com/asha-rao/voice-reel"],
    [
      "https://soundcloud.com/asha-rao/voice-reel/s-Ab12",
      "https://soundcloud.com/asha-rao/voice-reel/s-Ab12",
    ],
    ["https://m.soundcloud.com/asha-rao/sets/voices/", "https://soundcloud.com/asha-rao/sets/voices"],
  ])("of %s is that of %s", (address, page) => {
    const player = clipPlayer(address);
    expect(player?.page).toBe(page);
    expect(playerOrigins).toContain(new URL(player?.frame ?? "").origin);
    expect(clipPlayer(page)).toEqual(player);
    expect(clipSchema.parse({ title: "Reel", kind: "reel", url: address }).url).toBe(page);
  });

  it("is told the unlisted video's hash, and the track's address as one value", () => {
    expect(clipPlayer("https://vimeo.com/1/ab12cd34ef")?.frame).toContain("/video/1?h=ab12cd34ef&");
    const { searchParams } = new URL(clipPlayer("https://soundcloud.com/a/b?url=//evil")?.frame ?? "");
    expect(searchParams.get("url")).toBe("https://soundcloud.com/a/b");
  });

  it.each([
    "",
    "reel",
    "javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ",
    "data:text/html,https://youtu.be/dQw4w9WgXcQ",
    `ftp://youtube.com/watch?v=${id}`,
    `//youtube.com/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil-youtube.com/watch?v=${id}`,
    `https://evilyoutu.be/${id}`,
    `https://www.www.youtube.com/watch?v=${id}`,
    `https://youtube.com./watch?v=${id}`,
    `https://yоutube.com/watch?v=${id}`,
    `https://youtube.com@evil.example/watch?v=${id}`,
    `https://a:b@youtube.com/watch?v=${id}`,
    `https://youtube.com:8443/watch?v=${id}`,
    `https://evil.example/?https://youtube.com/watch?v=${id}`,
    "https://youtube.com/@asha",
    "https://youtube.com/watch?v=short",
    `https://youtube.com/watch?v=${id}x`,
    "https://youtube.com/watch?v=../../../../a",
    `https://youtube.com/redirect?q=x&v=${id}`,
    "https://youtu.be/%2e%2e%2fabcde",
    "https://vimeo.com/asha",
    "https://vimeo.com/ondemand/76979871",
    "https://vimeo.com/1234567890123",
    "https://soundcloud.com/asha-rao",
    "https://soundcloud.com/a/b/c/d",
    "https://soundcloud.com/a/b%26auto_play",
    "https://on.soundcloud.com/abc/def",
    "https://dailymotion.com/video/x1",
  ])("is none for %j", (address) => {
    expect(clipPlayer(address)).toBeNull();
    expect(clipSchema.safeParse({ title: "Reel", kind: "reel", url: address }).success).toBe(false);
  });

  it("gives no more of an address's hash than one of a video", () => {
    expect(clipPlayer("https://player.vimeo.com/video/1?h=x%26y")?.page).toBe("https://vimeo.com/1");
  });
});
