import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { adminDocument } from "./build/admin-document.ts";
import { chunkGroups } from "./build/chunk-groups.ts";
import { clientOptions, production, treeshake } from "./build/client-options.ts";
import { documentScript } from "./build/document-script.ts";
import { namedReact } from "./build/named-react.ts";
import { precompress } from "./build/precompress.ts";
import { productionRouter } from "./build/production-router.ts";

const passOn = { target: process.env.GATEWAY_URL ?? "http://127.0.0.1:3001", changeOrigin: false };

/** The site, for browsers and for the gateway; in development, the back office too. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    namedReact(),
    documentScript({ input: "src/document-script.ts", fileName: "document-script.js" }),
    precompress(),
    adminDocument(),
  ],
  build: {
    ...clientOptions,
    manifest: true,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      input: "src/entry-client.tsx",
      // The document starts it by its name.
      preserveEntrySignatures: "allow-extension",
      // Each document lists its files: names in them would cost more than the rest of an address.
      ...(!isSsrBuild && {
        output: { chunkFileNames: "assets/[hash].js", codeSplitting: { groups: chunkGroups } },
      }),
      treeshake,
    },
  },
  ssr: { noExternal: true },
  define: command === "build" ? production : {},
  // With the Host that the browser sent: the gateway compares it with Origin.
  server: { proxy: { "/trpc": passOn, "/media": passOn, "/tapes": passOn, "/clips": passOn } },
}));
