import type { ReceivedApplication } from "@callboard/contracts/application";
import { privateFieldLabels } from "@callboard/contracts/private-field-labels";
import { profilePath } from "@callboard/contracts/profile-path";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { fileSize } from "#shared/lib/text/file-size.ts";
import { Portrait } from "./portrait.tsx";
import { TapePlayer } from "./tapes/tape-player.tsx";

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What the poster reads of an application. */
export type ApplicationDetails = Pick<
  ReceivedApplication,
  "role" | "note" | "reel_url" | "profile" | "shared" | "applicant"
> & {
  /** Of one that was sent. */
  id?: number;
  tape?: { size: number } | null | undefined;
};

type ApplicationFactsProps = {
  application: ApplicationDetails;
  /** False for those of a team who do not write to applicants. */
  canWrite?: boolean;
};

export function ApplicationFacts({ application, canWrite = true }: ApplicationFactsProps) {
  const { id, role, note, reel_url, tape, profile, shared, applicant } = application;
  const hasMessages = useCapability("conversations");
  return (
    <dl className="grid grid-cols-1 gap-3">
      {profile?.photo && (
        <Detail label="Headshot">
          <Portrait profile={profile} size="large" />
        </Detail>
      )}
      {role && <Detail label="Role">{role.name}</Detail>}
      {note && (
        <Detail label="Note">
          <p className="max-w-[65ch] whitespace-pre-line">{note}</p>
        </Detail>
      )}
      {reel_url && (
        <Detail label="Reel">
          <a href={reel_url} target="_blank" rel="noopener noreferrer nofollow ugc" className="text-link">
            {reel_url}
            <ExternalLink aria-hidden className="ml-1.5 inline size-4 align-[-0.125em]" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </Detail>
      )}
      {tape && (
        <Detail label="Self-tape">
          {id === undefined ? (
            `A video of ${fileSize(tape.size)}, which plays here`
          ) : (
            <TapePlayer applicationId={id} label={`Self-tape of ${applicant.name}`} />
          )}
        </Detail>
      )}
      {profile && (
        <Detail label="Profile">
          <Link to={profilePath(profile)} className="text-link">
            {profile.name}
          </Link>
          , {[profile.profession, profile.present_city].filter(Boolean).join(", ")}
        </Detail>
      )}
      {shared.length > 0 && (
        <Detail label="From their profile">
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {shared.map(({ field, value }) => (
              <li key={field}>
                <span className="text-muted">{privateFieldLabels[field]}: </span>
                {value}
              </li>
            ))}
          </ul>
        </Detail>
      )}
      {canWrite && hasMessages && id !== undefined && (
        <Detail label="Messages">
          <Link to={`/account/messages/${id}`} className="text-link">
            Write to {applicant.name}
          </Link>
        </Detail>
      )}
      {canWrite && !hasMessages && (
        <Detail label="Email">
          <a href={`mailto:${applicant.email}`} className="text-link">
            {applicant.email}
          </a>
        </Detail>
      )}
    </dl>
  );
}
