import type { AuditionDaySummary, Invited } from "@callboard/contracts/audition";
import { auditionLimits } from "@callboard/contracts/audition-limits";
import { dayInWords } from "@callboard/contracts/audition-time";
import { idSchema } from "@callboard/contracts/page";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { AuditionFrame, failureOf, loadingAuditions } from "./audition-frame.tsx";
import { countWords, whereWords } from "./audition-words.ts";

/** The applications that the address names: `?to=1,2,3`. */
function idsIn(to: string | null): number[] {
  const ids = (to ?? "").split(",").flatMap((text) => idSchema.safeParse(text).data ?? []);
  return [...new Set(ids)].slice(0, auditionLimits.invitationsMax);
}

const applicants = (count: number) => (count === 1 ? "1 applicant" : `${count} applicants`);

const reasonWords: Record<Invited["skipped"][number]["reason"], string> = {
  gone: "declined or withdrawn",
  role: "applied for another role",
  already: "invited already",
  full: "more than a day takes",
};

function Done({ day, result }: { day: AuditionDaySummary; result: Invited }) {
  const reasons = Object.entries(Object.groupBy(result.skipped, ({ reason }) => reason));
  return (
    <div
      role="status"
      className="grid grid-cols-1 justify-items-start gap-3 rounded-card border border-line bg-surface p-6"
    >
      <p className="text-18 font-semibold">Invited: {applicants(result.invited.length)}.</p>
      {reasons.map(([reason, rows = []]) => (
        <p key={reason} className="text-muted">
          Left out: {applicants(rows.length)}, {reasonWords[reason as keyof typeof reasonWords]}.
        </p>
      ))}
      <Link to={`/account/auditions/${day.id}`} className={buttonClass({ variant: "secondary" })}>
        See the audition day
      </Link>
    </div>
  );
}

type ChoiceProps = { days: AuditionDaySummary[]; ids: number[] };

/** The days to invite somebody to. */
function Choice({ days, ids }: ChoiceProps) {
  const utils = trpc.useUtils();
  const [done, setDone] = useState<{ day: AuditionDaySummary; result: Invited } | null>(null);
  const invite = trpc.audition.invite.useMutation({
    meta: { failure: "They could not be invited" },
    onSettled: () => utils.audition.invalidate(),
  });
  if (done) return <Done {...done} />;
  return (
    <ul aria-label="Audition days" className="grid grid-cols-1 gap-4">
      {days.map((day) => (
        <li
          key={day.id}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
        >
          <div className="min-w-0">
            <p className="text-18 font-semibold">{dayInWords(day.date)}</p>
            <p className="text-muted wrap-anywhere">
              {[day.role?.name ?? "All roles", whereWords(day)].filter(Boolean).join(", ")}
            </p>
            <p className="tabular-nums">{countWords(day)}</p>
          </div>
          <Button
            disabled={invite.isPending}
            onClick={() =>
              invite.mutate(
                { day_id: day.id, application_ids: ids },
                { onSuccess: (result) => setDone({ day, result }) },
              )
            }
          >
            Invite <span className="sr-only">to {dayInWords(day.date)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Invites chosen applicants of a call to one of its audition days. */
export function InviteScreen({ id: eventId }: { id: number }) {
  const [search] = useSearchParams();
  const ids = idsIn(search.get("to"));
  const query = trpc.audition.days.useQuery({ event_id: eventId }, { meta: { errors: "inline" } });
  const { data } = query;
  const days = data?.days.filter(({ is_cancelled }) => !is_cancelled) ?? [];
  return (
    <AuditionFrame
      back={`/account/calls/${eventId}`}
      backText="To the applications"
      title={`Invite ${applicants(ids.length)} to an audition`}
    >
      {query.isPending && loadingAuditions}
      {query.isError && !data && (
        <ErrorState message={failureOf(readFailure(query.error).code)} onRetry={() => void query.refetch()} />
      )}
      {data && !data.can.act && (
        <ErrorState message="Members of the team invite to auditions: reviewers look." />
      )}
      {data?.can.act && ids.length === 0 && (
        <Empty title="Nobody is chosen" text="Choose applicants of this call, then invite them." />
      )}
      {data?.can.act && ids.length > 0 && days.length === 0 && (
        <Empty
          title="No audition days yet."
          text="Make one first: then invite applicants to it."
          action={
            <Link to={`/account/calls/${eventId}/auditions/new`} className={buttonClass()}>
              New audition day
            </Link>
          }
        />
      )}
      {data?.can.act && ids.length > 0 && days.length > 0 && <Choice days={days} ids={ids} />}
    </AuditionFrame>
  );
}
