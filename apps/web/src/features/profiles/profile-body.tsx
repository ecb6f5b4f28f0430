import { professionAccent } from "@callboard/contracts/accent";
import { privateFieldLabels } from "@callboard/contracts/private-field-labels";
import type { PublicProfile } from "@callboard/contracts/profile";
import { profilePath } from "@callboard/contracts/profile-path";
import { FileDown, MapPin, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { preloadSerif } from "#shared/lib/page/preload-serif.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Chip } from "#shared/ui/chip.tsx";
import { PrintedUrl } from "#shared/ui/printed-url.tsx";
import { ReportButton } from "#shared/ui/report/report-button.tsx";
import { ProfileLinks } from "./profile-links.tsx";
import { ProfilePortrait } from "./profile-portrait.tsx";
import { kindWords } from "./profile-text.ts";
import { ClipSection } from "./resume/clip-section.tsx";
import { HeadshotGallery } from "./resume/headshot-gallery.tsx";
import { ResumeSections } from "./resume/resume-sections.tsx";

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-line border-t py-3 print:py-1">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  );
}

/** The facts that a reader is shown, and what the artist opened of the private ones. */
function ProfileFacts({ profile }: { profile: PublicProfile }) {
  const { experience, present_city, travel_cities, ready_to_travel, details, agency } = profile;
  const { people = [], answers } = agency ?? {};
  const travels = ready_to_travel === null ? null : ready_to_travel ? "Yes" : "No";
  const facts = [
    ["Experience", experience],
    ["Present city", present_city],
    ["Often travels to", travel_cities],
    ["Ready to travel for work", travels],
    ["Answered by the promised day", answers && `${answers.in_time} of ${answers.of} applications`],
    ["People", people.join(", ")],
    ...details.map(({ field, value }) => [privateFieldLabels[field], value]),
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-1 sm:grid-cols-2 sm:gap-x-8 print:grid-cols-3 print:gap-x-6">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label ?? ""}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

type ProfileBodyProps = {
  profile: PublicProfile;
  /** True where it is shown to its owner within another page. */
  isPreview?: boolean;
  /** What is done with it. */
  acts?: ReactNode;
};

/** What a reader sees of a profile. */
export function ProfileBody({ profile, isPreview = false, acts }: ProfileBodyProps) {
  const { kind, name, profession, present_city, about } = profile;
  const Heading = isPreview ? "h3" : "h1";
  preloadSerif();
  return (
    <article className="grid grid-cols-1 items-start gap-8 pt-2 sm:pt-4 md:grid-cols-[18rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-16 print:grid-cols-[9rem_minmax(0,1fr)] print:gap-6">
      <div className="w-full max-w-xs overflow-hidden rounded-hero border border-line md:sticky md:top-24 md:max-w-none">
        <ProfilePortrait
          profile={profile}
          sizes="(min-width: 1024px) 352px, (min-width: 768px) 288px, 320px"
          isPriority
        />
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-8 print:gap-4">
        <header className="grid grid-cols-1 justify-items-start gap-3">
          <p className="text-15 font-semibold text-muted">{kindWords[kind].one}</p>
          <Heading className="max-w-full text-34 sm:text-48 print:text-28!">{name}</Heading>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Chip accent={professionAccent(profession)}>{profession}</Chip>
            {present_city && (
              <span className="flex items-center gap-1.5 text-muted">
                <MapPin aria-hidden className="size-4 shrink-0" />
                {present_city}
              </span>
            )}
          </p>
          {!isPreview && <PrintedUrl path={profilePath(profile)} />}
          {!isPreview && <div className="flex flex-wrap items-center gap-2 print:hidden">{acts}</div>}
        </header>
        {about && (
          <p className="max-w-[65ch] font-serif text-20 leading-[1.58] whitespace-pre-line print:text-16 print:leading-[1.4]">
            {about}
          </p>
        )}
        <ProfileFacts profile={profile} />
        <ClipSection profile={profile} level={isPreview ? "h4" : "h2"} />
        <ResumeSections profile={profile} level={isPreview ? "h4" : "h2"} />
        <HeadshotGallery profile={profile} level={isPreview ? "h4" : "h2"} />
        <ProfileLinks profile={profile} />
        {!isPreview && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
            <Button variant="secondary" size="small" onClick={() => window.print()}>
              <Printer aria-hidden className="size-4" /> {kind === "artist" ? "Print résumé" : "Print"}
            </Button>
            {kind === "artist" && (
              <a
                href={`/share/resume/${profile.slug ?? profile.id}.pdf`}
                download
                className={buttonClass({ variant: "secondary", size: "small" })}
              >
                <FileDown aria-hidden className="size-4" /> Résumé as PDF
              </a>
            )}
            <ReportButton
              kind="profile"
              id={profile.id}
              what="this profile"
              className="inline-flex min-h-9 items-center gap-2 rounded-control px-2 text-15 text-muted hover:bg-sunken hover:text-ink"
            />
          </p>
        )}
      </div>
    </article>
  );
}
