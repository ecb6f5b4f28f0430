import { usePageHead } from "../../shared/lib/page-head.ts";

export function Page() {
  usePageHead({ title: "Article", description: "Article" });
  return <h1 className="wrap py-12 text-34">Article</h1>;
}
