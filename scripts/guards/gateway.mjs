const src = "apps/bff/src";
const fastPath = [`${src}/http/fast-path/fast-path.test.ts`];
const answers = [`${src}/trpc/wire/answer-json.test.ts`];
const health = [`${src}/http/routes/health.test.ts`];

/** Guards of what the gateway answers to whom, and how much it takes. */
export const gatewayGuards = [
  ...[
    ["authorization === undefined || (deps.isPublic(", "true || (deps.isPublic("],
    [" && isSameOrigin(request)", ""],
    ["headers.origin === undefined && ", ""],
    [' && (site === undefined || site === "same-origin")', ""],
    ["if (streamed !== undefined) return false;", ""],
    [" || lifecycle.isShuttingDown", ""],
    ["return !deps.isBusy() && ", "return "],
    ["cached || !deps.isBusy() ? null : cache.getStale(key, now)", "null"],
    ["cached || !deps.isBusy() ? null", "cached ? null"],
    ['    method === "GET" &&\n', ""],
    ['    headers["content-length"] === undefined &&\n', ""],
    ['    headers["transfer-encoding"] === undefined &&\n', ""],
    ['    headers["x-forwarded-host"] === undefined &&\n', ""],
    [' &&\n    !headers["cache-control"]?.includes("no-cache")', ""],
    ["if (!host || ", "if (host === null || "],
  ].map(([text, replacement]) => ({
    file: `${src}/http/fast-path/fast-path.ts`,
    text,
    replacement,
    tests: fastPath,
  })),
  ...[
    "status === 200 && ",
    "!auth.isPrivate && ",
    " && !isStale",
    "freshUntil !== null && ",
    " && freshUntil > now",
  ].map((text) => ({
    file: `${src}/trpc/wire/answer-json.ts`,
    text,
    replacement: text.startsWith("freshUntil") ? "freshUntil === null || " : "",
    tests: answers,
  })),
  {
    file: `${src}/upstream/transport/read-response.ts`,
    text: "const maxBytes = 8 * 1024 * 1024;",
    replacement: "const maxBytes = 9 * 1024 * 1024;",
    tests: [`${src}/upstream/transport/read-response.test.ts`],
  },
  {
    file: `${src}/upstream/transport/read-response.ts`,
    text: "      controller?.abort(error);\n    };\n    const timer",
    replacement: "    };\n    const timer",
    tests: [`${src}/upstream/transport/read-response.test.ts`],
  },
  {
    file: `${src}/http/routes/health.ts`,
    text: '    if (deps.lifecycle.isShuttingDown) return reply.code(503).send({ status: "shutting down" });\n    const',
    replacement: "    const",
    tests: health,
  },
  {
    file: `${src}/http/routes/health.ts`,
    text: '    if (deps.lifecycle.isShuttingDown) return reply.code(503).send({ status: "shutting down" });\n    return',
    replacement: "    return",
    tests: health,
  },
  {
    file: `${src}/http/routes/media.ts`,
    text: "perKey: 8,",
    replacement: "perKey: 24,",
    tests: [`${src}/http/routes/media.test.ts`],
  },
];
