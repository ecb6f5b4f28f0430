import { CampaignsScreen } from "#features/events/listing/campaigns-screen.tsx";
import { prefetchCampaigns } from "#features/events/listing/listing-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, { search }) => prefetchCampaigns(utils, search);

export function Page() {
  return <CampaignsScreen />;
}
