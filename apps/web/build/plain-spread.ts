import type { Plugin } from "vite";

const spread = /^function _objectSpread2\(e\) \{[\s\S]*?^\}/m;
const define = /^function _defineProperty\(e, r, t\) \{[\s\S]*?^\}/m;

/**
 * Lets tRPC's packages spread objects and set fields as every browser of today does by itself. They bring three copies of
 * the helpers that older ones need, which are also slow.
 */
export function plainSpread(): Plugin {
  return {
    name: "plain-spread",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/@trpc\/[^/]+\/dist\// },
      handler: (code) => ({
        code: code
          .replace(spread, "const _objectSpread2 = Object.assign;")
          .replace(define, "function _defineProperty(e, r, t) {\n\te[r] = t;\n\treturn e;\n}"),
        map: null,
      }),
    },
  };
}
