import { expect, it } from "vitest";
import { envelopeOf } from "../test/fixtures.ts";
import { userOf } from "../test/fixtures-account.ts";
import { eventDetails, eventForm, photo } from "../test/fixtures-event.ts";
import { formBody } from "../test/procedures.ts";
import { memoryOf, tellsMemory } from "../test/process-memory.ts";
import { halvesOf } from "../test/signed-in.ts";
import { startServer } from "../test/start-server.ts";
import { createRawUpstream, sessionSecret } from "../test/test-app.ts";

const megabyte = 1_048_576;

it.runIf(tellsMemory)(
  "twenty uploads of 8 MB at once add less than 200 MB to the gateway",
  async () => {
    const created = JSON.stringify(envelopeOf({ event: eventDetails }));
    const upstream = await createRawUpstream((request, response) => {
      request.resume().on("end", () => response.setHeader("content-type", "application/json").end(created));
    });
    const { child, ready } = await startServer({ UPSTREAM_URL: upstream, SESSION_KEYS: sessionSecret });
    const [port, pid] = [await ready, child.pid ?? 0];
    const large = { banner_photo: photo(4 * megabyte), description_photo: photo(4 * megabyte) };
    const { headers: type, payload } = await formBody({ ...eventForm, ...large });
    const times = { created_at: Date.now(), used_at: Date.now() };
    const upload = async (person: number) => {
      const headers = { ...(await halvesOf({ ...times, user: userOf(person) })), ...type };
      const url = `http://127.0.0.1:${port}/trpc/event.create`;
      return (await fetch(url, { method: "POST", headers, body: payload })).status;
    };
    expect(await upload(1)).toBe(200);
    const before = memoryOf(pid, "VmRSS");
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, person) => upload(person + 2)));
    expect(statuses).toEqual(Array(20).fill(200));
    expect(memoryOf(pid, "VmHWM") - before).toBeLessThan(200);
  },
  90_000,
);
