import { guardsOf } from "./guards-of.mjs";

const src = "apps/bff/src";
const kit = "packages/server-kit/src";
const queue = [`${src}/http/fair-queue.test.ts`];
const slow = [`${src}/http/slow-clients.test.ts`];
const slowUploads = [`${src}/http/slow-uploads.test.ts`];
const uploads = [`${src}/integration/uploads.test.ts`];
const uploadQueue = [`${src}/security/upload-queue.test.ts`];
const shedding = [`${src}/http/load-shedding.test.ts`];
const stopping = [`${kit}/shut-down.test.ts`];
const batches = [`${src}/integration/batch.test.ts`];
const routes = [`${src}/trpc/trpc-route.test.ts`];

/** Guards of how much the gateway takes at once, from whom, and for how long. */
export const loadGuards = [
  ...guardsOf(`${src}/http/fair-queue.ts`, queue, [
    ["line.waiting.size > 0 && line.running < perKey", "line.waiting.size > 0"],
    ["return isFirst && line.running < perKey && ", "return isFirst && "],
    [" && running < total;", ";"],
    ["if (running >= total || waiting === 0) return;", ""],
    ["line.waiting.size >= waitingPerKey || ", ""],
    [" || waiting >= waitingTotal", ""],
    ["    }, patience);", "    }, 60_000);"],
    ["      lines.delete(key);\n      lines.set(key, line);\n", ""],
    [" || msLeft(line, now) > 0) continue;", ") continue;"],
    ["line.waiting.size === 0 && msLeft(line, performance.now()) === 0", "line.waiting.size === 0"],
    ["line.waiting.size === 0 && msLeft(", "msLeft("],
    ["        dropIdle();\n", ""],
    [" && line.paidUntil <= now) lines", ") lines"],
    ["Math.max(line.paidUntil, performance.now())", "performance.now()"],
  ]),
  ...guardsOf(
    `${src}/rendering/render-queue.ts`,
    [`${src}/rendering/render-queue.test.ts`],
    [["    pace: { burst: 8, every },\n", ""]],
  ),
  ...guardsOf(
    `${src}/rendering/render-page.ts`,
    [`${src}/rendering/render-queue.test.ts`],
    [
      ["isFresh ? sendCached(reply, cached, false, deps) : ", ""],
      ["deps.renders.run(clientKey(request.ip), ", 'deps.renders.run("all", '],
    ],
  ),
  ...guardsOf(`${src}/http/load-shedding.ts`, shedding, [
    ["const heapShare = 0.9;", "const heapShare = 0.99;"],
    ["if (!app.isUnderPressure() || ", "if ("],
    [' || exemptPaths.has(request.url.split("?", 1)[0] ?? "")', ""],
    ["maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,", ""],
  ]),
  ...guardsOf(`${src}/trpc/wire/check-body.ts`, slow, [
    ["  return isForm && procedureAt", "  return procedureAt"],
  ]),
  ...guardsOf(`${src}/http/body-timeout.ts`, slow, [
    ["body: 10_000,", "body: 100_000,"],
    ["afterResponse: 4_000", "afterResponse: 400_000"],
  ]),
  ...guardsOf(`${src}/http/body-timeout.ts`, slowUploads, [["if (isSlow && wasSlow) timeOut(socket);", ""]]),
  ...guardsOf(`${src}/http/server-options.ts`, slow, [
    ["headersTimeout: timeouts.headers, ", ""],
    ["connectionsCheckingInterval: timeouts.checkInterval ", "connectionsCheckingInterval: 30_000 "],
    ["keepAlive: 10_000,", "keepAlive: 100_000,"],
  ]),
  ...guardsOf(`${src}/http/server-options.ts`, routes, [
    ["    bodyLimit,\n", ""],
    ["genReqId: requestIdOf,", 'requestIdHeader: "x-request-id",'],
  ]),
  ...guardsOf(`${src}/http/received-form.ts`, slowUploads, [["    requireUploadRate({ raw });\n", ""]]),
  ...guardsOf(
    `${src}/http/received-form.ts`,
    [`${src}/http/received-form.test.ts`],
    [
      ["  await unlink(path);\n", ""],
      [", 0o600)", ")"],
      ['if (raw.destroyed) throw new Error("the sender has hung up");', ""],
      ["    await file.close();\n    throw error;", "    throw error;"],
      ["release: () => file.close()", "release: async () => undefined"],
    ],
  ),
  ...guardsOf(`${src}/security/upload-queue.ts`, uploads, [
    ["waitingPerKey: 2, ", "waitingPerKey: 20, "],
    ["await receive().catch(unreadable)", "await receive()"],
    ["await form.read().catch(unreadable)", "await form.read()"],
  ]),
  ...guardsOf(`${src}/security/upload-queue.ts`, uploadQueue, [
    ["const accountLimits = { perKey: 1, ", "const accountLimits = { perKey: 10, "],
    ["const fileLimits = { perKey: 4, ", "const fileLimits = { perKey: 16, "],
    ["const fileLimits = { perKey: 4, total: 16, ", "const fileLimits = { perKey: 4, total: 160, "],
    ["memoryLimits = { perKey: 3, total: 3, ", "memoryLimits = { perKey: 3, total: 30, "],
    [".finally(form.release)", ""],
    [
      "        const form = await receive().catch(unreadable);",
      "        const form = await memory.run(address, () => receive().catch(unreadable));",
    ],
  ]),
  ...guardsOf(
    `${src}/trpc/wire/check-body.ts`,
    [`${src}/integration/uploads.test.ts`],
    [
      ["if (length === undefined) return 411;", ""],
      ["return Number(length) > limits.eventFormMaxBytes ? 413 : null;", "return null;"],
    ],
  ),
  ...guardsOf(`${src}/trpc/wire/check-body.ts`, routes, [
    ["if (!isUpload(request)) return 415;", ""],
    ["return isForm && procedureAt(path)?.meta?.isUpload === true;", "return isForm;"],
  ]),
  ...guardsOf(`${src}/trpc/wire/stock-adapter.ts`, batches, [
    ["    maxBatchSize: 10,\n", ""],
    ['info.accept === "application/jsonl" && !isPublic', "info.accept === undefined"],
    ['info.type === "query" && req', "req"],
    ['info.type === "query" && req.headers.authorization === undefined', 'info.type === "query"'],
  ]),
  ...guardsOf(`${src}/trpc/wire/wire-request.ts`, routes, [
    ["const batchMax = 10;", "const batchMax = 100;"],
  ]),
  ...guardsOf(`${src}/trpc/wire/plain-reads.ts`, routes, [[" || isStreamed(request)", ""]]),
  ...guardsOf(`${src}/trpc/wire/answer-calls.ts`, batches, [
    ["if (alone && calls.length > 1) {", "if (alone && calls.length > 10) {"],
  ]),
  ...guardsOf(`${src}/trpc/wire/answer-calls.ts`, routes, [
    ['if ((type === "mutation") !== isPost) ', 'if (type === "mutation" && !isPost) '],
    ['if ((type === "mutation") !== isPost) ', 'if (type === "query" && isPost) '],
  ]),
  ...guardsOf(`${kit}/shut-down.ts`, stopping, [
    [
      "const cutOff = setTimeout(() => app.server.closeAllConnections(), timeout);",
      "const cutOff = undefined;",
    ],
    ["const timeout = 8_500;", "const timeout = 9_500;"],
    ["  await sleep(notice);\n", ""],
    ["  await untilNobodyWaits(app.server);\n", ""],
  ]),
  ...guardsOf(
    `${kit}/shut-down.ts`,
    [`${src}/http/routes/health.test.ts`],
    [['if (lifecycle.isShuttingDown) reply.header("connection", "close");', ""]],
  ),
  ...guardsOf(
    `${src}/trpc/wire/plain-reads.ts`,
    [`${src}/trpc/wire/plain-reads.test.ts`],
    [['lifecycle.isShuttingDown ? [...always, "connection", "close"] : always', "lifecycle && always"]],
  ),
  ...guardsOf(
    `${kit}/client-error.ts`,
    [`${kit}/client-error.test.ts`],
    [["  setTimeout(() => socket.destroy(), afterResponse).unref();\n", ""]],
  ),
  ...guardsOf(
    `${kit}/start-server.ts`,
    [`${kit}/start-server.test.ts`],
    [
      ["    if (isStopping) return;\n", ""],
      ["  process.umask(0o077);\n", ""],
      ["  await sleep(compilePause);\n", ""],
    ],
  ),
  ...guardsOf(
    `${src}/upstream/transport/send.ts`,
    [`${src}/upstream/request.test.ts`],
    [
      [" || !retryBudget.spend()", ""],
      ["return retriedStatuses.has(status) && !retryAfter;", "return retriedStatuses.has(status);"],
    ],
  ),
];
