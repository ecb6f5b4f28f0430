import type { EventDetails } from "@callboard/contracts/event";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { closedText } from "../card/event-text.ts";
import { SentApplication } from "./sent-application.tsx";
import type { Applying } from "./use-applying.ts";

/** For whoever reads the applications: the poster, or somebody in the team of the agency that posted it. */
function PostedByOwnSide({ id }: { id: number }) {
  const hasTeams = useCapability("teams");
  const { data } = trpc.event.own.useQuery({ id }, { enabled: hasTeams, meta: { errors: "inline" } });
  return (
    <p className="text-muted wrap-anywhere">
      {data?.team
        ? `${data.team.name} posted this event, and you are in its team. `
        : "You posted this event. "}
      <Link to={`/event/${id}#applications`} className="text-link font-semibold">
        See the applications
      </Link>
    </p>
  );
}

/** What stands in the place of applying: the sent application, that the event is one's own, or why it is too late. */
export function NoApplying({ event, applying }: { event: EventDetails; applying: Applying }) {
  const { call, viewer } = applying;
  if (viewer?.application) return <SentApplication event={event} application={viewer.application} />;
  if (viewer?.can.review) return <PostedByOwnSide id={event.id} />;
  return <p className="font-semibold text-muted">{closedText[call === "open" ? "closed" : call]}</p>;
}
