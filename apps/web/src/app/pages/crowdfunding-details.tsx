import { prefetchLedger } from "#features/events/campaign/campaign-queries.ts";
import { CampaignScreen } from "#features/events/campaign/campaign-screen.tsx";
import { prefetchDetail } from "#features/events/detail/detail-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (api, { params, search }) =>
  prefetchDetail(api, params.id, async (event) => {
    if (event.kind === "crowdfunding") await prefetchLedger(api, event, search);
  });

export const Page: PageModule["Page"] = ({ params }) => {
  const { id } = params;
  return <CampaignScreen id={id} />;
};
