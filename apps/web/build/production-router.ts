import type { Plugin } from "vite";

/** Bundles the production half of react-router: its package offers only the development half to bundlers. */
export function productionRouter(): Plugin {
  return {
    name: "production-router",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer) {
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return (
          resolved && { ...resolved, id: resolved.id.replace("/dist/development/", "/dist/production/") }
        );
      },
    },
  };
}
