import { useId, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";

type SharingProps = {
  id: number;
  isAllowed: boolean;
  /** Until when others see it by a link; null for nobody. */
  until: string | null;
};

/** Whether others see an own application, and what of it: the applicant says so at any time. */
export function Sharing({ id, isAllowed, until }: SharingProps) {
  const utils = trpc.useUtils();
  const fieldId = useId();
  const allow = trpc.shortlist.allow.useMutation({
    meta: { failure: "This could not be saved" },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: async () => {
      await utils.board.progress.invalidate({ id });
      setChosen(null);
    },
  });
  /** What was chosen, at once and until the page says the same. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (allows_sharing: boolean) => {
    if (chosen !== null) return;
    setChosen(allows_sharing);
    allow.mutate({ application_id: id, allows_sharing });
  };
  return (
    <section aria-labelledby={`${fieldId}-heading`} className="grid grid-cols-1 gap-2">
      <h2 id={`${fieldId}-heading`} className="text-23">
        Who else sees it
      </h2>
      <p>
        {until
          ? `The poster shows it to others by a link that is good until ${formatDay(until)}.`
          : "Nobody but the poster at the moment."}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <input
          id={fieldId}
          type="checkbox"
          checked={chosen ?? isAllowed}
          aria-describedby={`${fieldId}-hint`}
          onChange={(event) => choose(event.target.checked)}
          className="mt-3 size-5 accent-primary"
        />
        <label htmlFor={fieldId} className="flex min-h-11 items-center font-semibold">
          May be shown to the production team
        </label>
        <p id={`${fieldId}-hint`} className="col-start-2 -mt-1.5 text-14 text-muted">
          Without this tick they see your name and your public profile; with it also your note, reel,
          self-tape and the fields you ticked.
        </p>
      </div>
    </section>
  );
}
