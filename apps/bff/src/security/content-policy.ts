/**
 * The Content-Security-Policy of every answer; a nonce for scripts and one for styles are added to each.
 * Scripts are our own files and the one inline script of the document. Styles written by scripts need the nonce;
 * `style` attributes in rendered HTML cannot have one, and can do less harm.
 * Images may be blobs: a form shows a photo before it is sent. A blob can only be made by our own scripts.
 * Fonts may be data: the stylesheet holds one of a single sign.
 * Trusted types: `callboard` is the application's own policy, `dompurify` the sanitiser's.
 */
export function contentPolicy(imageOrigins: string[]) {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'"],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...imageOrigins],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["callboard", "dompurify"],
  };
}
