import { rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { UpstreamError } from "../../app-error.ts";
import { createDistFolder, createFakeBuild } from "../../test/fake-web-build.ts";
import { createTestApp, noCache, now } from "../../test/test-app.ts";
import { createTestUpstream } from "../../test/test-upstream.ts";
import { fakeBuildIn } from "../../test/web-build-folder.ts";

const notFound = async ({ url }: { url: string }) => ({ status: 404, html: `<p>Nothing at ${url}</p>` });
const createSite = async (changes: Parameters<typeof createTestApp>[0] = {}) =>
  createTestApp({ build: await createFakeBuild(notFound), ...changes });

const directives = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split(";")
      .map((one) => one.split(" "))
      .map(([name, ...values]) => [name, values]),
  );

describe("the document of the back office", () => {
  it.each(["/admin", "/admin/", "/admin/staff?role=editor", "/admin/a/b/c"])(
    "is the answer to %s",
    async (url) => {
      const { ask } = await createSite();
      const { text, headers } = await ask.get(url).expect(200);
      expect(headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
      });
      expect(text).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(text).toContain('<script type="module" src="/assets/admin-start-hh.js"></script>');
      expect(text).toContain('<link rel="modulepreload" href="/assets/admin-shared-jj.js">');
      expect(text).toContain('<link rel="stylesheet" href="/assets/admin-start-ii.css">');
      expect(text).not.toContain("entry-client");
      expect(text).not.toContain("admin-staff");
    },
  );

  it("is the same for everybody, and tells what the upstream offers", async () => {
    const { ask } = await createSite({ offered: ["staff", "comments"] });
    const [one, other] = await Promise.all([
      ask.get("/admin"),
      ask.get("/admin/staff").set({ cookie: "__Host-Http-sid=x", authorization: "Bearer y" }),
    ]);
    expect(one.text).toBe(other.text);
    expect(one.text).toContain('id="state">{"capabilities":["comments","staff"]}</script>');
  });

  it("has a content policy of its own, which names its one inline script and the editor's policy", async () => {
    const { ask } = await createSite({ settings: { IMAGE_ORIGINS: ["https://images.example"] } });
    const [admin, page] = await Promise.all([ask.get("/admin"), ask.get("/")]);
    const own = directives(admin.headers["content-security-policy"]);
    expect(own).toMatchObject({
      "default-src": ["'none'"],
      "script-src": ["'self'", expect.stringMatching(/^'sha256-/)],
      "style-src": ["'self'"],
      "style-src-attr": ["'none'"],
      "img-src": ["'self'", "data:", "blob:", "https://images.example"],
      "connect-src": ["'self'"],
      "frame-src": ["'none'"],
      "worker-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
      "trusted-types": ["callboard", "dompurify", "ProseMirrorClipboard"],
    });
    expect(JSON.stringify(own)).not.toContain("unsafe");
    const site = directives(page.headers["content-security-policy"]);
    expect(site["frame-src"]).toEqual([
      ...["https://www.youtube-nocookie.com", "https://player.vimeo.com", "https://w.soundcloud.com"],
    ]);
    expect(site["trusted-types"]).toEqual(["callboard", "dompurify"]);
    expect(site["script-src"]).not.toEqual(own["script-src"]);
  });

  it("is answered anew each time, and rendered by nobody", async () => {
    let rendered = 0;
    const build = await createFakeBuild(() => {
      rendered += 1;
      return {};
    });
    const { ask } = await createTestApp({ build });
    for (let count = 0; count < 3; count += 1) {
      const { headers } = await ask.get("/admin").expect(200);
      expect(headers["cache-status"]).toBeUndefined();
    }
    expect(rendered).toBe(0);
  });

  it("answers HEAD like GET", async () => {
    const { ask } = await createSite();
    await ask.head("/admin").expect(200).expect("cache-control", "no-store");
  });
});

describe("without those who run the site", () => {
  it.each(["/admin", "/admin/staff"])("%s is a page that nobody has made", async (url) => {
    const { ask } = await createSite({ offered: ["comments"] });
    const { text, headers } = await ask.get(url).expect(404);
    expect(text).toContain(`Nothing at ${url}`);
    expect(text).not.toContain("admin-start");
    expect(headers["content-security-policy"]).not.toContain("ProseMirror");
  });

  it("says that it does not know where the upstream cannot be asked", async () => {
    const upstream = {
      ...createTestUpstream(
        {
          UPSTREAM_URL: "http://upstream.test",
          UPSTREAM_API_KEY: "key",
          UPSTREAM_TIMEOUT_MS: 100,
          ...noCache,
        },
        () => now,
      ),
      capabilities: { read: () => Promise.reject(new UpstreamError("network")), suspect: () => {} },
    };
    const { ask } = await createSite({ upstream });
    const { text } = await ask.get("/admin").expect(503).expect("cache-control", "no-store");
    expect(text).toContain("The lights went out");
  });

  it("so it is where no back office was built", async () => {
    const folder = await createDistFolder();
    await rm(join(folder, "client/.vite/admin-manifest.json"));
    const { ask } = await createTestApp({ build: await fakeBuildIn(folder, notFound) });
    expect((await ask.get("/admin").expect(404)).text).toContain("Nothing at /admin");
  });
});
