import DOMPurify from "dompurify";

/**
 * Article HTML for `dangerouslySetInnerHTML`, sanitised once more in the browser, as a TrustedHTML where the browser
 * knows trusted types. Browser only: import it with the chunk that shows articles, never on the server. The HTML that a
 * rendered page came with is taken over as it is (`usePageContext().hydrating`): it was sanitised when it was stored.
 */
export function trustedArticleHtml(html: string): string {
  const clean = DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ["style", "form", "input", "button", "textarea", "select"],
    FORBID_ATTR: ["style"],
    RETURN_TRUSTED_TYPE: true,
  });
  // React hands a TrustedHTML through untouched; its types know only strings.
  return clean as unknown as string;
}
