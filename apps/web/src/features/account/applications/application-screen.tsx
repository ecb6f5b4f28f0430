import type { ApplicationState } from "@callboard/contracts/application";
import type { ApplicationProgress, HistoryEntry } from "@callboard/contracts/board";
import { useRef } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { ApplicationState as State } from "#shared/ui/application-state.tsx";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { OwnAuditions } from "./audition/own-auditions.tsx";
import { OwnTape } from "./own-tape.tsx";
import { Sharing } from "./sharing.tsx";

/** What a state means for who applied. */
const words: Record<ApplicationState, string> = {
  sent: "Your application is with the poster. Nobody has opened it yet.",
  viewed: "The poster has read your application.",
  shortlisted: "You are on the shortlist.",
  callback: "They would like to see you again: you are asked to a callback.",
  offered: "You are offered the part. Say whether you take it.",
  cast: "You are cast.",
  declined: "It was not to be this time. Thank you for applying.",
};
const turnedDown = "You said no to the offer.";

const historyWords: Record<ApplicationState, string> = {
  sent: "Sent",
  viewed: "Read",
  shortlisted: "Put on the shortlist",
  callback: "Asked to a callback",
  offered: "Offered the part",
  cast: "Cast",
  declined: "Declined",
};

function entryWords({ state, is_applicant }: HistoryEntry): string {
  if (!is_applicant) return historyWords[state];
  return state === "cast" ? "You accepted" : "You said no";
}

function OfferAnswer({ id, onAnswered }: { id: number; onAnswered: () => void }) {
  const utils = trpc.useUtils();
  const answer = trpc.board.answer.useMutation({
    meta: { failure: "Your answer could not be sent" },
    onSuccess: async (_, { answer: given }) => {
      onAnswered();
      notify.success(given === "accepted" ? "You accepted the offer" : "You said no to the offer");
      await Promise.all([utils.board.progress.invalidate({ id }), utils.application.invalidate()]);
    },
    onError: () => utils.board.progress.invalidate({ id }),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={answer.isPending} onClick={() => answer.mutate({ id, answer: "accepted" })}>
        Accept the offer
      </Button>
      <Button
        variant="secondary"
        disabled={answer.isPending}
        onClick={() => answer.mutate({ id, answer: "declined" })}
      >
        Say no
      </Button>
    </div>
  );
}

function Progress({ application, history, shared_until = null }: ApplicationProgress) {
  const { id, event, state, note, reel_url, created_at, role } = application;
  const hasMessages = useCapability("conversations");
  const hasTapes = useCapability("tapes");
  const canShowOnward = useCapability("shortlists");
  const hasAuditions = useCapability("auditions");
  const heading = useRef<HTMLHeadingElement>(null);
  const saidNo = state === "declined" && history.at(-1)?.is_applicant;
  return (
    <>
      <div className="grid grid-cols-1 gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-28 wrap-anywhere sm:text-34">
          {event.title}
        </h1>
        <p className="text-muted">
          {[role?.name, formatDay(event.start_date), event.present_city].filter(Boolean).join(", ")}
        </p>
      </div>
      <section
        aria-label="Where it stands"
        className="grid grid-cols-1 justify-items-start gap-4 rounded-card border border-line bg-surface p-5"
      >
        <State state={state} />
        <p role="status" className="text-18 font-semibold">
          {saidNo ? turnedDown : words[state]}
        </p>
        {state === "offered" && (
          <OfferAnswer id={id} onAnswered={() => heading.current?.focus({ preventScroll: true })} />
        )}
        <div className="flex flex-wrap gap-3">
          <Link to={`/event/${event.id}`} className={buttonClass({ variant: "secondary", size: "small" })}>
            The call
          </Link>
          {hasMessages && (
            <Link
              to={`/account/messages/${id}`}
              className={buttonClass({ variant: "secondary", size: "small" })}
            >
              Messages
            </Link>
          )}
        </div>
      </section>
      {hasAuditions && <OwnAuditions applicationId={id} />}
      <section aria-labelledby="history-heading" className="grid grid-cols-1 gap-2">
        <h2 id="history-heading" className="text-23">
          History
        </h2>
        <ol className="grid grid-cols-1 gap-1">
          <li>{formatDay(created_at)}: Sent</li>
          {history.map((entry) => (
            <li key={`${entry.at} ${entry.state}`}>
              {formatDay(entry.at)}: {entryWords(entry)}
            </li>
          ))}
        </ol>
      </section>
      {(note || reel_url) && (
        <section aria-labelledby="sent-heading" className="grid grid-cols-1 gap-2">
          <h2 id="sent-heading" className="text-23">
            What you sent
          </h2>
          {note && <p className="max-w-[65ch] whitespace-pre-line wrap-anywhere">{note}</p>}
          {reel_url && <p className="wrap-anywhere">Reel: {reel_url}</p>}
        </section>
      )}
      {hasTapes && <OwnTape application={application} />}
      {canShowOnward && application.allows_sharing !== undefined && (
        <Sharing id={id} isAllowed={application.allows_sharing} until={shared_until} />
      )}
    </>
  );
}

/** One's own application: where it stands, what became of it, and the answer to an offer. */
export function ApplicationScreen({ id }: { id: number }) {
  const query = trpc.board.progress.useQuery({ id }, { meta: { errors: "inline" } });
  if (query.error?.data?.code === "not_found") return <NotFound />;
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <BackLink to="/account">Your account</BackLink>
      {!query.data && <h1 className="text-28 sm:text-34">Your application</h1>}
      {query.isPending && (
        <Loading text="Loading your application..." className="grid gap-5">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-48 w-full" />
        </Loading>
      )}
      {query.isError && (
        <ErrorState message="Your application could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.data && <Progress {...query.data} />}
    </div>
  );
}
