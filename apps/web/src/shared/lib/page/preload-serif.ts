import { preload } from "react-dom";
import serif from "#shared/config/fonts/newsreader-latin-400-normal-basic.woff2?url";

/**
 * Lets a rendered document that begins with running text ask for its typeface, before the styles are there that would do
 * so. In a browser they are there.
 */
export function preloadSerif(): void {
  if (import.meta.env.SSR) preload(serif, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
