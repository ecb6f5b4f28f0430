import { buffer } from "node:stream/consumers";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import { offeredProtocols } from "@callboard/server-kit/test/offered-protocols";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { describe, expect, it, onTestFinished } from "vitest";
import { handleError } from "../../../http/error-handler.ts";
import { rounds } from "../../../test/rounds.ts";
import { startS3 } from "../../../test/s3-server.ts";
import { mediaRoutes } from "../media-routes.ts";
import { mediaStore } from "../media-store.ts";
import type { FileStore } from "./file-store.ts";
import { s3Files } from "./s3-files.ts";

/** The product's deadline of a call, and how long it may take to be back; a quarter of both in the short run. In ms. */
const scale = rounds(0.25, 1);
const deadline = 4_000 * scale;
const bound = 10_000 * scale;
/** For a busy machine, and for timers of the client that are late by half a second. */
const slack = 4_000;

const content = Buffer.from("RIFF of some bytes");
const name = "a-480.webp";

async function openOverLine() {
  const s3 = await startS3();
  onTestFinished(() => s3.close());
  const line = await createBrokenLine({
    host: "127.0.0.1",
    port: Number(new URL(s3.settings.S3_ENDPOINT).port),
  });
  const settings = { ...s3.settings, S3_ENDPOINT: `http://127.0.0.1:${line.port}` };
  const store = s3Files(settings, ...(scale < 1 ? [deadline] : []));
  await store.write(name, content);
  return { s3, line, store };
}

const read = async (store: FileStore) => {
  const stored = await store.open(name);
  return stored && (await buffer(stored.body));
};

/** Reads and writes until both go well. Resolves to how many ms that took. */
async function untilBack(store: FileStore): Promise<number> {
  const since = performance.now();
  const work = () => Promise.all([read(store), store.write(name, content)]).then(([bytes]) => bytes, String);
  await expect.poll(work, { timeout: 30_000 }).toEqual(content);
  return performance.now() - since;
}

describe("files in a bucket over a network", () => {
  it("that is silent on every connection fail within two deadlines, and are back when the network is", async () => {
    const { line, store } = await openOverLine();
    line.freezeAll();
    const since = performance.now();
    const calls = [store.write(name, content), store.open(name), store.remove(name)];
    const failures = await Promise.all(calls.map((call) => call.then(() => "done", String)));
    expect(performance.now() - since).toBeLessThan(2 * deadline + slack);
    for (const failure of failures) expect(failure).toMatch(/The S3 store does not answer (PUT|GET|DELETE)/);
    line.thaw();
    expect(await untilBack(store)).toBeLessThan(bound);
  });

  it("that falls silent again and again are back over new connections, and leave no other behind", async () => {
    const { line, store } = await openOverLine();
    const many = rounds(3, 10);
    for (let round = 0; round < many; round += 1) {
      line.freeze();
      expect(await untilBack(store)).toBeLessThan(bound + slack);
    }
    line.thaw();
    // The two that were used last are kept for a while.
    await expect.poll(line.connections, { timeout: 5_000 }).toBeLessThanOrEqual(2);
  });

  it("that is slow take their time", async () => {
    const { line, store } = await openOverLine();
    line.slowDown(500 * scale);
    await store.write(name, content);
    expect(await read(store)).toEqual(content);
  });

  it.each(["cut", "reset"] as const)("that ends connections are back at once (%s)", async (end) => {
    const { line, store } = await openOverLine();
    line[end]();
    await Promise.allSettled([read(store), store.write(name, content)]);
    line.mend();
    expect(await untilBack(store)).toBeLessThan(bound / 2);
  });

  it("that is silent are answered with 503", async () => {
    const { line, store } = await openOverLine();
    const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(handleError);
    await app.register(mediaRoutes({ media: mediaStore(store) }));
    line.freezeAll();
    const answer = await app.inject(`/media/${name}`);
    expect(answer.statusCode).toBe(503);
    expect(answer.json().message).toBe("Not available right now. Try again in a minute.");
    await app.close();
  });

  it("go by HTTP/1.1, whose connections end with the call that timed out on them", async () => {
    const { s3 } = await openOverLine();
    const offered = offeredProtocols((port) =>
      s3Files({ ...s3.settings, S3_ENDPOINT: `https://127.0.0.1:${port}` }).remove(name),
    );
    expect(await offered).toEqual(["http/1.1"]);
  });
});
