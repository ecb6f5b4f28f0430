import { useSearchParams } from "react-router-dom";
import { Contact } from "#features/static-pages/contact.tsx";
import { usePageHead } from "#shared/lib/page/page-head.ts";

export function Page() {
  const [search] = useSearchParams();
  usePageHead({
    title: "Contact Us",
    description: "Write to Callboard: questions, faults, listings that should not be there, advertising.",
    canonical: "/contact",
  });
  return <Contact topic={search.get("topic")} />;
}
