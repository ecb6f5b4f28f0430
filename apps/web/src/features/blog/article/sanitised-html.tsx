import DOMPurify from "dompurify";
import { useMemo } from "react";

/**
 * Article HTML for `dangerouslySetInnerHTML`, sanitised again in the browser, as a TrustedHTML where supported. Browser
 * only: import it lazily. Rendered HTML is hydrated as it is (`usePageContext().hydrating`), because it was sanitised
 * when it was stored.
 */
function trustedArticleHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select"],
    FORBID_ATTR: ["style"],
    RETURN_TRUSTED_TYPE: true,
  });
  // React passes a TrustedHTML on unchanged; its types only know strings.
  return clean as unknown as string;
}

/** Article HTML fetched by the browser, sanitised before it is shown. */
export function SanitisedHtml({ html }: { html: string }) {
  const trusted = useMemo(() => trustedArticleHtml(html), [html]);
  return <div dangerouslySetInnerHTML={{ __html: trusted }} />;
}
