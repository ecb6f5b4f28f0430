import { build, type Plugin } from "vite";

/** A script that stands inside a document: what it is built of, and its name beside the manifest. */
type Script = { input: string; fileName: string };

/** Builds the script that stands inside each document, on its own and without imports, beside the manifest. */
export function documentScript({ input, fileName }: Script): Plugin {
  return {
    name: "document-script",
    apply: (config, { command }) => command === "build" && !config.build?.ssr,
    async generateBundle() {
      const built = await build({
        configFile: false,
        logLevel: "warn",
        build: {
          write: false,
          modulePreload: false,
          rolldownOptions: { input, output: { format: "iife" } },
        },
      });
      if (!("output" in built)) throw new Error("the document's script was not built once");
      this.emitFile({ type: "asset", fileName: `.vite/${fileName}`, source: built.output[0].code.trim() });
    },
  };
}
