import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./build/chunk-groups.ts";
import { documentScript } from "./build/document-script.ts";
import { namedReact } from "./build/named-react.ts";
import { precompress } from "./build/precompress.ts";
import { productionRouter } from "./build/production-router.ts";

const passOn = { target: process.env.GATEWAY_URL ?? "http://127.0.0.1:3001", changeOrigin: false };

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), tailwindcss(), productionRouter(), namedReact(), documentScript(), precompress()],
  build: {
    outDir: "dist/client",
    manifest: true,
    sourcemap: false,
    copyPublicDir: !isSsrBuild,
    // The theme rests on light-dark(), which must reach the browser as it is written.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    modulePreload: false,
    rolldownOptions: {
      input: "src/entry-client.tsx",
      // The document starts it by its name.
      preserveEntrySignatures: "allow-extension",
      ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups } } }),
      treeshake: {
        // These packages do not declare that they have no side effects.
        moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }],
      },
    },
  },
  ssr: { noExternal: true },
  // Both builds are the production ones: the gateway's own environment does not choose React's half.
  define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
  // With the Host that the browser sent: the gateway compares it with Origin.
  server: { proxy: { "/trpc": passOn, "/media": passOn } },
}));
