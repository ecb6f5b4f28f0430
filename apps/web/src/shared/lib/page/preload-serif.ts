import { preload } from "react-dom";
import italic from "../../config/fonts/newsreader-latin-400-italic.woff2?url";
import regular from "../../config/fonts/newsreader-latin-400-normal.woff2?url";
import bold from "../../config/fonts/newsreader-latin-650-normal.woff2?url";

const faces: [RegExp, string][] = [
  [/./, regular],
  [/<(strong|b)\b/i, bold],
  [/<(em|i|cite|blockquote)\b/i, italic],
];

/**
 * Lets a rendered document ask for the faces of the serif that a text in HTML is set in, before the styles are there that
 * would do so. In a browser they are there.
 */
export function preloadSerif(html: string): void {
  if (!import.meta.env.SSR) return;
  for (const [use, face] of faces) {
    if (use.test(html)) preload(face, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
}
