import type { EventDetails, EventKind } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import type { Crumb } from "@callboard/contracts/rendering";
import { lazy, type ReactNode, Suspense } from "react";
import { Link, useLocation } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { useRetryFailed } from "#shared/lib/failure/use-retry-failed.ts";
import { useCapability, usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { shareImage } from "#shared/lib/page/share-image.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Redirect } from "#shared/ui/session/redirect.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { excerptOf } from "../card/event-text.ts";
import { eventInput } from "./detail-queries.ts";
import { DetailSkeleton } from "./detail-skeleton.tsx";

const pathOf: Record<EventKind, (id: number) => string> = {
  event: (id) => `/event/${id}`,
  crowdfunding: (id) => `/Crowdfunding/${id}`,
};
const nameOf: Record<EventKind, string> = { event: "Event Details", crowdfunding: "Crowdfunding Details" };
const listOf: Record<EventKind, Crumb> = {
  event: { name: "Auditions & Events", path: "/events" },
  crowdfunding: { name: "Crowdfunding Requests", path: "/crowdfunding" },
};

type DetailScreenProps = {
  kind: EventKind;
  /** The id in the URL. */
  id: string | undefined;
  /** Renders the loaded event, which has a kind by now. */
  children: (event: EventDetails) => ReactNode;
};

/** What the card was that led here: the upstream may not tell events and campaigns apart. */
function kindOf(state: unknown): EventKind | null {
  const { kind } = (state ?? {}) as { kind?: unknown };
  return kind === "event" || kind === "crowdfunding" ? kind : null;
}

function Missing({ kind }: { kind: EventKind }) {
  const isEvent = kind === "event";
  usePageStatus(404);
  usePageHead({ title: "No event found", description: "No event found", robots: "noindex" });
  return (
    <div className="wrap pt-8 sm:pt-12">
      <h1 className="sr-only">{nameOf[kind]}</h1>
      <Empty
        title="No event found"
        action={
          <Link to={isEvent ? "/events" : "/crowdfunding"} className={buttonClass({ variant: "secondary" })}>
            {isEvent ? "See all events" : "See all campaigns"}
          </Link>
        }
      />
    </div>
  );
}

const OwnPosting = lazy(() =>
  import("./own/own-posting.tsx").then(({ OwnPosting }) => ({ default: OwnPosting })),
);

/** What nobody finds may be the viewer's own, which waits for a moderator or was hidden by one. */
function NotPublic({ kind, id }: { kind: EventKind; id: number }) {
  const isScreened = useCapability("screening");
  const user = useUser();
  const missing = <Missing kind={kind} />;
  if (!isScreened || !user) return missing;
  const loading = <Waiting kind={kind} error={null} />;
  return (
    <Suspense fallback={loading}>
      <OwnPosting {...{ kind, id, loading, missing }} />
    </Suspense>
  );
}

function Waiting({ kind, error }: { kind: EventKind; error: unknown }) {
  const retry = useRetryFailed();
  usePageStatus(statusOfFailure(error));
  usePageHead({ title: nameOf[kind], description: "What, when, where and for whom.", robots: "noindex" });
  if (!error) return <DetailSkeleton title={nameOf[kind]} />;
  return (
    <div className="wrap pt-8 sm:pt-12">
      <h1 className="sr-only">{nameOf[kind]}</h1>
      <ErrorState message={failureMessage(readFailure(error))} onRetry={retry} />
    </div>
  );
}

function Loaded({ event, kind, children }: Omit<DetailScreenProps, "id"> & { event: EventDetails }) {
  const { search, hash, state } = useLocation();
  const known = event.kind ?? kindOf(state) ?? kind;
  const path = pathOf[known](event.id);
  usePageHead({
    title: event.title,
    description: excerptOf(event.description, limits.excerptCard),
    canonical: path,
    image: shareImage("event", event.id, event.title),
    subject: known === "event" ? { kind: "event", event } : undefined,
    trail: [listOf[known], { name: event.title, path }],
  });
  return known === kind ? children({ ...event, kind }) : <Redirect to={path + search + hash} />;
}

function Detail({ input, kind, children }: Omit<DetailScreenProps, "id"> & { input: { id: number } }) {
  const { data: event, error } = trpc.event.get.useQuery(input, { meta: { errors: "inline" } });
  if (!event) {
    const isMissing = error && readFailure(error).code === "not_found";
    return isMissing ? <NotPublic kind={kind} id={input.id} /> : <Waiting kind={kind} error={error} />;
  }
  return (
    <Loaded event={event} kind={kind}>
      {children}
    </Loaded>
  );
}

/** Loading, error and not-found states of an event's or campaign's page. Redirects to the URL of its kind. */
export function DetailScreen({ id, kind, children }: DetailScreenProps) {
  const input = eventInput(id);
  if (!input) return <Missing kind={kind} />;
  return (
    <Detail input={input} kind={kind}>
      {children}
    </Detail>
  );
}
