import type { AuditionDay, AuditionInvitation, AuditionSlot } from "@callboard/contracts/audition";
import { useRef, useState } from "react";
import { parseDate } from "#shared/lib/dates/dates.ts";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { spanWords } from "../audition-words.ts";
import type { DayActs } from "../use-day-acts.ts";
import { AddSlot } from "./add-slot.tsx";
import { PersonActs } from "./person-acts.tsx";

type Parts = { day: AuditionDay; acts: DayActs };

const bookedFor = ({ invitations }: AuditionDay, { id }: AuditionSlot): AuditionInvitation[] =>
  invitations.filter(({ state, slot_id }) => state === "booked" && slot_id === id);

type SlotProps = Parts & { slot: AuditionSlot; canAct: boolean; onRemove: () => void };

function Slot({ day, acts, slot, canAct, onRemove }: SlotProps) {
  const people = bookedFor(day, slot);
  const free = day.capacity - people.length;
  const time = spanWords(slot, day.time_zone);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 py-3.5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="pt-1.5 font-semibold tabular-nums">{time}</p>
      {canAct && (
        <Button variant="quiet" size="small" className="sm:order-last" onClick={onRemove}>
          Remove time <span className="sr-only">{time}</span>
        </Button>
      )}
      <div className="col-span-2 grid grid-cols-1 gap-3 sm:col-span-1">
        {people.length > 0 && (
          <ul aria-label={`At ${time}`} className="grid grid-cols-1 gap-3">
            {people.map((person) => (
              <PersonActs key={person.id} {...{ day, acts, person, canAct }} />
            ))}
          </ul>
        )}
        {free > 0 && (
          <p className="pt-1.5 text-15 text-muted">
            {day.capacity === 1 ? "Free" : free === 1 ? "1 place free" : `${free} places free`}
          </p>
        )}
      </div>
    </li>
  );
}

/** The times of a day with those who come. */
export function SlotList({ day, acts }: Parts) {
  const { slots, can, is_cancelled, time_zone } = day;
  const now = useCurrentMinute();
  const [asked, setAsked] = useState<AuditionSlot | null>(null);
  const close = () => setAsked(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = ({ id }: AuditionSlot) => {
    const pressed = document.activeElement;
    const onSuccess = () => {
      // What was pressed is gone.
      if (document.activeElement === pressed) heading.current?.focus({ preventScroll: true });
    };
    acts.removeSlot.mutate({ id }, { onSuccess, onSettled: close });
  };
  const isAhead = ({ starts_at }: AuditionSlot) => now === null || parseDate(starts_at).isAfter(now);
  return (
    <section aria-labelledby="times-heading" className="grid grid-cols-1 gap-3">
      <h2 ref={heading} id="times-heading" tabIndex={-1} className="text-23">
        Times
      </h2>
      {slots.length === 0 && <p className="text-muted">This day has no times.</p>}
      <ul aria-label="Times" className="divide-y divide-line border-y border-line">
        {slots.map((slot) => (
          <Slot
            key={slot.id}
            {...{ day, acts, slot, canAct: can.act && !is_cancelled && isAhead(slot) }}
            onRemove={() => (bookedFor(day, slot).length > 0 ? setAsked(slot) : remove(slot))}
          />
        ))}
      </ul>
      {can.act && !is_cancelled && <AddSlot day={day} acts={acts} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={close}
        title={`Remove the time ${asked ? spanWords(asked, time_zone) : ""}?`}
        description="Whoever has it is told, and can choose another time."
        confirmText="Remove the time"
        isBusy={acts.removeSlot.isPending}
        onConfirm={() => asked && remove(asked)}
      />
    </section>
  );
}
