import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { buildApp } from "../../app.ts";
import { testApiKey } from "../app.ts";
import { testClock } from "../clock.ts";
import { anEvent } from "../events.ts";
import { testOutbox, testSmsLimits } from "../outbox.ts";
import { aPerson } from "../people.ts";
import { type CrashPoint, crashingDb } from "./crashing-db.ts";
import { openMortalDatabase } from "./mortal-database.ts";

type Question = { method?: "GET" | "POST"; bearer?: string; body?: object; key?: string };

/** The API over a database that can die, with three people in it. */
export async function openLedgerWorld() {
  const mortal = await openMortalDatabase();
  let isEnd = false;
  const { db, crashAt } = crashingDb(
    () => mortal.current().db,
    (tx) => (isEnd ? mortal.kill(tx) : mortal.disconnect(tx)),
  );
  const clock = testClock();
  const { sms } = testOutbox();
  const place = { db, clock };
  const media = { put: async () => "", remove: async () => {}, open: async () => null };
  const privateFiles = { write: async () => {}, remove: async () => {}, open: async () => null };
  const ping = () => mortal.current().ping();
  const start = () =>
    buildApp({
      ...{ db, ping, media, privateFiles, sms, clock: clock.read, uploadFolder: "/nowhere" },
      ...{ apiKeys: [testApiKey], otpKey: "key-of-the-codes", smsLimits: testSmsLimits },
    });
  let app: FastifyInstance = await start();
  const people = [await aPerson(place), await aPerson(place), await aPerson(place)];

  /** One request; a POST when it has a body. */
  function ask(path: string, { bearer, body, key }: Question = {}): Promise<LightMyRequestResponse> {
    return app.inject({
      method: body ? "POST" : "GET",
      url: `/api/v1/${path}`,
      headers: {
        apikey: testApiKey,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(key && { "idempotency-key": key }),
      },
      ...(body && { payload: body }),
    });
  }

  async function restart() {
    await app.close();
    await mortal.reopen();
    app = await start();
  }

  return {
    ask,
    people,
    /** Two campaigns without a line, whose ids nobody has seen yet. */
    campaigns: async () => [
      (await anEvent(place, { kind: "crowdfunding" })).id,
      (await anEvent(place, { kind: "crowdfunding" })).id,
    ],
    /** Lets the next write die; when the program dies with it, `restart` starts it again. */
    crashAt: (point: CrashPoint, endsProgram: boolean) => {
      isEnd = endsProgram;
      crashAt(point);
    },
    restart,
    close: async () => {
      await app.close();
      await mortal.remove();
    },
  };
}

export type LedgerWorld = Awaited<ReturnType<typeof openLedgerWorld>>;
