import { mailGroupWords, type Unsubscribe } from "@callboard/contracts/notification-mail";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { failureMessage, readFailure, statusOfFailure } from "#shared/lib/failure/failure.ts";
import { usePageStatus } from "#shared/lib/page/page-context.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap grid max-w-2xl! justify-items-start gap-5 py-12 sm:py-16">
      <h1 className="text-34">{title}</h1>
      {children}
    </div>
  );
}

const toSettings = (
  <Link to="/account/emails" className={buttonClass({ variant: "secondary" })}>
    Choose which mails you get
  </Link>
);

function Groups({ groups }: Pick<Unsubscribe, "groups">) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {groups.map((group) => (
        <li key={group}>
          <strong>{mailGroupWords[group].title}</strong>: {mailGroupWords[group].text}
        </li>
      ))}
    </ul>
  );
}

/** The form is the browser's own: the link in a mail works without scripts, and nothing is changed by looking at it. */
function Answer({ token, groups, is_off }: Unsubscribe & { token: string }) {
  if (is_off)
    return (
      <Said title="No more of these mails will come">
        <Groups groups={groups} />
        <p className="text-muted">On the site you are told as before.</p>
        {toSettings}
      </Said>
    );
  return (
    <Said title="Stop these mails?">
      <Groups groups={groups} />
      <div className="flex flex-wrap gap-3">
        <form method="post" action={`/unsubscribe/${token}`}>
          <Button type="submit">Stop these mails</Button>
        </form>
        {toSettings}
      </div>
    </Said>
  );
}

function Nothing() {
  usePageStatus(404);
  return (
    <Said title="This link is not whole">
      <p className="text-muted">
        Open it from the mail again, or sign in and choose there which mails you get.
      </p>
      {toSettings}
    </Said>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  usePageStatus(statusOfFailure(error));
  return (
    <Said title="Stop these mails">
      <ErrorState
        message={failureMessage(readFailure(error), "What this link ends could not be loaded")}
        onRetry={onRetry}
      />
    </Said>
  );
}

/** What a link in a mail ends, for whoever has the mail. */
export function UnsubscribeScreen({ token }: { token: string }) {
  usePageHead({
    title: "Stop these mails",
    description: "Ends mails about what happens on Callboard.",
    robots: "noindex",
  });
  const { data, error, refetch } = trpc.notification.unsubscribing.useQuery(
    { token },
    { gcTime: 0, staleTime: 0, retry: false, meta: { errors: "inline" } },
  );
  if (data) return <Answer token={token} {...data} />;
  if (!error)
    return (
      <Loading text="Loading..." className="wrap grid max-w-2xl! gap-5 py-12 sm:py-16">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-24 w-full" />
      </Loading>
    );
  const { code } = readFailure(error);
  if (code === "not_found" || code === "validation") return <Nothing />;
  return <Failed error={error} onRetry={() => void refetch()} />;
}
