import { professionAccent } from "@callboard/contracts/accent";
import type { Blog } from "@callboard/contracts/blog";
import type { EventDetails } from "@callboard/contracts/event";
import type { PublicProfile } from "@callboard/contracts/profile";
import { formatDay } from "../../dates.ts";
import type { ShareCard } from "../drawing/draw-share-image.ts";
import { accent } from "../drawing/stage-art.ts";

/** What is drawn, and the address of its picture. */
export type ShareItem = { card: ShareCard; picture: string | null };

/** The site's own image, for pages without a picture. */
export const siteCard: ShareCard = {
  title: "Auditions, events and stories from the stage",
  kind: "For artists and agencies",
  color: accent.amber,
  line: "Find the call. Post your own.",
  seed: "callboard",
};

const joined = (...parts: (string | number | null)[]) => parts.filter(Boolean).join(" · ");

export function articleItem(blog: Blog): ShareItem {
  const { title, slug, category_name, published_at, created_at, reading_minutes, featured_image } = blog;
  const day = published_at ?? created_at;
  const line = joined(day && formatDay(day), reading_minutes && `${reading_minutes} min read`);
  const card = { title, kind: category_name ?? "Blog", color: accent.lilac, line, seed: slug };
  return { card, picture: featured_image };
}

export function eventItem(event: EventDetails): ShareItem {
  const { id, kind, title, category_name, start_date, present_city, banner_photo } = event;
  const isEvent = kind !== "crowdfunding";
  const card = {
    title,
    kind: isEvent ? (category_name ?? "Event") : "Crowdfunding",
    color: isEvent ? accent.amber : accent.straw,
    line: joined(formatDay(start_date), present_city),
    seed: `${isEvent ? "event" : kind}${id}`,
  };
  return { card, picture: banner_photo };
}

/** Of what everybody reads of a profile. */
export function profileItem({ kind, id, name, profession, present_city, photo }: PublicProfile): ShareItem {
  const line = joined(kind === "artist" ? "Artist" : "Agency", present_city);
  const color = accent[professionAccent(profession)];
  return { card: { title: name, kind: profession, color, line, seed: `${kind}${id}` }, picture: photo };
}
