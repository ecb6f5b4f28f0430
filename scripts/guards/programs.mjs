import { guardsOf } from "./guards-of.mjs";

const kit = "packages/server-kit/src";
const supervised = ["scripts/supervise.test.mjs"];

/** Guards of the programs: that their files and secrets are theirs alone, that they run on, and that nobody keeps them waiting. */
export const programGuards = [
  ...guardsOf(
    `${kit}/make-private.ts`,
    [`${kit}/make-private.test.ts`],
    [
      [", mode: 0o700 }", " }"],
      ["closeToOthers(folder) ? [] : [folder]", "[] as string[]"],
      ["if (entry.isDirectory()) open.push(...makePrivate(path));\n    else if", "if"],
      [" && !closeToOthers(path)) open.push(path);", ") continue;"],
      ["entry.isFile() && ", ""],
      ['if ((error as NodeJS.ErrnoException).code === "EPERM") return false;', ""],
    ],
  ),
  ...guardsOf(
    "apps/api/src/server.ts",
    ["apps/api/src/server.test.ts"],
    [["makePrivate(env.DATA_DIR)", "[] as string[]"]],
  ),
  ...guardsOf(
    `${kit}/persisted-secret.ts`,
    [`${kit}/persisted-secret.test.ts`],
    [
      ["{ mode: 0o600 }", "{}"],
      [", mode: 0o700 }", " }"],
      ["linkSync(written, file);", "writeFileSync(file, readFileSync(written));"],
      ["    rmSync(written);\n", ""],
    ],
  ),
  ...guardsOf(
    "scripts/product.mjs",
    ["scripts/product.test.mjs"],
    [
      ["make(), { mode: 0o600 }", "make()"],
      ['setTimeout(() => child.kill("SIGKILL"), stopPatienceMs)', "undefined"],
    ],
  ),
  ...guardsOf("scripts/supervise.mjs", supervised, [
    ["      if (ends.length === limit.ends) return end;\n", ""],
    ["ends.filter((at) => now - at < limit.within)", "ends"],
    ["      if (signal.aborted) break;\n      const now", "      const now"],
    ["      if (signal.aborted) break;\n      const failed", "      const failed"],
    ["      if (signal.aborted) await stop(program);\n", ""],
    ["await start().catch(() => failed)", "await start()"],
  ]),
  ...guardsOf(
    `${kit}/http-server.ts`,
    ["apps/api/src/http/server-options.test.ts"],
    [
      ["...http, requestTimeout, keepAliveTimeout }", "...http, keepAliveTimeout }"],
      ["...http, requestTimeout, keepAliveTimeout }", "...http, requestTimeout }"],
      ["return server.setTimeout(connectionTimeout);", "return server;"],
    ],
  ),
  ...guardsOf(
    "apps/api/src/http/server-options.ts",
    ["apps/api/src/http/server-options.test.ts"],
    [
      ["connectionTimeout: 20_000,", "connectionTimeout: 0,"],
      ["requestTimeout: maxRequestTime,", "requestTimeout: 0,"],
      ["keepAliveTimeout: 72_000,", "keepAliveTimeout: 0,"],
    ],
  ),
  ...guardsOf(
    "apps/bff/src/http/server-options.ts",
    ["apps/bff/src/http/server-options.test.ts"],
    [
      ["idleConnection: 14_000,", "idleConnection: 0,"],
      ["Math.max(timeouts.idleConnection, longestChange + afterUpstream)", "timeouts.idleConnection"],
      ["requestTimeout: timeouts.request,", "requestTimeout: 0,"],
      ["keepAliveTimeout: timeouts.keepAlive,", "keepAliveTimeout: 0,"],
    ],
  ),
];
