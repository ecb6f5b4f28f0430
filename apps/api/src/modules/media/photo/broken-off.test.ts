import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "@callboard/contracts/limits";
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { multipartOf } from "../../../test/multipart.ts";
import { startUploads } from "../../../test/uploads.ts";

const uploads = startUploads();
let form: ReturnType<typeof multipartOf>;
beforeAll(async () => {
  const create = { width: 900, height: 900, channels: 3, background: "#888" } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const content = await sharp({ create: { ...create, noise } })
    .jpeg({ quality: 95 })
    .toBuffer();
  form = multipartOf([
    { name: "title", content: "A call" },
    { name: "banner_photo", filename: "a.jpg", type: "image/jpeg", content },
    { name: "description_photo", filename: "b.jpg", type: "image/jpeg", content },
  ]);
});

/** A request whose body is still to come; its answer's status, or null where the connection ends without one. */
function begin(headers: object) {
  const { port } = uploads.server.address() as AddressInfo;
  const sent = request({
    port,
    method: "POST",
    path: "/form",
    headers: { "content-type": form.type, ...headers },
  });
  const status = new Promise<number | null>((done) => {
    sent.on("response", (response) => {
      response.resume();
      done(response.statusCode ?? null);
    });
    sent.on("error", () => done(null));
  });
  return { sent, status };
}

const nothing = { stored: [], waiting: [], pending: [] };
const left = async () => ({
  stored: uploads.stored(),
  waiting: uploads.waiting(),
  pending: await uploads.pending(),
});

describe("an upload that is broken off", () => {
  it.each([0, 0.0001, 0.001, 0.1, 0.3, 0.5, 0.7, 0.9, 0.999])(
    "leaves nothing: at %d of it",
    async (share) => {
      const { sent, status } = begin({ "content-length": form.body.length });
      const head = form.body.subarray(0, Math.floor(form.body.length * share));
      await new Promise((done) => sent.write(head.length > 0 ? head : "-", done));
      if (share > 0.01) await vi.waitFor(() => expect(uploads.waiting()).toHaveLength(1));
      sent.destroy();
      expect(await status).toBeNull();
      await vi.waitFor(async () => expect(await left()).toEqual(nothing), 5_000);
    },
  );

  it("leaves nothing, twenty at once", async () => {
    const half = form.body.subarray(0, form.body.length / 2);
    const begun = Array.from({ length: 20 }, () => begin({ "content-length": form.body.length }));
    await Promise.all(begun.map(({ sent }) => new Promise((done) => sent.write(half, done))));
    await vi.waitFor(() => expect(uploads.waiting()).toHaveLength(20), 5_000);
    for (const { sent } of begun) sent.destroy();
    await vi.waitFor(async () => expect(await left()).toEqual(nothing), 5_000);
  });
});

describe("an upload that goes on and on", () => {
  it("is refused by what it says of its length, before it is read", async () => {
    const { sent, status } = begin({ "content-length": limits.eventFormMaxBytes + 1 });
    sent.write("-");
    expect(await status).toBe(413);
    sent.destroy();
    await vi.waitFor(async () => expect(await left()).toEqual(nothing), 5_000);
  });

  it("is refused once it is larger than a form may be, though it never said how large it is", async () => {
    const { sent, status } = begin({ "transfer-encoding": "chunked" });
    sent.write(form.body.subarray(0, form.body.length / 2));
    const more = Buffer.alloc(1_048_576);
    for (let sentBytes = 0; sentBytes <= limits.eventFormMaxBytes; sentBytes += more.length) sent.write(more);
    expect(await status).toBe(413);
    sent.destroy();
    await vi.waitFor(async () => expect(await left()).toEqual(nothing), 5_000);
  });

  it("is turned away when thirty-two others are on their way, and let in once one has gone", async () => {
    const others = Array.from({ length: 32 }, () => begin({ "content-length": form.body.length }));
    for (const { sent } of others) sent.write("-");
    await vi.waitFor(() => expect(uploads.waiting()).toHaveLength(32), 5_000);
    const send = () => uploads.post().set("content-type", form.type).send(form.body);
    const { body } = await send().expect(503);
    expect(body.message).toBe("Too many photos arrive at once. Try again in a minute.");
    others[0]?.sent.destroy();
    await vi.waitFor(() => expect(uploads.waiting()).toHaveLength(31), 5_000);
    await send().expect(200);
    for (const { sent } of others) sent.destroy();
    await vi.waitFor(() => expect(uploads.waiting()).toEqual([]), 5_000);
  });
});
