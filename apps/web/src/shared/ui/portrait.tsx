import type { ProfileSummary } from "@callboard/contracts/profile";
import { cx } from "#shared/lib/text/class-names.ts";
import { Image } from "./image.tsx";

/** In pixels. */
const widths = { small: 40, large: 80 };

type PortraitProps = { profile: Pick<ProfileSummary, "id" | "photo"> | null; size: keyof typeof widths };

/** The headshot of somebody who is named beside it; nothing where there is none, or none for the viewer. */
export function Portrait({ profile, size }: PortraitProps) {
  if (!profile?.photo) return null;
  const width = widths[size];
  return (
    <Image
      {...{ src: profile.photo, alt: "", id: profile.id, width, height: (width * 5) / 4 }}
      sizes={`${width}px`}
      className={cx("aspect-4/5 shrink-0 rounded-control", size === "small" ? "w-10" : "w-20")}
    />
  );
}
