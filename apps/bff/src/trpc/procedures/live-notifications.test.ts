import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";
import { describe, expect, it, onTestFinished } from "vitest";
import { envelopeOf } from "../../test/fixtures.ts";
import { callProcedure } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { createTestApp } from "../../test/test-app.ts";
import type { AppRouter } from "../router.ts";

const notification = (seq: number) => ({
  ...{ id: seq, seq, kind: "call_closed", title: `Closed ${seq}`, path: "/event/7" },
  ...{ created_at: "2026-03-01T10:00:00.000Z", is_read: false },
});

/** A gateway in front of an API where `tell` adds notifications for one person. */
async function createLive(lifecycle = { isShuttingDown: false }) {
  const test = await createTestApp({ lifecycle });
  const api = { told: 0, version: 1, isSignedIn: true, moved: 0 };
  const reply = (path: string) => {
    if (!api.isSignedIn)
      return { statusCode: 401, data: JSON.stringify({ success: false, message: "Unauthorized" }) };
    const after = Number(new URL(path, "http://x").searchParams.get("after") ?? api.told);
    const seqs = Array.from({ length: api.told - after }, (_, index) => after + index + 1);
    const news = {
      notifications: seqs.slice(0, 2).map(notification),
      hasMore: seqs.length > 2,
      unread: api.told,
    };
    return {
      statusCode: 200,
      data: JSON.stringify(envelopeOf({ ...news, seq: seqs.slice(0, 2).at(-1) ?? after })),
    };
  };
  test.upstream
    .intercept({ path: /\/notification\/news/ })
    .reply(({ path }) => reply(path))
    .persist();
  test.upstream
    .intercept({ path: /\/notification\/moved/, method: "POST" })
    .reply(({ body }) => {
      api.moved += 1;
      const { known } = JSON.parse(String(body));
      const mark = String(api.version);
      const moved = known.flatMap(([id, was]: [number, string]) => (was === mark ? [] : [[id, mark]]));
      return { statusCode: 200, data: JSON.stringify(envelopeOf({ moved })) };
    })
    .persist();
  const url = await test.app.listen({ port: 0, host: "127.0.0.1" });
  const halves = await halvesOf();

  /** Opens a stream, and gives what came. */
  function open(headers: Record<string, string> = halves, lastEventId?: number) {
    const opened: Response[] = [];
    const client = createTRPCClient<AppRouter>({
      links: [
        httpSubscriptionLink<AppRouter, typeof EventSource>({
          url: `${url}/trpc`,
          EventSource,
          eventSourceOptions: {
            fetch: async (address, init) => {
              const response = await fetch(address, { ...init, headers: { ...init.headers, ...headers } });
              opened.push(response);
              return response;
            },
          },
        }),
      ],
    });
    const came: (number | string)[] = [];
    const counts: number[] = [];
    const stream = client.notification.live.subscribe(
      { lastEventId },
      {
        onData: ({ data }) => {
          counts.push(data.unread);
          if (data.notification) came.push(data.notification.seq);
        },
        onError: (error) => came.push(error.data?.code ?? error.message),
      },
    );
    onTestFinished(() => stream.unsubscribe());
    return { came, counts, opened, stop: () => stream.unsubscribe() };
  }
  const tell = (count = 1) => {
    api.told += count;
    api.version += 1;
  };
  return { ...test, api, open, tell, halves };
}

const patience = { timeout: 8_000 };

describe("the stream of notifications", () => {
  it("begins where the list stands, and brings what comes after, all of it", async () => {
    const { open, tell } = await createLive();
    tell(3);
    const { came, counts, opened } = open();
    await expect.poll(() => counts, patience).toContain(3);
    expect(came).toEqual([]);
    tell(5);
    await expect.poll(() => came, patience).toEqual([4, 5, 6, 7, 8]);
    const headers = opened[0]?.headers;
    expect(headers?.get("content-type")).toBe("text/event-stream");
    expect([headers?.get("x-accel-buffering"), headers?.get("cache-control")]).toEqual(["no", "no-store"]);
  });

  it("goes on after a place", async () => {
    const { open, tell } = await createLive();
    tell(5);
    const { came } = open(undefined, 2);
    await expect.poll(() => came, patience).toEqual([3, 4, 5]);
  });

  it("is refused without a session, and ends with it: signed out here, or gone at the API", async () => {
    const live = await createLive();
    expect((await expectEnd(live.open({}).came)).at(-1)).toBe("unauthorized");
    const { came, counts } = live.open();
    await expect.poll(() => counts.length, patience).toBeGreaterThan(0);
    live.upstream.intercept({ path: /\/auth\/logout/, method: "POST" }).reply(200, envelopeOf(null));
    await callProcedure(live, "session.signOut", undefined, live.halves);
    expect((await expectEnd(came)).at(-1)).toBe("unauthorized");
  });

  it("ends when the API no longer knows the session", async () => {
    const { api, open, tell } = await createLive();
    const { came, counts } = open();
    await expect.poll(() => counts.length, patience).toBeGreaterThan(0);
    api.isSignedIn = false;
    tell();
    expect((await expectEnd(came)).at(-1)).toBe("unauthorized");
  });

  it("is open five times for a session, and again when one is left", async () => {
    const { open } = await createLive();
    const streams = Array.from({ length: 5 }, () => open());
    for (const { counts } of streams) await expect.poll(() => counts.length, patience).toBeGreaterThan(0);
    expect((await expectEnd(open().came)).at(-1)).toBe("too_many_requests");
    streams[0]?.stop();
    await expect
      .poll(async () => {
        const { counts, stop } = open();
        await expect.poll(() => counts.length, { timeout: 500 }).toBeGreaterThan(0);
        stop();
        return true;
      }, patience)
      .toBe(true);
  });

  it("asks one question for all streams, and none where there are none", async () => {
    const { api, open } = await createLive();
    const streams = [open(), open(), open()];
    await expect.poll(() => api.moved, patience).toBe(2);
    for (const { stop } of streams) stop();
  });

  it("sends its clients elsewhere when the gateway goes down: they come again by themselves", async () => {
    const lifecycle = { isShuttingDown: false };
    const { open } = await createLive(lifecycle);
    const { counts, opened, came } = open();
    await expect.poll(() => counts.length, patience).toBeGreaterThan(0);
    lifecycle.isShuttingDown = true;
    await expect.poll(() => opened.length, patience).toBeGreaterThan(1);
    expect(came).not.toContain("unauthorized");
  });
});

async function expectEnd(came: (number | string)[]) {
  await expect.poll(() => came.length, patience).toBeGreaterThan(0);
  return came;
}
