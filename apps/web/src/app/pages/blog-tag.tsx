import { usePageHead } from "../../shared/lib/page-head.ts";

export function Page() {
  usePageHead({ title: "Tag", description: "Tag" });
  return <h1 className="wrap py-12 text-34">Tag</h1>;
}
