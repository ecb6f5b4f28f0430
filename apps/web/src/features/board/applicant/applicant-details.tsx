import type { ReceivedApplication } from "@callboard/contracts/application";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

export function ApplicantDetails({ application }: { application: ReceivedApplication }) {
  const { id, note, reel_url, profile, applicant } = application;
  const hasMessages = useCapability("conversations");
  return (
    <dl className="grid grid-cols-1 gap-3">
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
      {profile && (
        <Detail label="Profile">
          <Link to={`/profiles/${profile.kind}/${profile.id}`} className="text-link">
            {profile.name}
          </Link>
          , {profile.profession}, {profile.present_city}
        </Detail>
      )}
      {hasMessages ? (
        <Detail label="Messages">
          <Link to={`/account/messages/${id}`} className="text-link">
            Write to {applicant.name}
          </Link>
        </Detail>
      ) : (
        <Detail label="Email">
          <a href={`mailto:${applicant.email}`} className="text-link">
            {applicant.email}
          </a>
        </Detail>
      )}
    </dl>
  );
}
