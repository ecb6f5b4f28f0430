import { professionAccent } from "@callboard/contracts/accent";
import type { ProfileSummary } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import { MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import { Chip } from "#shared/ui/chip.tsx";
import { ProfilePortrait } from "./profile-portrait.tsx";

const sizes = "(min-width: 1280px) 200px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 46vw";

/** A profile in the directory. The whole card is a link. */
export function ProfileCard({ profile }: { profile: ProfileSummary }) {
  const { name, profession, present_city } = profile;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-120 hover:border-control">
      <ProfilePortrait profile={profile} sizes={sizes} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2 p-3 sm:p-4">
        <h3 className="max-w-full text-18 leading-heading">
          <Link
            to={profilePath(profile)}
            className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <Chip accent={professionAccent(profession)} className="max-sm:px-2">
          {profession}
        </Chip>
        {present_city && (
          <p className="mt-auto flex max-w-full items-start gap-1.5 pt-1 text-14 text-muted">
            <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{present_city}</span>
          </p>
        )}
      </div>
    </article>
  );
}
