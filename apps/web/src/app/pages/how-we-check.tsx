import { HowWeCheck } from "#features/static-pages/how-we-check.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "How we check",
    description: "What is checked in new calls and campaigns before they are public, and what happens then.",
    canonical: "/how-we-check",
  });
  return <HowWeCheck />;
}
