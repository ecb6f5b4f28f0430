import type { AuditionDay, AuditionInvitation } from "@callboard/contracts/audition";
import { parseDate } from "#shared/lib/dates/dates.ts";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { Button } from "#shared/ui/button.tsx";
import { Select } from "#shared/ui/form/control.tsx";
import { spanWords } from "../audition-words.ts";
import type { DayActs } from "../use-day-acts.ts";

type Parts = { day: AuditionDay; acts: DayActs; person: AuditionInvitation; canAct: boolean };

/** The times that somebody can be given: free ones that have not begun. */
function useFreeSlots({ slots, invitations, capacity }: AuditionDay) {
  const now = useCurrentMinute();
  return slots.filter(({ id, starts_at }) => {
    const booked = invitations.filter(({ state, slot_id }) => state === "booked" && slot_id === id);
    return booked.length < capacity && (now === null || parseDate(starts_at).isAfter(now));
  });
}

function GiveTime({ day, acts, person }: Omit<Parts, "canAct">) {
  const free = useFreeSlots(day);
  const text = person.state === "booked" ? "Move to…" : "Give a time…";
  if (free.length === 0) return null;
  return (
    <Select
      aria-label={person.state === "booked" ? `Move ${person.name} to` : `Give ${person.name} a time`}
      value=""
      disabled={acts.assign.isPending}
      className="w-44"
      onChange={({ target }) =>
        target.value && acts.assign.mutate({ id: person.id, slot_id: Number(target.value) })
      }
    >
      <option value="">{text}</option>
      {free.map((slot) => (
        <option key={slot.id} value={slot.id}>
          {spanWords(slot, day.time_zone)}
        </option>
      ))}
    </Select>
  );
}

/** Somebody who is invited, and what the poster does about them. */
export function PersonActs({ day, acts, person, canAct }: Parts) {
  const { id, name, role, state, message, phone } = person;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {(role || phone) && (
          <p className="text-15 text-muted wrap-anywhere">{[role?.name, phone].filter(Boolean).join(", ")}</p>
        )}
        {message && <p className="max-w-prose text-15 whitespace-pre-line wrap-anywhere">“{message}”</p>}
      </div>
      {canAct && (
        <div className="flex flex-wrap items-center gap-2">
          {state !== "declined" && <GiveTime day={day} acts={acts} person={person} />}
          <Button
            variant="quiet"
            size="small"
            disabled={acts.remove.isPending}
            onClick={() => acts.remove.mutate({ id })}
          >
            Take off <span className="sr-only">{name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
