import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";
const upstreamCache = [`${src}/cache/upstream-cache.test.ts`];
const responses = [`${src}/cache/response-cache-renewal.test.ts`];
const lru = [`${src}/cache/byte-bounded-lru.test.ts`];
const answers = [`${src}/cache/response-cache.test.ts`];
const pages = [`${src}/rendering/cached-pages.test.ts`];
const limited = [`${src}/security/rate-limit/read-limit.test.ts`];

/** Guards of what the gateway keeps: for how long, how much of it, and that nobody gets what is old or another's. */
export const cacheGuards = [
  ...guardsOf(`${src}/cache/upstream-cache.ts`, upstreamCache, [
    ["tags.every((tag) => began.get(tag) === epochOf(tag))", "true"],
    ["(isCurrent || !entries.has(key)) && ", ""],
    [" && admits(key, memory)", ""],
    ["read.mustBeFresh ? undefined : flights.find(", "flights.find("],
    ["const entry = read.mustBeFresh ? undefined : entries.get(", "const entry = entries.get("],
    ["if (isOverLimit(error)) return fetchOnce(read);", ""],
    ["if (!isOutage(error) && !isOverLimit(error)) entries.delete(key);", ""],
    ["if (!entry || !isOutage(error) || ", "if (!entry || "],
    [" || now() >= entry.readAt + times.staleIfError", ""],
    ["entry.retryAt = now() + retryDelay;\n    return entry;", "return entry;"],
    ["      else entries.delete(read.key);\n", ""],
    ["if (isOutage(error)) entry.retryAt = now() + retryDelay;\n      else entries", "entries"],
    ["{ ...read, takeFromLimit: undefined }", "read"],
    ["await takeFromLimit?.();", ""],
    ["if (entry.tags.some((tag) => tags.includes(tag))) entry.freshUntil = 0;", "void entry;"],
    ["if (entry.tags.some((tag) => tags.includes(tag))) ", ""],
    ["for (const tag of tags) increment(tag);", ""],
  ]),
  ...guardsOf(`${src}/cache/single-flight.ts`, upstreamCache, [
    ["flight?.epoch === epoch ? flight.promise : undefined", "flight?.promise"],
    ["if (flights.get(key) === flight) ", ""],
  ]),
  ...guardsOf(`${src}/cache/byte-bounded-lru.ts`, lru, [
    ["    maxEntrySize: Math.ceil(maxBytes / entryShare),\n", ""],
    ["maxSize: maxBytes,", "maxSize: 100 * maxBytes,"],
    [" || askedBefore(key)", " || true"],
    ["values.has(key) || ", ""],
  ]),
  ...guardsOf(`${src}/cache/admission-filter.ts`, lru, [
    ["if (current.size >= remembered) [former, current] = [current, new Set()];", ""],
  ]),
  ...guardsOf(`${src}/cache/response-cache.ts`, responses, [
    ["if (!entry || !isCurrent(entry.response)) return null;", "if (!entry) return null;"],
    ["if (!response || !isCurrent(response)) return null;", "if (!response) return null;"],
    ["now < response.freshUntil + times.staleIfError ? response : null", "response"],
    ["if (now >= entry.response.freshUntil + times.staleWhileRevalidate) return false;", ""],
    ["if (now < entry.revalidatedUntil) return true;", ""],
  ]),
  ...guardsOf(
    `${src}/cache/caches.ts`,
    [`${src}/rendering/outdated-pages.test.ts`],
    [["      revalidateWithin: pageRevalidation,\n", ""]],
  ),
  ...guardsOf(`${src}/cache/cached-response.ts`, pages, [["status !== 200 || ", ""]]),
  ...guardsOf(`${src}/upstream/request.ts`, answers, [
    [" && ctx.bearer === undefined", ""],
    ["key: `${ctx.domainSuffix", "key: `${undefined"],
    ["cacheability?.mustBeFresh ?? false", "false"],
    ['if (cacheability && result === "stale_if_error") cacheability.isStale = true;', ""],
    ["if (!isRead && ctx.invalidates) ctx.upstream.cache.invalidate(ctx.invalidates);", ""],
  ]),
  ...guardsOf(
    `${src}/upstream/request.ts`,
    [`${src}/rendering/outdated-pages.test.ts`],
    [
      ["cacheability && !cacheability.epochs.has(tag)", "cacheability"],
      [" cacheability.epochs.set(tag, began.get(tag) ?? 0);", ";"],
    ],
  ),
  ...guardsOf(`${src}/upstream/request.ts`, pages, [
    ["if (cacheability) cacheability.freshUntil = null;", ""],
  ]),
  ...guardsOf(`${src}/upstream/request.ts`, limited, [
    ["takeFromLimit: ctx.countRead,", ""],
    ["if (isRead) await ctx.countRead?.();", ""],
  ]),
  ...guardsOf(`${src}/rendering/render-page.ts`, pages, [
    [
      'const isReload = request.headers["cache-control"]?.includes("no-cache") ?? false;',
      "const isReload = false;",
    ],
    ["Math.min(freshUntil, now + staticMaxAge)", "freshUntil"],
    [
      'new Set(["x-request-id", "x-trace-id", "strict-transport-security"])',
      'new Set(["x-trace-id", "strict-transport-security"])',
    ],
    [
      'new Set(["x-request-id", "x-trace-id", "strict-transport-security"])',
      'new Set(["x-request-id", "x-trace-id"])',
    ],
    [
      "pageKey(originOf(request, publicOrigin), request.host, request.url)",
      'pageKey("", request.host, request.url)',
    ],
    [
      "if (error instanceof QueueFullError) return refusePage(request, reply, deps, 0);\n    deps.caches.pages.delete(keyOf(request, deps));",
      "if (error instanceof QueueFullError) return refusePage(request, reply, deps, 0);",
    ],
    [
      "if (page.redirect !== undefined) {\n    deps.caches.pages.delete(keyOf(request, deps));",
      "if (page.redirect !== undefined) {",
    ],
    ["if (!pages.admits(key, sizeOfLength(text.length))) return null;", ""],
  ]),
  ...guardsOf(
    `${src}/rendering/render-page.ts`,
    [`${src}/rendering/outdated-pages.test.ts`],
    [
      ["if (isStale || freshUntil === null) {", "if (freshUntil === null) {"],
      ["if (cached.freshUntil <= now) pages.postpone(key, now);", ""],
      [
        "if (isStale || freshUntil === null) {\n    pages.delete(key);",
        "if (isStale || freshUntil === null) {",
      ],
    ],
  ),
  ...guardsOf(`${src}/rendering/render-page.ts`, limited, [
    ["refuseLimited(request, reply, deps) ??", ""],
    ["  const refused = refuseLimited(request, reply, deps);\n", "  const refused = null;\n"],
    ["seconds > 0 ? refusals.limited : refusals.busy", "refusals.busy"],
    ["if (stale) return sendCached(reply, stale, true, deps);", ""],
  ]),
];
