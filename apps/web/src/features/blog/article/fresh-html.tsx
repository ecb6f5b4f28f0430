import { useMemo } from "react";
import { trustedArticleHtml } from "#shared/lib/text/trusted-html.ts";

/** Article HTML that came over the network, sanitised in the browser. */
export function FreshHtml({ html }: { html: string }) {
  const trusted = useMemo(() => trustedArticleHtml(html), [html]);
  return <div dangerouslySetInnerHTML={{ __html: trusted }} />;
}
