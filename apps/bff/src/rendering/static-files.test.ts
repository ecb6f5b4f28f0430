import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { createTestApp } from "../test/test-app.ts";
import { entryScript } from "../test/web-build-folder.ts";

const createSite = async (render: Parameters<typeof createFakeBuild>[0]) =>
  createTestApp({ build: await createFakeBuild(render) });

describe("a file", () => {
  const script = "/assets/entry-client-aa.js";

  it("with a hash in its name is kept for good, and sent as it was compressed", async () => {
    const { app } = await createSite(() => ({}));
    const { headers, rawPayload } = await app.inject({ url: script, headers: { "accept-encoding": "gzip" } });
    expect(headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "gzip",
      "content-type": expect.stringContaining("javascript"),
      vary: expect.stringContaining("accept-encoding"),
    });
    expect(rawPayload.equals(gzipSync(entryScript))).toBe(true);
    const plain = await app.inject({ url: script, headers: { "accept-encoding": "identity" } });
    expect(plain.payload).toBe(entryScript);
  });

  it("of the root is kept for an hour", async () => {
    const { ask } = await createSite(() => ({}));
    const { headers } = await ask.get("/humans.txt").expect(200, "Everybody.\n");
    expect(headers["cache-control"]).toBe("public, max-age=3600");
    await ask.get("/favicon.svg").expect(200);
  });

  it("that is the service worker is asked for anew each time", async () => {
    const { ask } = await createSite(() => ({}));
    for (const encoding of ["gzip", "identity"]) {
      const { headers } = await ask.get("/push-worker.js").set("accept-encoding", encoding).expect(200);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(headers["content-type"]).toContain("javascript");
    }
  });

  it.each([
    "/assets/none.js",
    "/assets/",
    "/assets/..%2f.vite%2fmanifest.json",
    "/assets/../.vite/manifest.json",
  ])("that is not there is a short refusal: %s", async (url) => {
    const { app } = await createSite(() => ({ status: 404, html: "page" }));
    const { statusCode, payload } = await app.inject({ url });
    expect([403, 404]).toContain(statusCode);
    expect(payload).not.toContain("src/entry-client.tsx");
  });

  it.each(["/index.html", "/.vite/manifest.json", "/assets/entry-client-aa.js.gz/x"])(
    "of the build that is nobody's business is not served: %s",
    async (url) => {
      const { ask } = await createSite(() => ({ status: 404, html: "Not here" }));
      await ask.get(url).expect(404);
    },
  );
});
