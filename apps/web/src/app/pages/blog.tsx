import { usePageHead } from "../../shared/lib/page-head.ts";

export function Page() {
  usePageHead({ title: "Blog", description: "Blog" });
  return <h1 className="wrap py-12 text-34">Blog</h1>;
}
