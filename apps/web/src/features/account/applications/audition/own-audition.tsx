import type { OwnAudition as Audition } from "@callboard/contracts/audition";
import { dayInWords, timeInWords } from "@callboard/contracts/audition-time";
import { CalendarPlus } from "lucide-react";
import { type RefObject, useId, useRef, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { SaveCalendar } from "#shared/ui/audition/save-calendar.tsx";
import { Button } from "#shared/ui/button.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { FreeTimes } from "./free-times.tsx";
import { type Answers, useAnswers } from "./use-answers.ts";

type Parts = { audition: Audition; answers: Answers };

/** Where it stands, in a sentence. */
function standing({ state, slot, time_zone, is_cancelled, can, free }: Audition): string {
  if (is_cancelled) return "This audition day is cancelled.";
  if (slot) return `You have a time: ${timeInWords(slot.starts_at, time_zone)}.`;
  if (state === "waiting") return "You wait for a time. Once one is free, it is yours and you are told.";
  if (state === "declined") return "You said that you are not coming.";
  if (state === "removed") return "You are not expected any more.";
  if (free.length > 0) return "You are invited. Choose a time.";
  return can.wait ? "You are invited, but all times are taken." : "There is no time to choose any more.";
}

function Where({ audition }: { audition: Audition }) {
  const { place, link, is_online, note, time_zone, slot } = audition;
  return (
    <div className="grid grid-cols-1 gap-1">
      {place && <p className="wrap-anywhere">{place}</p>}
      {link && (
        <p className="wrap-anywhere">
          <a href={link} rel="noopener noreferrer" target="_blank" className="text-link">
            Open the video link
          </a>
        </p>
      )}
      {is_online && !link && !slot && <p>Online: you get the link with your time.</p>}
      {note && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
      <p className="text-15 text-muted">Times by the clock of {time_zone}.</p>
    </div>
  );
}

type ActsProps = Parts & {
  decliner: RefObject<HTMLButtonElement | null>;
  onWaiting: () => void;
  onDecline: () => void;
};

function Acts({ audition, answers, decliner, onWaiting, onDecline }: ActsProps) {
  const utils = trpc.useUtils();
  const { id, held, can } = audition;
  return (
    <div className="flex flex-wrap gap-3">
      {can.wait && (
        <Button
          busyText={answers.wait.isPending && "Waiting..."}
          onClick={() => answers.wait.mutate({ id }, { onSuccess: onWaiting })}
        >
          Wait for a time
        </Button>
      )}
      {held && (
        <SaveCalendar fetchFile={() => utils.client.audition.ownCalendar.query({ id })}>
          <CalendarPlus aria-hidden className="size-4" /> Save to calendar
        </SaveCalendar>
      )}
      {can.decline && (
        <Button ref={decliner} variant="secondary" size="small" onClick={onDecline}>
          I am not coming
        </Button>
      )}
    </div>
  );
}

type OwnAuditionProps = { audition: Audition; applicationId: number };

/** An invitation to an audition: its time, the free ones, and the answer. Its heading takes the focus when what was pressed is gone. */
export function OwnAudition({ audition, applicationId }: OwnAuditionProps) {
  const answers = useAnswers(applicationId);
  const [isDeclining, setIsDeclining] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const decliner = useRef<HTMLButtonElement>(null);
  const hasDeclined = useRef(false);
  const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
  const focusHeading = () => focus(heading.current);
  const titleId = useId();
  const { date, role } = audition;
  return (
    <article
      aria-labelledby={titleId}
      className="grid grid-cols-1 justify-items-start gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-23">
        Audition on {dayInWords(date)}
        {role && `, ${role.name}`}
      </h2>
      <p role="status" className="text-18 font-semibold">
        {standing(audition)}
      </p>
      <Where audition={audition} />
      {audition.can.book && <FreeTimes audition={audition} answers={answers} onBooked={focusHeading} />}
      <Acts
        {...{ audition, answers, decliner }}
        onWaiting={focusHeading}
        onDecline={() => {
          hasDeclined.current = false;
          setIsDeclining(true);
        }}
      />
      <DeclineDialog
        audition={audition}
        answers={answers}
        isOpen={isDeclining}
        onClose={() => setIsDeclining(false)}
        onDeclined={() => {
          hasDeclined.current = true;
          setIsDeclining(false);
        }}
        takeFocus={() => focus(hasDeclined.current ? heading.current : decliner.current)}
      />
    </article>
  );
}
