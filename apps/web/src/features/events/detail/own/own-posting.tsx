import type { EventDetails, EventKind } from "@callboard/contracts/event";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { CallActions } from "#shared/ui/call/call-actions.tsx";
import { PostedAs } from "#shared/ui/call/posted-as.tsx";
import { PostingState, postingText } from "#shared/ui/posting-state.tsx";
import { Redirect } from "#shared/ui/session/redirect.tsx";
import { RoleList } from "../../roles/role-list.tsx";
import { DetailBody } from "../detail-body.tsx";
import { DetailHero } from "../detail-hero.tsx";

const backOf: Record<EventKind, { to: string; text: string }> = {
  event: { to: "/events", text: "All auditions & events" },
  crowdfunding: { to: "/crowdfunding", text: "All crowdfunding requests" },
};

/** Why only the poster sees the page, and what stands in the way. */
function VisibilityNotice({ event }: { event: EventDetails }) {
  const { visibility = "public", visibility_reason, findings = [] } = event;
  if (visibility === "public") return null;
  const holds = visibility === "waiting" ? findings.filter(({ severity }) => severity === "hold") : [];
  return (
    <aside
      aria-label="Who sees this"
      className="grid max-w-full gap-2 rounded-card border border-line bg-surface p-4"
    >
      <PostingState visibility={visibility} />
      <p>{postingText(visibility)}</p>
      {visibility_reason && <p className="wrap-anywhere">Reason: {visibility_reason}</p>}
      {holds.length > 0 && (
        <ul className="grid list-disc gap-1.5 pl-5 text-15 marker:text-muted">
          {holds.map(({ rule, field, text }) => (
            <li key={`${rule} ${field}`} className="wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {holds.length > 0 && (
        <a href="/how-we-check" className="text-link justify-self-start text-15">
          What is checked
        </a>
      )}
    </aside>
  );
}

function Posting({ event, kind }: { event: EventDetails; kind: EventKind }) {
  const navigate = useNavigate();
  usePageHead({ title: event.title, description: "Seen by its poster alone.", robots: "noindex" });
  return (
    <DetailBody
      event={event}
      hero={
        <DetailHero
          event={event}
          back={backOf[kind]}
          kindWord={kind === "event" ? event.eventCategory?.name || "Event" : "Crowdfunding"}
        >
          <VisibilityNotice event={event} />
          <PostedAs call={event} />
          <CallActions call={event} onRemoved={() => void navigate("/account#auditions")} />
        </DetailHero>
      }
    >
      <RoleList event={event} />
    </DetailBody>
  );
}

type OwnPostingProps = {
  kind: EventKind;
  id: number;
  loading: ReactNode;
  /** For everybody but the poster. */
  missing: ReactNode;
};

/** The page of an event or campaign that only its poster sees, as it will be, with the reason. */
export function OwnPosting({ kind, id, loading, missing }: OwnPostingProps) {
  const { data: event, error } = trpc.event.own.useQuery(
    { id },
    { meta: { errors: "inline" }, retry: false },
  );
  if (error) return missing;
  if (!event) return loading;
  const known = event.kind ?? kind;
  if (known !== kind) return <Redirect to={known === "event" ? `/event/${id}` : `/Crowdfunding/${id}`} />;
  return <Posting event={event} kind={kind} />;
}
