import { privateFieldLabels } from "@callboard/contracts/private-field-labels";
import { profilePath } from "@callboard/contracts/profile-path";
import type { SharedApplication } from "@callboard/contracts/shortlist";
import { ExternalLink } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Portrait } from "#shared/ui/portrait.tsx";
import { Comments } from "./comments.tsx";
import { MarkButtons } from "./mark-buttons.tsx";
import { SharedTape } from "./shared-tape.tsx";
import type { Visiting } from "./use-shared-shortlist.ts";

const outside = (
  <>
    <ExternalLink aria-hidden className="ml-1.5 inline size-4 align-[-0.125em]" />
    <span className="sr-only"> (opens in a new tab)</span>
  </>
);

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link wrap-anywhere">
      {children}
      {outside}
    </a>
  );
}

function Shown({ application, token }: { application: SharedApplication; token: string }) {
  const { id, name, profile, note, reel_url, shared, tape } = application;
  return (
    <>
      {profile && (
        <p>
          <Outside href={profilePath(profile)}>Profile</Outside>, {profile.profession}, {profile.present_city}
        </p>
      )}
      {note && <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{note}</p>}
      {reel_url && (
        <p>
          <Outside href={reel_url}>Reel</Outside>
        </p>
      )}
      {tape && <SharedTape token={token} applicationId={id} size={tape.size} name={name} />}
      {shared.length > 0 && (
        <ul aria-label="From their profile" className="flex flex-wrap gap-x-4 gap-y-1 text-15">
          {shared.map(({ field, value }) => (
            <li key={field} className="wrap-anywhere">
              <span className="text-muted">{privateFieldLabels[field]}: </span>
              {value}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type SharedApplicantProps = {
  application: SharedApplication;
  visiting: Visiting;
  /** False until the visitor has given a name. */
  canMark: boolean;
};

/** One applicant of a shared shortlist: what they agreed to show, and what the visitor makes of them. */
export function SharedApplicant({ application, visiting, canMark }: SharedApplicantProps) {
  const { name, role, profile } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  return (
    <li
      aria-labelledby={headingId}
      className="grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="flex items-start gap-4">
        <Portrait profile={profile} size="large" />
        <div className="grid min-w-0 grid-cols-1 gap-1">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-20 wrap-anywhere">
            {name}
          </h2>
          {role && <p className="text-muted wrap-anywhere">{role.name}</p>}
        </div>
      </div>
      <Shown application={application} token={visiting.token} />
      {canMark && (
        <>
          <MarkButtons application={application} onMark={visiting.mark} />
          <Comments
            {...{ application, visiting }}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
          />
        </>
      )}
    </li>
  );
}
