import { preload } from "react-dom";
import serif from "#shared/config/fonts/newsreader-latin-400-normal-basic.woff2?url";

/**
 * Preloads the serif font in rendered documents that start with running text. Not needed in the browser, where the
 * stylesheet is loaded.
 */
export function preloadSerif(): void {
  if (import.meta.env.SSR) preload(serif, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}
