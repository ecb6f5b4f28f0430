import { CampaignsScreen } from "#features/events/listing/campaigns-screen.tsx";
import { prefetchCampaigns } from "#features/events/listing/listing-queries.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils, request) => prefetchCampaigns(utils, request);

export function Page() {
  return <CampaignsScreen />;
}
