import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { clientOptions, production, treeshake } from "./build/client-options.ts";
import { documentScript } from "./build/document-script.ts";
import { precompress } from "./build/precompress.ts";
import { productionRouter } from "./build/production-router.ts";

const named = "assets/admin-[name]-[hash]";

/**
 * The back office, a build of its own beside the site's: nothing of it can be in a file of the site, whose names stay what they
 * are. Fonts have the same names in both, and are the same.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    documentScript({ input: "src/admin/document-script.ts", fileName: "admin-document-script.js" }),
    precompress(),
  ],
  build: {
    ...clientOptions,
    manifest: ".vite/admin-manifest.json",
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: "src/admin/start.tsx",
      output: {
        entryFileNames: `${named}.js`,
        chunkFileNames: `${named}.js`,
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? `${named}[extname]` : "assets/[name]-[hash][extname]",
      },
      treeshake,
    },
  },
  define: production,
});
