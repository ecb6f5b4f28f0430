import { CreateCampaignScreen } from "#features/events/create/create-campaign-screen.tsx";
import { prefetchForm } from "#features/events/create/prefetch-form.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";
import type { PageModule } from "../page-module.ts";

export const prefetch: PageModule["prefetch"] = (utils) => prefetchForm(utils);

export function Page() {
  usePageHead({
    title: "Create Crowdfunding Request",
    description: "Raise funds for your project: what it is, when it happens and what it needs.",
    canonical: "/create-crowdfunding-request",
  });
  return <CreateCampaignScreen />;
}
