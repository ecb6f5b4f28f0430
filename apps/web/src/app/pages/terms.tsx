import { LongText } from "#features/static-pages/long-text.tsx";
import { termsText } from "#features/static-pages/terms-text.ts";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  usePageHead({
    title: "Terms and Conditions",
    description: "The agreement between you and Callboard, in plain words.",
    canonical: "/terms",
  });
  return <LongText title="Terms and Conditions" text={termsText} />;
}
