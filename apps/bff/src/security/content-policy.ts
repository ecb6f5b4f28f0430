import { hash } from "node:crypto";
import { playerOrigins } from "@callboard/contracts/clip-player";

type Allowed = {
  /** Where images may come from besides this site. */
  imageOrigins: string[];
  /** The texts of the inline scripts and styles, which are the same in every answer of a build. */
  scripts: string[];
  styles: string[];
};

const sourceOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

/**
 * The Content-Security-Policy of every page. Scripts and styles are our own files and the inline ones of our documents,
 * named by their hashes. `style` attributes in rendered HTML cannot be named, and can do less harm.
 * Images may be blobs: a form shows a photo before it is sent. A blob can only be made by our own scripts.
 * Fonts may be data: the stylesheet holds one of a single sign.
 * Trusted types: `callboard` is the policy of web, `dompurify` the sanitiser's.
 */
export function contentPolicy({ imageOrigins, scripts, styles }: Allowed) {
  return {
    "default-src": ["'self'"],
    "script-src": ["'self'", ...scripts.map(sourceOf)],
    "script-src-attr": ["'none'"],
    "style-src": ["'self'", ...styles.map(sourceOf)],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...imageOrigins],
    "font-src": ["'self'", "data:"],
    "connect-src": ["'self'"],
    // Players of clips, which are there once somebody has pressed Play.
    "frame-src": [...playerOrigins],
    // The service worker, which shows pushes.
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": ["callboard", "dompurify"],
  };
}

/**
 * The same for the back office, whose documents hold no styles. Trusted types: `ProseMirrorClipboard` is the policy by which its
 * editor reads what is pasted.
 */
export function adminPolicy({ imageOrigins, scripts }: Omit<Allowed, "styles">) {
  return {
    ...contentPolicy({ imageOrigins, scripts, styles: [] }),
    "default-src": ["'none'"],
    "style-src-attr": ["'none'"],
    "frame-src": ["'none'"],
    "worker-src": ["'none'"],
    "trusted-types": ["callboard", "dompurify", "ProseMirrorClipboard"],
  };
}

/** A policy as the header has it. */
export function policyText(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([name, values]) => [name, ...values].join(" "))
    .join(";");
}
