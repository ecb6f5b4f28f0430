import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { createTRPCClient, httpLink, type TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { envelopeOf } from "../test/fixtures.ts";
import { userOf } from "../test/fixtures-account.ts";
import { eventDetails, eventForm, photo } from "../test/fixtures-event.ts";
import { formBody } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createRawUpstream, createTestApp, noCache, now } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";
import type { AppRouter } from "../trpc/router.ts";

const created = JSON.stringify(envelopeOf({ event: eventDetails }));

async function listen(...options: Parameters<typeof createTestApp>) {
  const test = await createTestApp(...options);
  const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
  return { ...test, origin, port: Number(new URL(origin).port) };
}

/** A gateway in front of an upstream with sockets of its own. */
async function listenBefore(handler: Parameters<typeof createRawUpstream>[0]) {
  const upstream = await createRawUpstream(handler);
  const settings = {
    UPSTREAM_URL: upstream,
    UPSTREAM_API_KEY: "key",
    UPSTREAM_TIMEOUT_MS: 2_000,
    ...noCache,
  };
  return listen({
    upstream: createTestUpstream(settings, () => now),
    settings: { TRUST_PROXY: ["127.0.0.1"] },
  });
}

function clientOf(origin: string, headers: Record<string, string>) {
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, headers })] });
}

function formOf(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe("a form with photos", () => {
  it("arrives at the upstream as it was filled in, with who sent it", async () => {
    let seen = { headers: {} as Record<string, unknown>, form: new FormData() };
    const { origin } = await listenBefore(async (request, response) => {
      const { headers } = request;
      const chunks = await request.toArray();
      const body = new Response(Buffer.concat(chunks), { headers: headers as Record<string, string> });
      seen = { headers, form: await body.formData() };
      response.setHeader("content-type", "application/json").end(created);
    });
    const answer = await clientOf(origin, await halvesOf()).event.create.mutate(formOf(eventForm));
    expect(answer).toEqual(eventDetails);
    expect(seen.headers).toMatchObject({
      apikey: "key",
      authorization: expect.stringContaining("canary-bearer"),
    });
    const { description_photo, banner_photo, address_2: _none, ...texts } = eventForm;
    const { description_photo: first, banner_photo: second, ...rest } = Object.fromEntries(seen.form);
    expect(rest).toEqual({ ...texts, price: "120.5", kind: "event", roles: "[]", status: "published" });
    expect(await (first as File).bytes()).toEqual(await description_photo.bytes());
    expect([(second as File).name, (second as File).type]).toEqual([banner_photo.name, banner_photo.type]);
  });

  it("arrives with its key beside it, where it has one", async () => {
    const seen: { key: unknown; names: string[] }[] = [];
    const { origin } = await listenBefore(async (request, response) => {
      const headers = request.headers as Record<string, string>;
      const form = await new Response(Buffer.concat(await request.toArray()), { headers }).formData();
      seen.push({ key: headers["idempotency-key"], names: [...form.keys()] });
      response.setHeader("content-type", "application/json").end(created);
    });
    const { event, crowdfunding } = clientOf(origin, await halvesOf());
    const keyed = (idempotency_key: string) => formOf({ ...eventForm, idempotency_key });
    await event.create.mutate(keyed("the-key-of-an-event"));
    await crowdfunding.create.mutate(keyed("the-key-of-a-campaign"));
    await event.create.mutate(formOf(eventForm));
    expect(seen.map(({ key }) => key)).toEqual(["the-key-of-an-event", "the-key-of-a-campaign", undefined]);
    expect(seen.flatMap(({ names }) => names)).not.toContain("idempotency_key");
    const issue = await event.create.mutate(keyed("short")).catch(({ data }) => data.fields);
    expect(issue).toEqual({ idempotency_key: "Must have 16 to 64 letters, digits, - or _" });
    expect(seen).toHaveLength(3);
  });

  it("starts a campaign, whatever its date", async () => {
    const test = await listen();
    const seen = fakeUpstream(test);
    const form = formOf({ ...eventForm, start_date: "1999-01-01" });
    await clientOf(test.origin, await halvesOf()).crowdfunding.create.mutate(form);
    expect(seen.map(({ path }) => path)).toEqual(["/event/create"]);
  });

  it("comes back with a message for each field, its own or the upstream's", async () => {
    const test = await listen();
    const seen = fakeUpstream(test, () => ({
      statusCode: 422,
      data: JSON.stringify({ success: false, message: { banner_photo: "This image cannot be read" } }),
    }));
    const { event } = clientOf(test.origin, await halvesOf());
    const issue = (form: FormData) =>
      event.create.mutate(form).catch((error: TRPCClientError<AppRouter>) => error.data?.fields);
    expect(await issue(formOf({ ...eventForm, title: "", banner_photo: photo(8, "text/plain") }))).toEqual({
      title: "Event title is required",
      banner_photo: "Must be a JPEG, PNG or WebP image",
    });
    expect(await issue(formOf({ ...eventForm, banner_photo: photo(5 * 1_048_576 + 1) }))).toEqual({
      banner_photo: "Must be at most 5 MB",
    });
    expect(await issue(new FormData())).toMatchObject({ banner_photo: "Banner photo is required" });
    expect(seen).toEqual([]);
    expect(await issue(formOf(eventForm))).toEqual({ banner_photo: "This image cannot be read" });
  });
});

describe("an upload", () => {
  const head = (port: number, headers: string[]) =>
    [`POST /trpc/event.create HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, "", ""].join("\r\n");
  const form = "Content-Type: multipart/form-data; boundary=x";

  /** Sends what it is given and reads what comes back, until either side ends. */
  async function exchange(port: number, first: string, isEnded = false): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(first);
    if (isEnded) socket.end();
    const [chunk] = await once(socket, "data");
    socket.destroy();
    return String(chunk);
  }

  it("is refused before its body where nobody is signed in, or it does not say how long it is, or too long", async () => {
    const test = await listen();
    const seen = fakeUpstream(test);
    const { cookie, authorization } = await halvesOf();
    const session = [`Cookie: ${cookie}`, `Authorization: ${authorization}`];
    const announced = "Content-Length: 1000000";
    expect(await exchange(test.port, head(test.port, [form, announced]))).toMatch(/^HTTP\/1.1 401 /);
    expect(
      await exchange(test.port, head(test.port, [...session, form, "Transfer-Encoding: chunked"])),
    ).toMatch(/^HTTP\/1.1 411 /);
    const tooLong = `Content-Length: ${11 * 1_048_576 + 1}`;
    const answer = await exchange(test.port, head(test.port, [...session, form, tooLong]));
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
    expect(answer).toContain('"code":"payload_too_large"');
    expect(seen).toEqual([]);
  });

  it("that is no form after all gets a clear answer", async () => {
    const test = await listen();
    const seen = fakeUpstream(test);
    for (const payload of [
      "",
      "nothing",
      "--x\r\n\r\n--x--",
      "--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--",
    ]) {
      const answer = await fetch(`${test.origin}/trpc/event.create`, {
        method: "POST",
        headers: { ...(await halvesOf()), "content-type": "multipart/form-data; boundary=x" },
        body: payload,
      });
      expect([payload, answer.status]).toEqual([payload, 400]);
      expect(await answer.text()).toContain("The form could not be read");
    }
    expect(seen).toEqual([]);
    expect(test.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("that breaks off leaves no place taken", async () => {
    const test = await listen();
    const seen = fakeUpstream(test);
    const { cookie, authorization } = await halvesOf();
    const start = head(test.port, [
      `Cookie: ${cookie}`,
      `Authorization: ${authorization}`,
      form,
      "Content-Length: 100000",
    ]);
    for (let count = 0; count < 8; count += 1) {
      const socket = connect(test.port, "127.0.0.1");
      await once(socket, "connect");
      socket.write(`${start}--x\r\n`);
      await sleep(10);
      socket.destroy();
    }
    await clientOf(test.origin, await halvesOf()).event.create.mutate(formOf(eventForm));
    expect(seen).toHaveLength(1);
    expect(test.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it("of somebody who sends it slowly, again and again, keeps nobody else waiting", async () => {
    const test = await listen();
    const seen = fakeUpstream(test);
    const { cookie, authorization } = await halvesOf();
    const session = [`Cookie: ${cookie}`, `Authorization: ${authorization}`];
    const slow = Array.from({ length: 4 }, () => {
      const socket = connect(test.port, "127.0.0.1");
      socket.write(`${head(test.port, [...session, form, "Content-Length: 100000"])}--x\r\n`);
      return socket;
    });
    // One is read, two wait, and one more is one too many.
    const [answer] = await Promise.race(slow.map((socket) => once(socket, "data")));
    expect(String(answer)).toMatch(/^HTTP\/1.1 429 /);
    const other = await halvesOf({ sid: "session-2", user: userOf(2) });
    await clientOf(test.origin, other).event.create.mutate(formOf(eventForm));
    expect(seen).toHaveLength(1);
    for (const socket of slow) socket.destroy();
  });

  it("waits for its turn: three are sent on at once, forty wait, the next is told to come back", async () => {
    let [atWork, most] = [0, 0];
    const gate = Promise.withResolvers<void>();
    const test = await listenBefore(async (request, response) => {
      atWork += 1;
      most = Math.max(most, atWork);
      await text(request);
      await gate.promise;
      atWork -= 1;
      response.setHeader("content-type", "application/json").end(created);
    });
    const { headers: type, payload } = await formBody(eventForm);
    const uploads = Array.from({ length: 44 }, async (_, person) => {
      const address = { "x-forwarded-for": `10.0.0.${person}` };
      const headers = { ...(await halvesOf({ user: userOf(person + 1) })), ...type, ...address };
      const answer = await fetch(`${test.origin}/trpc/event.create`, {
        method: "POST",
        headers,
        body: payload,
      });
      return [answer.status, answer.headers.get("retry-after")];
    });
    expect(await Promise.race(uploads)).toEqual([429, "5"]);
    gate.resolve();
    const statuses = (await Promise.all(uploads)).map(([status]) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(43);
    expect(most).toBe(3);
  });
});
