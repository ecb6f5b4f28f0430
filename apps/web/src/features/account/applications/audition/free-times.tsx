import type { OwnAudition } from "@callboard/contracts/audition";
import { clockInWords, timeInWords } from "@callboard/contracts/audition-time";
import { useId, useState } from "react";
import { Button } from "#shared/ui/button.tsx";
import type { Answers } from "./use-answers.ts";

type FreeTimesProps = { audition: OwnAudition; answers: Answers; onBooked: () => void };

/** The times that are free: pressing one takes it, in the place of the own one. */
export function FreeTimes({ audition, answers, onBooked }: FreeTimesProps) {
  const { id, free, slot, time_zone, shares_phone } = audition;
  const [isShared, setIsShared] = useState(shares_phone);
  const checkId = useId();
  const { book } = answers;
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-18">{slot ? "Other free times" : "Free times"}</h3>
      <div className="flex items-center gap-3">
        <input
          id={checkId}
          type="checkbox"
          checked={isShared}
          onChange={({ target }) => setIsShared(target.checked)}
          className="size-5 shrink-0 accent-primary"
        />
        <label htmlFor={checkId} className="flex min-h-11 items-center">
          Let them see my phone number for this day
        </label>
      </div>
      <ul className="flex flex-wrap gap-2">
        {free.map(({ id: slot_id, starts_at }) => (
          <li key={slot_id}>
            <Button
              variant="secondary"
              disabled={book.isPending}
              aria-label={`${slot ? "Change to" : "Choose"} ${timeInWords(starts_at, time_zone)}`}
              onClick={() => book.mutate({ id, slot_id, shares_phone: isShared }, { onSuccess: onBooked })}
            >
              {clockInWords(starts_at, time_zone)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
