import { formatEuro } from "#shared/lib/text/money.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { Link } from "#shared/ui/link.tsx";
import { CampaignProgress } from "./campaign-progress.tsx";
import { locationOf } from "./event-words.ts";
import { Slip, type SlipProps } from "./slip.tsx";
import { SlipFact } from "./slip-fact.tsx";

/** A campaign in a list. The slip opens it; Contribute opens its contribution. */
export function CampaignSlip(props: SlipProps) {
  const { event } = props;
  return (
    <Slip {...props} kindWord="Crowdfunding">
      <div className="grid gap-4">
        <dl className="grid grid-cols-[3fr_2fr] gap-x-4">
          <SlipFact label="Location" value={locationOf(event)} />
          <SlipFact label="Compensation" value={formatEuro(event.compensation)} />
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
    </Slip>
  );
}
