import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createBrokenLine } from "@callboard/server-kit/test/broken-line";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { handleError } from "../../../http/error-handler.ts";
import { type S3Server, startS3 } from "../../../test/s3-server.ts";
import { mediaRoutes } from "../media-routes.ts";
import { mediaStore } from "../media-store.ts";
import type { FileStore } from "./file-store.ts";
import { s3Files } from "./s3-files.ts";

let s3: S3Server;
beforeEach(async () => {
  s3 = await startS3();
});
afterEach(() => s3.close());

const content = Buffer.from("RIFF of some bytes");
const read = (stored: Awaited<ReturnType<FileStore["open"]>>) => buffer(stored?.body ?? Readable.from([]));
const files = (change: object = {}, deadline?: number) => s3Files({ ...s3.settings, ...change }, deadline);

describe("files in a bucket", () => {
  it("are written, opened and removed with signed calls", async () => {
    await files().write("a-480.webp", content);
    expect(s3.objects.get("a-480.webp")).toEqual(content);
    const stored = await files().open("a-480.webp");
    expect(stored).toMatchObject({ size: content.length, etag: expect.stringMatching(/^"[0-9a-f]{32}"$/) });
    expect(await read(stored)).toEqual(content);
    await files().remove("a-480.webp");
    expect(s3.objects.size).toBe(0);
    expect(await files().open("a-480.webp")).toBeNull();
    await files().remove("a-480.webp");
    expect(s3.calls).toEqual(
      ["PUT", "GET", "DELETE", "GET", "DELETE"].map((method) => `${method} a-480.webp`),
    );
  });

  it.each([
    ["a wrong key", { S3_SECRET_ACCESS_KEY: "wrong" }, "403, SignatureDoesNotMatch"],
    ["another region", { S3_REGION: "us-east-1" }, "403, SignatureDoesNotMatch"],
    ["a bucket that is not there", { S3_BUCKET: "nowhere" }, "404, NoSuchBucket"],
  ])("say what the store says to %s, once", async (_name, change, answer) => {
    await expect(files(change).write("a", content)).rejects.toThrow(
      `The S3 store answers ${answer}, to PUT a`,
    );
    expect(s3.calls).toEqual(["PUT a"]);
    expect(s3.objects.size).toBe(0);
  });

  it("are tried a second time when the store fails once", async () => {
    const calls = ["PUT a", "GET a", "DELETE a"];
    s3.troubleWith((call, response) => {
      if (s3.calls.filter((made) => made === call).length > 1) return false;
      s3.refuse(response, { status: 503, code: "SlowDown" });
      return true;
    });
    await files().write("a", content);
    (await files().open("a"))?.body.resume();
    await files().remove("a");
    expect(s3.calls).toEqual(calls.flatMap((call) => [call, call]));
  });

  it.each<[string, Parameters<S3Server["troubleWith"]>[0], RegExp]>([
    [
      "fails",
      (_call, response) => response.writeHead(500).end("<html>") && true,
      /answers 500, no code, to PUT a$/,
    ],
    ["hangs up", (_call, response) => Boolean(response.destroy()), /does not answer PUT a$/],
    ["never answers", () => true, /does not answer PUT a$/],
  ])("give up on a store that %s", async (_name, trouble, message) => {
    s3.troubleWith(trouble);
    await expect(files({}, 200).write("a", content)).rejects.toThrow(message);
    expect(s3.calls).toEqual(["PUT a", "PUT a"]);
  });

  it("give up on a store that never answers to a read", async () => {
    s3.troubleWith(() => true);
    await expect(files({}, 200).open("a")).rejects.toThrow(/does not answer GET a$/);
  });

  it("read the beginning of what a store says that refuses, and no more", async () => {
    s3.troubleWith((_call, response) =>
      response.writeHead(403).write(`<Error><Code>AccessDenied</Code>${" ".repeat(5_000)}`),
    );
    await expect(files({}, 1_000).write("a", content)).rejects.toThrow("answers 403, AccessDenied, to PUT a");
  });

  it("ask for nothing outside of their bucket, whatever a name is", async () => {
    await expect(files().write("../a/b?c", content)).rejects.toThrow();
    expect(s3.calls).toEqual(["PUT ..%2Fa%2Fb%3Fc"]);
  });

  it("give up on a store that stops in the middle of a file", async () => {
    s3.troubleWith((_call, response) => response.writeHead(200, { "content-length": 9 }).write("half"));
    const stored = await files({}, 200).open("a");
    await expect(read(stored)).rejects.toThrow("Body Timeout Error");
  });

  it("are back within two deadlines when connections are half-open and new ones work", async () => {
    const line = await createBrokenLine({
      host: "127.0.0.1",
      port: Number(new URL(s3.settings.S3_ENDPOINT).port),
    });
    // The store promises to keep connections for longer than a dead one may be believed in.
    s3.troubleWith((_call, response) => Boolean(response.setHeader("keep-alive", "timeout=60")) && false);
    const store = files({ S3_ENDPOINT: `http://127.0.0.1:${line.port}` }, 300);
    const write = (count: number) =>
      Promise.all(Array.from({ length: count }, () => store.write("a", content))).then(
        () => "written",
        String,
      );
    await write(8);
    // A fast write may be over before the last begins.
    expect(line.connections()).toBeGreaterThan(4);
    line.freeze();
    const since = performance.now();
    await expect.poll(() => write(3), { timeout: 5_000 }).toBe("written");
    expect(performance.now() - since).toBeLessThan(600);
    await expect(write(8)).resolves.toBe("written");
  });

  it("keep the keys out of their errors", async () => {
    const error = await files({ S3_BUCKET: "nowhere" }).write("a", content).catch(String);
    expect(error).not.toContain(s3.settings.S3_SECRET_ACCESS_KEY);
    expect(error).not.toContain(s3.settings.S3_ACCESS_KEY_ID);
  });

  it("are served as those of a folder are", async () => {
    const app = Fastify().setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
    app.setErrorHandler(handleError);
    await app.register(mediaRoutes({ media: mediaStore(files()) }));
    await files().write("a-480.webp", content);
    const got = await app.inject("/media/a-480.webp");
    expect({ status: got.statusCode, body: got.rawPayload, ...got.headers }).toMatchObject({
      status: 200,
      body: content,
      "content-type": "image/webp",
      "content-length": String(content.length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const { etag } = got.headers;
    const again = { url: "/media/a-480.webp", headers: { "if-none-match": String(etag) } };
    expect((await app.inject(again)).statusCode).toBe(304);
    expect((await app.inject({ url: "/media/a-480.webp", method: "HEAD" })).headers.etag).toBe(etag);
    expect((await app.inject("/media/b-480.webp")).statusCode).toBe(404);
    await app.close();
  });

  it("leave nothing of an image whose last width cannot be kept, once it is taken back", async () => {
    const media = mediaStore(files());
    const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    s3.troubleWith((call, response) => {
      if (call !== "PUT a-1440.webp") return false;
      s3.refuse(response, { status: 500, code: "InternalError" });
      return true;
    });
    await expect(media.put("a", photo)).rejects.toThrow("answers 500, InternalError, to PUT a-1440.webp");
    expect([...s3.objects.keys()]).toEqual(["a-480.webp", "a-960.webp"]);
    await media.remove("a");
    expect(s3.objects.size).toBe(0);
  });
});
