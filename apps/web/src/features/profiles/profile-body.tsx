import type { PublicProfile } from "@callboard/contracts/profile";
import { MapPin } from "lucide-react";
import { professionAccent } from "#shared/config/accents.ts";
import { preloadSerif } from "#shared/lib/page/preload-serif.ts";
import { Chip } from "#shared/ui/chip.tsx";
import { ProfileCredit } from "./profile-credit.tsx";
import { ProfileFacts } from "./profile-facts.tsx";
import { ProfileLinks } from "./profile-links.tsx";
import { ProfilePortrait } from "./profile-portrait.tsx";
import { kindWords } from "./profile-text.ts";

/** The public fields of a profile. */
export function ProfileBody({ profile }: { profile: PublicProfile }) {
  const { kind, name, profession, present_city, about } = profile;
  preloadSerif();
  return (
    <article className="grid grid-cols-1 items-start gap-8 pt-2 sm:pt-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16">
      <div className="w-full max-w-xs overflow-hidden rounded-hero border border-line md:sticky md:top-24 md:max-w-none">
        <ProfilePortrait
          profile={profile}
          sizes="(min-width: 1024px) 352px, (min-width: 768px) 288px, 320px"
          isPriority
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8">
        <header className="grid grid-cols-1 justify-items-start gap-3">
          <p className="text-15 font-semibold text-muted">{kindWords[kind].one}</p>
          <h1 className="max-w-full text-34 sm:text-48">{name}</h1>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Chip accent={professionAccent(profession)}>{profession}</Chip>
            <span className="flex items-center gap-1.5 text-muted">
              <MapPin aria-hidden className="size-4 shrink-0" />
              {present_city}
            </span>
          </p>
        </header>
        <p className="max-w-[65ch] font-serif text-20 leading-[1.58] whitespace-pre-line">{about}</p>
        <ProfileFacts profile={profile} />
        <ProfileCredit profile={profile} />
        <ProfileLinks profile={profile} />
      </div>
    </article>
  );
}
