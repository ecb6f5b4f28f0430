import { Link } from "react-router-dom";
import { formatEuro } from "#shared/lib/text/money.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { CampaignProgress } from "./campaign-progress.tsx";
import { CardFact } from "./card-fact.tsx";
import { CardFrame, type EventCardProps } from "./card-frame.tsx";
import { locationOf } from "./event-text.ts";

/** A campaign in a list. The card links to the campaign; Contribute opens the contribution dialog. */
export function CampaignCard(props: EventCardProps) {
  const { event } = props;
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
          to={`/Crowdfunding/${event.id}?contribute=1`}
          aria-label={`Contribute: ${event.title}`}
          className={`relative ${buttonClass({ variant: "secondary" })}`}
        >
          Contribute
        </Link>
      </div>
    </CardFrame>
  );
}
