import { LongText } from "#features/static-pages/long-text.tsx";
import { privacyText } from "#features/static-pages/privacy-text.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Privacy Policy",
    description: "What Callboard keeps about you, who can see it, and how to have it corrected or removed.",
    canonical: "/privacy",
  });
  return <LongText title="Privacy Policy" text={privacyText} />;
}
