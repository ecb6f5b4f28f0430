/** What a clip shows. A reel is what the directory finds people by. */
export const clipKinds = ["reel", "scene", "voice"] as const;
export type ClipKind = (typeof clipKinds)[number];

export type ClipPlayer = {
  site: string;
  /** The clip's page at its site, written one way whatever was pasted. */
  page: string;
  /** What is framed: on one of `playerOrigins`, made of the clip's id alone. */
  frame: string;
};

type Found = Omit<ClipPlayer, "site">;
type Site = {
  name: string;
  /** Where its player comes from. */
  origin: string;
  hosts: readonly string[];
  find: (url: URL) => Found | null;
};

const youtubeId = /^[\w-]{11}$/;
const youtubePath = /^\/(?:shorts|live|embed)\/([^/]+)\/?$/;

const youtube: Site = {
  name: "YouTube",
  origin: "https://www.youtube-nocookie.com",
  hosts: ["youtube.com", "m.youtube.com", "youtu.be", "youtube-nocookie.com"],
  find: ({ hostname, pathname, searchParams }) => {
    const inPath = hostname.endsWith("youtu.be") ? pathname.slice(1) : youtubePath.exec(pathname)?.[1];
    const id = inPath ?? (pathname === "/watch" ? searchParams.get("v") : null) ?? "";
    if (!youtubeId.test(id)) return null;
    return {
      page: `https://www.youtube.com/watch?v=${id}`,
      frame: `${youtube.origin}/embed/${id}?autoplay=1&rel=0`,
    };
  },
};

/** Its number, and for one that is not listed the hash that opens it. */
const vimeoPath = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([\da-f]{6,40}))?\/?$/;
const vimeoHash = /^[\da-f]{6,40}$/;

const vimeo: Site = {
  name: "Vimeo",
  origin: "https://player.vimeo.com",
  hosts: ["vimeo.com", "player.vimeo.com"],
  find: ({ pathname, searchParams }) => {
    const [, id, inPath] = vimeoPath.exec(pathname) ?? [];
    if (!id) return null;
    const asked = searchParams.get("h") ?? "";
    const hash = inPath ?? (vimeoHash.test(asked) ? asked : "");
    return {
      page: ["https://vimeo.com", id, hash].filter(Boolean).join("/"),
      frame: `${vimeo.origin}/video/${id}?${hash && `h=${hash}&`}autoplay=1&dnt=1`,
    };
  },
};

/** Somebody's track or set, and for one that is not listed the word that opens it. */
const soundcloudPath = /^\/[\w-]{1,60}(?:\/sets)?\/[\w-]{1,120}(?:\/s-\w{1,40})?\/?$/;

const soundcloud: Site = {
  name: "SoundCloud",
  origin: "https://w.soundcloud.com",
  hosts: ["soundcloud.com", "m.soundcloud.com"],
  find: ({ pathname }) => {
    if (!soundcloudPath.test(pathname)) return null;
    const page = `https://soundcloud.com${pathname.replace(/\/$/, "")}`;
    const frame = `${soundcloud.origin}/player/?url=${encodeURIComponent(page)}&auto_play=true&visual=false`;
    return { page, frame };
  },
};

const sites = [youtube, vimeo, soundcloud];

/** Where players are framed from: nothing else is framed on any page. */
export const playerOrigins: readonly string[] = sites.map(({ origin }) => origin);

export const clipSiteNames = "YouTube, Vimeo or SoundCloud";

/** The player of an address at one of the sites; null for any other text. */
export function clipPlayer(address: string): ClipPlayer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.port;
  const host = url.hostname.replace(/^www\./, "");
  const site = isPlain ? sites.find(({ hosts }) => hosts.includes(host)) : undefined;
  const found = site?.find(url);
  return site && found ? { site: site.name, ...found } : null;
}
