import { prefetchLedger } from "#features/events/campaign/campaign-queries.ts";
import { CampaignScreen } from "#features/events/campaign/campaign-screen.tsx";
import { prefetchDetail } from "#features/events/detail/detail-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { params, search, capabilities }) =>
  prefetchDetail(utils, params.id, async (event) => {
    const hasLedger = event.kind !== "event" && capabilities.includes("pledges");
    if (hasLedger) await prefetchLedger(utils, event, search);
  });

export const Page: PageModule["Page"] = ({ params }) => {
  const { id } = params;
  return <CampaignScreen id={id} />;
};
