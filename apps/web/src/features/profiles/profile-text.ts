import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import type { PageHeadInput } from "#shared/lib/page/page-context.ts";
import { shareImage } from "#shared/lib/page/share-image.ts";
import type { ProfileKind } from "./directory-url.ts";

export const kindWords = {
  artist: { one: "Artist", many: "Artists" },
  agency: { one: "Agency", many: "Agencies" },
} as const satisfies Record<ProfileKind, { one: string; many: string }>;

const descriptionMax = 160;

/** The start of a text on one line, with an ellipsis if it was cut. */
export function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > descriptionMax ? `${line.slice(0, descriptionMax - 1).trimEnd()}…` : line;
}

/** The head of a profile's page, loaded or not. */
export function profileHead(profile: PublicProfile | undefined): PageHeadInput {
  if (!profile) return { title: "Profile", description: "A profile in the directory.", robots: "noindex" };
  const { name, profession, present_city, about, kind, id, slug } = profile;
  return {
    title: present_city ? `${name}, ${profession} in ${present_city}` : `${name}, ${profession}`,
    description: about ? excerptOf(about) : `${name} on the board: ${profession}.`,
    subject: { kind: "profile", profile },
    canonical: profilePath(profile),
    image: shareImage(kind, slug ?? id, name),
  };
}
