import { useState } from "react";
import { PageBanner } from "#shared/ui/page-banner.tsx";
import { CampaignPosted } from "./campaign-posted.tsx";
import { EventForm } from "./event-form.tsx";
import type { Posted } from "./use-post-event.ts";

const keyOf = ({ id, title }: Posted) => id ?? title;

/** Stays on the page after posting, with an empty form and a link to the campaign. */
export function CreateCampaignScreen() {
  const [campaign, setCampaign] = useState<Posted>();
  return (
    <>
      <PageBanner title="Create Crowdfunding Request" isNarrow>
        <p>Say what the project needs and when, and let people stand behind it.</p>
      </PageBanner>
      <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-6 sm:pt-10">
        {campaign && <CampaignPosted key={`posted-${keyOf(campaign)}`} {...campaign} />}
        <EventForm
          // A new form for each campaign, with no state of the last one.
          key={campaign && keyOf(campaign)}
          kind="crowdfunding"
          onPosted={setCampaign}
        />
      </div>
    </>
  );
}
