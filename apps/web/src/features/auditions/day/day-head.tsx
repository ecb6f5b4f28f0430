import type { AuditionDay } from "@callboard/contracts/audition";
import { CalendarPlus, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { SaveCalendar } from "#shared/ui/audition/save-calendar.tsx";
import { Button, buttonClass } from "#shared/ui/button.tsx";
import { Chip } from "#shared/ui/chip.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { whereWords } from "../audition-words.ts";
import type { DayActs } from "../use-day-acts.ts";
import { ChangeDialog } from "./change-dialog.tsx";

type DayHeadProps = { day: AuditionDay; acts: DayActs };

function Facts({ day }: { day: AuditionDay }) {
  const { event, role, link, note, time_zone, capacity } = day;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-18 font-semibold wrap-anywhere">
        {event.title}
        {role && `, ${role.name}`}
      </p>
      <p className="wrap-anywhere">{whereWords(day)}</p>
      {link && <p className="text-15 text-muted wrap-anywhere">Video link: {link}</p>}
      {note && <p className="max-w-prose whitespace-pre-line text-15 wrap-anywhere">{note}</p>}
      <p className="text-15 text-muted">
        Times by the clock of {time_zone}, {capacity === 1 ? "one person" : `up to ${capacity} people`} at
        once.
      </p>
    </div>
  );
}

/** What a day is, and what is done with all of it. */
export function DayHead({ day, acts }: DayHeadProps) {
  const [asked, setAsked] = useState<"change" | "cancel" | null>(null);
  const utils = trpc.useUtils();
  const { id, is_cancelled, can, slots } = day;
  const close = () => setAsked(null);
  return (
    <section
      aria-label="The day"
      className="grid grid-cols-1 justify-items-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      {is_cancelled && <Chip>Cancelled</Chip>}
      <Facts day={day} />
      <div className="flex flex-wrap gap-3">
        {can.act && !is_cancelled && (
          <Button size="small" variant="secondary" onClick={() => setAsked("change")}>
            Change where or when
          </Button>
        )}
        <Link
          to={`/account/auditions/${id}/sheet`}
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          <Printer aria-hidden className="size-4" /> Day sheet
        </Link>
        {slots.length > 0 && (
          <SaveCalendar fetchFile={() => utils.client.audition.dayCalendar.query({ id })}>
            <CalendarPlus aria-hidden className="size-4" /> Save to calendar
          </SaveCalendar>
        )}
        {can.act && !is_cancelled && (
          <Button size="small" variant="quiet" onClick={() => setAsked("cancel")}>
            Cancel the day
          </Button>
        )}
      </div>
      <ChangeDialog day={day} acts={acts} isOpen={asked === "change"} onClose={close} />
      <ConfirmDialog
        isOpen={asked === "cancel"}
        onOpenChange={close}
        title="Cancel this audition day?"
        description="Everybody who has a time, waits for one or has not answered is told. This cannot be undone."
        confirmText="Cancel the day"
        isBusy={acts.cancel.isPending}
        onConfirm={() => acts.cancel.mutate({ id }, { onSettled: close })}
      />
    </section>
  );
}
