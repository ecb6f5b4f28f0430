import { HelpCenter } from "#features/static-pages/help-center.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Help Center",
    description: "Answers about signing in, payments and auditions, and how to contact support.",
    canonical: "/help",
  });
  return <HelpCenter />;
}
