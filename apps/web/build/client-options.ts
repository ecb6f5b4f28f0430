import type { BuildOptions } from "vite";

/** What both builds for browsers have in common, the site's and the back office's. */
export const clientOptions = {
  outDir: "dist/client",
  sourcemap: false,
  // The theme rests on light-dark(), which must reach the browser as it is written.
  cssTarget: ["chrome123", "safari17.5", "firefox120"],
  modulePreload: false,
} satisfies BuildOptions;

/** These packages do not declare that they have no side effects. */
export const treeshake = { moduleSideEffects: [{ test: /node_modules\/@trpc\//, sideEffects: false }] };

/** Both builds are the production ones: the gateway's own environment does not choose React's half. */
export const production = { "process.env.NODE_ENV": '"production"' };
