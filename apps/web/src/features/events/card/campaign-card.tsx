import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { formatEuro } from "#shared/lib/text/money.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { contactHash } from "../detail/contact-link.tsx";
import { CampaignProgress } from "./campaign-progress.tsx";
import { CardFact } from "./card-fact.tsx";
import { CardFrame, type EventCardProps } from "./card-frame.tsx";
import { locationOf } from "./event-text.ts";

/** A campaign in a list. The card links to the campaign; Contribute to the contribution dialog, or to who takes it. */
export function CampaignCard(props: EventCardProps) {
  const { event } = props;
  const hasDialog = useCapability("pledges");
  return (
    <CardFrame {...props} kindWord="Crowdfunding">
      <div className="grid gap-4">
        <dl className="grid grid-cols-[3fr_2fr] gap-x-4">
          <CardFact label="Location" value={locationOf(event)} />
          {event.compensation !== null && (
            <CardFact label="Target (Compensation)" value={formatEuro(event.compensation)} />
          )}
        </dl>
        <CampaignProgress event={event} />
        <Link
          to={`/Crowdfunding/${event.id}${hasDialog ? "?contribute=1" : contactHash}`}
          aria-label={`Contribute: ${event.title}`}
          className={`relative ${buttonClass({ variant: "secondary" })}`}
        >
          Contribute
        </Link>
      </div>
    </CardFrame>
  );
}
