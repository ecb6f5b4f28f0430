import { professionAccent } from "@callboard/contracts/accent";
import type { PublicProfile } from "@callboard/contracts/profile";
import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { preloadSerif } from "#shared/lib/page/preload-serif.ts";
import { Card } from "#shared/ui/card.tsx";
import { Chip } from "#shared/ui/chip.tsx";
import { ReportButton } from "#shared/ui/report/report-button.tsx";
import { ProfileLinks } from "./profile-links.tsx";
import { ProfilePortrait } from "./profile-portrait.tsx";
import { kindWords } from "./profile-text.ts";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-line border-t py-3">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}

function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { experience, present_city, travel_cities, ready_to_travel } = profile;
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8">
      <Fact label="Experience">{experience}</Fact>
      <Fact label="Present city">{present_city}</Fact>
      <Fact label="Often travels to">{travel_cities}</Fact>
      <Fact label="Ready to travel for work">{ready_to_travel ? "Yes" : "No"}</Fact>
    </dl>
  );
}

/** A project credit: project, role, year, city. */
function ProfileCredit({ profile }: { profile: PublicProfile }) {
  const { project_name, character_name, project_year, project_city } = profile;
  return (
    <section aria-labelledby="profile-credit">
      <h2 id="profile-credit" className="text-23">
        Credits
      </h2>
      <Card className="mt-3 flex items-stretch">
        <p className="grid shrink-0 place-items-center border-control border-r border-dashed px-4 font-display text-23 font-heading tabular-nums sm:px-6 sm:text-28">
          {project_year}
        </p>
        <div className="min-w-0 p-4 sm:px-6">
          <p className="font-display text-20 font-heading leading-heading">{project_name}</p>
          <p className="mt-1 text-muted">
            {character_name}, {project_city}
          </p>
        </div>
      </Card>
    </section>
  );
}

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
        <ReportButton
          kind="profile"
          id={profile.id}
          what="this profile"
          className="-ml-2 inline-flex min-h-9 items-center gap-2 justify-self-start rounded-control px-2 text-15 text-muted hover:bg-sunken hover:text-ink print:hidden"
        />
      </div>
    </article>
  );
}
