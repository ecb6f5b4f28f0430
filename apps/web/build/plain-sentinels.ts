import type { Plugin } from "vite";

/** What React throws to itself, made once as it is loaded: `SuspenseException = Error(formatProdErrorMessage(460))`. */
const sentinel = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Makes React's own signals without a stack, which nobody reads. To say where they come from, a browser may parse the whole
 * file again for each of them, and these are a tenth of a second of a phone's start.
 */
export function plainSentinels(): Plugin {
  return {
    name: "plain-sentinels",
    apply: "build",
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => ({
        code: code.replace(sentinel, "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })"),
        map: null,
      }),
    },
  };
}
