import type { EventDetails } from "@callboard/contracts/event";
import { Link } from "react-router-dom";
import { closedText } from "../card/event-text.ts";
import { SentApplication } from "./sent-application.tsx";
import type { Applying } from "./use-applying.ts";

/** What stands in the place of applying: the sent application, that the event is one's own, or why it is too late. */
export function NoApplying({ event, applying }: { event: EventDetails; applying: Applying }) {
  const { call, viewer } = applying;
  if (viewer?.application) return <SentApplication event={event} application={viewer.application} />;
  if (viewer?.can.review) {
    return (
      <p className="text-muted">
        You posted this event.{" "}
        <Link to={`/event/${event.id}#applications`} className="text-link font-semibold">
          See the applications
        </Link>
      </p>
    );
  }
  return <p className="font-semibold text-muted">{closedText[call === "open" ? "closed" : call]}</p>;
}
