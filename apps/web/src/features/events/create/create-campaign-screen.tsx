import { useState } from "react";
import { PageBanner } from "#shared/ui/page-banner.tsx";
import { CampaignPosted } from "./campaign-posted.tsx";
import { EventForm } from "./event-form.tsx";

/** Create Crowdfunding Request; stays here once one is posted, with an empty form and the way to the campaign. */
export function CreateCampaignScreen() {
  const [campaign, setCampaign] = useState<{ id: number; title: string }>();
  return (
    <>
      <PageBanner title="Create Crowdfunding Request" isNarrow>
        <p>Say what the project needs and when, and let people stand behind it.</p>
      </PageBanner>
      <div className="wrap grid max-w-4xl! grid-cols-1 gap-6 pt-6 sm:pt-10">
        {campaign && <CampaignPosted key={`posted-${campaign.id}`} {...campaign} />}
        <EventForm
          // A new form for each campaign: nothing of the last one is left in it.
          key={campaign?.id}
          kind="crowdfunding"
          onPosted={({ id, title }) => setCampaign({ id, title })}
        />
      </div>
    </>
  );
}
