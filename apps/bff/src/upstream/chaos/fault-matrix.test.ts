import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import { describe, expect, it } from "vitest";
import { createChaosApp, permissivePolicies } from "../../test/chaos-app.ts";
import type { FaultName } from "../../test/chaos-faults.ts";
import { userOf } from "../../test/fixtures-account.ts";
import { allProcedures, callProcedure, isMutation, type ProcedurePath } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";

type Fault = FaultName | "refused";

const codes: Record<Fault, ErrorCode> = {
  refused: "network",
  "reset before body": "network",
  "reset mid body": "network",
  "never answers": "network",
  "slow body": "network",
  "500": "upstream",
  "502": "upstream",
  "503 with Retry-After": "upstream",
  "wrong JSON": "unexpected",
  "wrong shape": "unexpected",
  HTML: "unexpected",
  "huge body": "unexpected",
  "success:false": "rejected",
  "401": "unauthorized",
  "403": "forbidden",
  "404": "not_found",
  "422": "validation",
};

/** Where nobody can tell the faults from slowness, the deadline of a read is short; nine megabytes are no fault of a slow line. In ms. */
const deadlineOf = (fault: Fault) => {
  if (["never answers", "slow body"].includes(fault)) return 250;
  return fault === "huge body" ? 30_000 : 5_000;
};
/** For a machine that has other things to do: what no deadline ended would not end at all. */
const slack = 20_000;
/** Uploads have twelve times the deadline of a read; nothing makes more than one slow call after the other. */
const longest = 12;

/** A session that the upstream does not know is none, and has ended. */
function expectedOf(path: ProcedurePath, fault: Fault): ErrorCode | "ok" {
  const hasEnded = fault === "401" && (path === "session.signOut" || path === "session.current");
  return hasEnded ? "ok" : codes[fault];
}

const openSockets = () => process.getActiveResourcesInfo().filter((name) => name === "TCPSocketWrap").length;

async function createHarmedApp(fault: Fault) {
  const test = await createChaosApp({
    ...{ timeout: deadlineOf(fault), policies: permissivePolicies() },
    // All changes at once are more than one address may write.
    app: { settings: { WRITES_PER_MINUTE: allProcedures.length } },
  });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  if (fault === "refused") await test.proxy.refuse();
  else test.proxy.harm(fault);
  return test;
}

type HarmedApp = Awaited<ReturnType<typeof createHarmedApp>>;

/** Calls a procedure as somebody of its own who is signed in: all together they are more than one account may write. */
async function call(test: HarmedApp, path: ProcedurePath) {
  const halves = await halvesOf({ sid: path, user: userOf(allProcedures.indexOf(path) + 1) });
  const began = performance.now();
  const answer = await callProcedure(test, path, undefined, { ...halves, "x-request-id": path });
  return { path, answer, ms: performance.now() - began };
}

/** Calls every procedure, so many at once: bodies of nine megabytes take a while. */
async function callAll(test: HarmedApp, fault: Fault) {
  const atOnce = fault === "huge body" ? 6 : allProcedures.length;
  const calls = [];
  for (let first = 0; first < allProcedures.length; first += atOnce) {
    const some = allProcedures.slice(first, first + atOnce);
    calls.push(...(await Promise.all(some.map((path) => call(test, path)))));
  }
  return calls;
}

/** How often the request of a procedure arrived, the same one counted together. */
function sendings({ proxy }: HarmedApp, path: ProcedurePath, isRead: boolean): number[] {
  const mine = proxy.arrived.filter((seen) => seen.requestId === path && (seen.method === "GET") === isRead);
  return [...Map.groupBy(mine, (seen) => seen.path).values()].map((same) => same.length);
}

describe.each(Object.keys(codes) as Fault[])("an upstream's %s", (fault) => {
  it("is told in the catalogue's words by every procedure, in time, after one sending of a change", async () => {
    const before = openSockets();
    const test = await createHarmedApp(fault);
    for (const { path, answer, ms } of await callAll(test, fault)) {
      const code = expectedOf(path, fault);
      const told = code === "ok" ? "ok" : answer.json().error.data.code;
      expect([path, answer.statusCode, told]).toEqual([
        path,
        code === "ok" ? 200 : errorCatalogue[code].http,
        code,
      ]);
      expect(ms).toBeLessThan(longest * deadlineOf(fault) + slack);

      const isSent = fault !== "refused" && isMutation(path) && path !== "session.current";
      expect([path, sendings(test, path, false)]).toEqual([path, isSent ? [1] : []]);
      for (const times of sendings(test, path, true)) expect(times).toBeLessThanOrEqual(2);
    }
    await test.upstream.dispatcher.close();
    await expect.poll(openSockets, { timeout: 20_000 }).toBeLessThanOrEqual(before);
  }, 300_000);
});

it("counts seventeen faults", () => {
  expect(Object.keys(codes)).toHaveLength(17);
});
