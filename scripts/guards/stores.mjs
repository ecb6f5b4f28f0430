import { guardsOf } from "./guards-of.mjs";

const db = "apps/api/src/db";
const redis = "apps/bff/src/redis";
const buckets = "apps/api/src/modules/media/files/s3-files";

const onServer = (guards) => guards.map((guard) => ({ ...guard, needsServer: true }));
const onRedis = (guards) => guards.map((guard) => ({ ...guard, needsRedis: true }));

/** Guards of what is stored elsewhere: a PostgreSQL server, Redis or a bucket that is slow, silent or gone holds nothing up. */
export const storeGuards = [
  ...onServer([
    ...guardsOf(
      `${db}/connection-pool.ts`,
      [`${db}/postgres.test.ts`],
      [["    connectionTimeoutMillis: connect,\n", ""]],
    ),
    ...guardsOf(
      `${db}/connection-pool.ts`,
      [`${db}/half-open.test.ts`],
      [
        ["    ...keepAlive,\n", ""],
        [` \${serverKeepAlive}`, ""],
        ["endSilentConnections(pool, silence);", "endSilentConnections(pool, 3 * silence);"],
        ["        if (idle.has(client)) return;\n", ""],
        ["of [client, ...idle])", "of [client])"],
      ],
    ),
    ...guardsOf(`${db}/postgres.ts`, [`${db}/postgres.test.ts`], [['  client.on("error", onError);\n', ""]]),
    ...guardsOf(
      `${db}/postgres.ts`,
      [`${db}/half-open.test.ts`],
      [
        ["    connectionTimeoutMillis: connectTimeout,\n", ""],
        ["    ...keepAlive,\n", ""],
        ["    options: serverKeepAlive,\n", ""],
      ],
    ),
  ]),
  ...onRedis([
    ...guardsOf(
      `${redis}/redis.ts`,
      [`${redis}/redis.test.ts`],
      [
        ["    pingInterval,\n", ""],
        ["      socketTimeout,\n", ""],
        ["    keyPrefix: prefix,\n", ""],
        ["  logOutages(client, log);\n", ""],
        ['    if (!isReady()) throw new Error("Redis is down");\n', ""],
        ["      hasTimedOut = true;\n", ""],
        ["    if (hasTimedOut) onUp();\n", ""],
        ["withTimeout(command(client), REDIS_TIMEOUT_MS, ", "withTimeout(command(client), 60_000, "],
      ],
    ),
    ...guardsOf(
      `${redis}/share-invalidations.ts`,
      [`${redis}/share-invalidations.test.ts`],
      [
        ["  redis.onReady(() => cache.expire(cacheTags));\n", ""],
        ["if (senderId !== ownId) ", ""],
      ],
    ),
  ]),
  ...guardsOf(
    `${redis}/with-timeout.ts`,
    [`${redis}/with-timeout.test.ts`],
    [["immediate = setImmediate(expire);", "expire();"]],
  ),
  ...guardsOf(
    `${buckets}.ts`,
    [`${buckets}.test.ts`],
    [
      ["    bodyTimeout: deadline,\n", ""],
      ['      ...(method !== "GET" && { signal: AbortSignal.timeout(deadline) }),\n', ""],
      ["left > 1 && isTransient", "left > 1"],
      ["    if (text.length > errorMax) break;\n", ""],
      [`\${base}/\${encodeURIComponent(file)}`, `\${base}/\${file}`],
    ],
  ),
];
