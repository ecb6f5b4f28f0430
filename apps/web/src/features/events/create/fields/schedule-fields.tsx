import type { EventKind } from "@callboard/contracts/event";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { wallClockAt } from "#shared/lib/dates/wall-clock.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { TextField } from "#shared/ui/fields/text-field.tsx";
import { labelsOf } from "../event-labels.ts";
import { FormSection } from "./form-section.tsx";
import { useZoneOf } from "./use-wall-clock.ts";

type Chosen = { start_date?: string; present_city?: string };

/**
 * The earliest date and time to choose, in the time zone of the chosen city. Nothing until the current time is known.
 */
function useMinimums({ start_date, present_city = "" }: Chosen) {
  const minute = useCurrentMinute();
  const zoneOf = useZoneOf();
  if (!minute) return {};
  const [date, now] = wallClockAt(minute, zoneOf(present_city)).split("T");
  return { date, time: start_date === date ? now : "00:00" };
}

/** Validates again the filled-in fields that depend on the date and the city. */
function useDependentRules({ start_date, present_city, apply_by }: Chosen & { apply_by?: string }) {
  const { getFieldState, trigger } = useFormContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is their change that asks for the check
  useEffect(() => {
    for (const name of ["start_time", "apply_by", "decide_by"]) {
      const { isTouched, invalid } = getFieldState(name);
      if (isTouched || invalid) void trigger(name);
    }
  }, [start_date, present_city, apply_by, getFieldState, trigger]);
}

/**
 * Date and time. Only an event must be in the future and has a closing date for applications; the end and that date are
 * there where the upstream keeps them.
 */
export function ScheduleFields({ kind }: { kind: EventKind }) {
  const labels = labelsOf[kind];
  const [start_date, present_city, apply_by] = useWatch({ name: ["start_date", "present_city", "apply_by"] });
  const minimums = useMinimums({ start_date, present_city });
  useDependentRules({ start_date, present_city, apply_by });
  const isEvent = kind === "event";
  const hasEnds = useCapability("events");
  const hasPromise = useCapability("calls") && isEvent;
  return (
    <FormSection title="Date & Time" lead="By the clock of the city that you choose below.">
      <TextField
        name="start_date"
        label={labels.start_date}
        type="date"
        {...(isEvent && { min: minimums.date })}
      />
      <TextField
        name="start_time"
        label={labels.start_time}
        type="time"
        {...(isEvent && { min: minimums.time })}
      />
      {hasEnds && <TextField name="end_time" label={labels.end_time} type="time" required={false} />}
      {hasEnds && isEvent && (
        <TextField
          name="apply_by"
          label={labels.apply_by}
          type="date"
          required={false}
          hint="The last day on which artists can apply."
          {...(start_date && { max: start_date })}
          min={minimums.date}
        />
      )}
      {hasPromise && (
        <TextField
          name="decide_by"
          label={labels.decide_by}
          type="date"
          required={false}
          hint="The day by which everybody who applied hears from you. Artists see it."
          min={apply_by || start_date || minimums.date}
        />
      )}
    </FormSection>
  );
}
