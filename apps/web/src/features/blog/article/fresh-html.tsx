import { useMemo } from "react";
import { trustedArticleHtml } from "#shared/lib/text/trusted-html.ts";

/** Article HTML fetched by the browser, sanitised before it is shown. */
export function FreshHtml({ html }: { html: string }) {
  const trusted = useMemo(() => trustedArticleHtml(html), [html]);
  return <div dangerouslySetInnerHTML={{ __html: trusted }} />;
}
