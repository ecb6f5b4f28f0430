import type { Plugin } from "vite";

/**
 * Resolves react-router to its production build: its package offers bundlers the development build alone.
 * @see https://github.com/remix-run/react-router/issues/14102
 */
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
