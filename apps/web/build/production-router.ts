import type { Plugin } from "vite";

/** Assignments and calls that only a reader knows to be without effect: they keep unused parts from being dropped. */
const displayName = /^\w+\.displayName = .*;$/gm;
const pureCall = /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** What the router says to its developer on the console. */
const warning = /^function warning(?:Once)?\(/gm;

/**
 * Bundles the production half of react-router, whose package offers only the development half to bundlers, and of it
 * only what the application uses.
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
    transform: {
      filter: { id: /react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replace(displayName, "")
          .replace(pureCall, "$1/* @__PURE__ */ ")
          .replace(warning, "/* @__NO_SIDE_EFFECTS__ */ $&"),
        map: null,
      }),
    },
  };
}
