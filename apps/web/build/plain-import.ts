import type { Plugin } from "vite";

/**
 * Imports on demand without Vite's helper, which would fetch styles and preload scripts that the application has none
 * of: its styles are one file that the document links.
 */
export function plainImport(): Plugin {
  return {
    name: "plain-import",
    apply: "build",
    enforce: "pre",
    resolveId: { filter: { id: /vite\/preload-helper/ }, handler: () => "\0plain-import" },
    load: {
      filter: { id: /^\0plain-import$/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}
