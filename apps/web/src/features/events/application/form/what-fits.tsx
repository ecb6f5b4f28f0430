import type { EventDetails } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import { whatFits } from "@callboard/contracts/what-fits";
import { CalendarClock, Check, X } from "lucide-react";
import { useWatch } from "react-hook-form";
import { trpc } from "#shared/lib/api/trpc.ts";

/** Another call of that day that they have applied to and not been turned down for. */
function useClash(event: EventDetails): string | null {
  const { data } = trpc.application.mine.useQuery(
    { limit: limits.listLimitMax },
    { meta: { errors: "inline" } },
  );
  const clash = data?.applications.find(
    (one) =>
      one.event.id !== event.id && one.event.start_date === event.start_date && one.state !== "declined",
  );
  return clash ? clash.event.title : null;
}

/** How the call and the chosen role stand to one's own profile; nobody else sees it. */
export function WhatFits({ event }: { event: EventDetails }) {
  const chosen = useWatch({ name: "role_id" });
  const { data } = trpc.profile.mine.useQuery(undefined, { meta: { errors: "inline" } });
  const clash = useClash(event);
  if (!data?.artist) return null;
  const role = event.roles.find(({ id }) => String(id) === String(chosen)) ?? null;
  const fits = whatFits(data.artist, event, role);
  if (fits.length === 0 && !clash) return null;
  const count = fits.filter((one) => one.fits).length;
  return (
    <section aria-labelledby="what-fits" className="grid gap-2 rounded-control bg-sunken p-3">
      <h3 id="what-fits" className="font-sans text-15 font-semibold!">
        {count} of {fits.length} fit your profile{" "}
        <span className="text-14 font-normal text-muted">Only you see this</span>
      </h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-15">
        {fits.map(({ id, fits: isFit, text }) => {
          const Icon = isFit ? Check : X;
          return (
            <li key={id} className="flex items-center gap-1.5">
              <Icon aria-hidden className={`size-4 shrink-0 ${isFit ? "text-success" : "text-muted"}`} />
              <span className="sr-only">{isFit ? "Fits: " : "Does not fit: "}</span>
              {text}
            </li>
          );
        })}
      </ul>
      {clash && (
        <p className="flex items-start gap-1.5 text-15 text-warning">
          <CalendarClock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            The same day as “{clash}”, which you have applied for.
          </span>
        </p>
      )}
    </section>
  );
}
