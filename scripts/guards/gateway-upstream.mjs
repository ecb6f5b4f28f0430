import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";

/** Guards of what the gateway asks of an upstream, and believes of it. */
export const upstreamGuards = [
  ...guardsOf(
    `${src}/upstream/request.ts`,
    [`${src}/upstream/capabilities.test.ts`],
    [["call.capability && !offered.has(call.capability)", "false"]],
  ),
  ...guardsOf(
    `${src}/upstream/capabilities.ts`,
    [`${src}/upstream/capabilities.test.ts`],
    [
      [" && performance.now() - askedAt > askEvery", ""],
      ["isSure || !former ? offered : former", "offered"],
    ],
  ),
  ...guardsOf(
    `${src}/upstream/read-capabilities.ts`,
    [`${src}/upstream/capabilities.test.ts`],
    [["if (unavailable.has(status)) throw", "if (false) throw"]],
  ),
  ...guardsOf(
    `${src}/upstream/request-options.ts`,
    [`${src}/integration/specification.test.ts`],
    [['call.class !== "read" && has("accounts") && ', 'call.class !== "read" && ']],
  ),
  ...guardsOf(
    `${src}/upstream/normalise/article-html.ts`,
    [`${src}/upstream/normalise/article-html.test.ts`],
    [["sanitiseArticle(content)", "content"]],
  ),
  ...guardsOf(
    `${src}/upstream/normalise/pagination.ts`,
    [`${src}/upstream/normalise/pagination.test.ts`],
    [["Math.min(Math.max(Number(digits), 1), limits.listPageMax)", "Number(digits)"]],
  ),
];
