import type { AuditionDay } from "@callboard/contracts/audition";
import { dayInWords } from "@callboard/contracts/audition-time";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { AuditionFrame, failureOf, loadingAuditions } from "../audition-frame.tsx";
import { useDayActs } from "../use-day-acts.ts";
import { DayHead } from "./day-head.tsx";
import { OtherPeople } from "./other-people.tsx";
import { SlotList } from "./slot-list.tsx";

function Day({ day }: { day: AuditionDay }) {
  const acts = useDayActs(day.id);
  return (
    <>
      <DayHead day={day} acts={acts} />
      <SlotList day={day} acts={acts} />
      <OtherPeople day={day} acts={acts} />
    </>
  );
}

/** One audition day: who comes when, who has not answered, who waits, who is not coming. */
export function DayScreen({ id }: { id: number }) {
  const query = trpc.audition.day.useQuery({ id }, { meta: { errors: "inline" } });
  const { data } = query;
  if (query.error?.data?.code === "not_found") return <NotFound />;
  return (
    <AuditionFrame
      back={data ? `/account/calls/${data.event.id}/auditions` : "/account"}
      backText={data ? "To the auditions" : "Your account"}
      title={data ? `Auditions on ${dayInWords(data.date)}` : "Auditions"}
    >
      {query.isPending && loadingAuditions}
      {query.isError && !data && (
        <ErrorState message={failureOf(readFailure(query.error).code)} onRetry={() => void query.refetch()} />
      )}
      {data && <Day day={data} />}
    </AuditionFrame>
  );
}
