import type { ProfileSummary } from "@callboard/contracts/profile";
import { Image } from "./image.tsx";

const sizes = { small: { width: 40, height: 50 }, large: { width: 96, height: 120 } };

type PortraitProps = { profile: Pick<ProfileSummary, "id" | "photo"> | null; size: keyof typeof sizes };

/** The headshot of somebody who is named beside it; nothing where there is none, or none for the viewer. */
export function Portrait({ profile, size }: PortraitProps) {
  if (!profile?.photo) return null;
  const { width, height } = sizes[size];
  return (
    <Image
      {...{ src: profile.photo, alt: "", id: profile.id, width, height }}
      sizes={`${width}px`}
      className={size === "small" ? "h-12.5 w-10 shrink-0 rounded-control" : "h-30 w-24 rounded-control"}
    />
  );
}
