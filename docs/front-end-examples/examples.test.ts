import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  answerOf,
  articleSummaryOf,
  createBrowser,
  eventForm,
  type GatewayOptions,
  photo,
  refusalOf,
  startGateway,
} from "@callboard/bff/testing";
import { createBrowserSession, createClient, readFailure, type SessionState } from "@callboard/client";
import { createServer, type ProxyOptions } from "vite";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { articlesAbout } from "./articles.ts";
import { gatewayProxy } from "./dev-proxy.ts";
import { postEvent } from "./post-event.ts";
import { createClientFor } from "./server-client.ts";
import { signIn } from "./sign-in.ts";

const credentials = { username: "person-1", password: "a password of the examples" };
const failed = (call: Promise<unknown>) =>
  call.then(() => Promise.reject(new Error("it worked")), readFailure);

async function start(options?: GatewayOptions) {
  const gateway = await startGateway(options);
  onTestFinished(gateway.stop);
  return gateway;
}

/** A client in a browser whose page is of `origin`. */
function openPage(origin: string, state?: SessionState) {
  const { fetch, localStorage } = createBrowser(origin, state);
  const session = createBrowserSession({ fetch, storage: localStorage });
  return { client: createClient({ session }), session };
}

/** The origin of a Vite server before a gateway, with that proxy. */
async function startVite(proxyTo: (gateway: string) => Record<string, string | ProxyOptions>) {
  const proxy = proxyTo((await start()).origin);
  const vite = await createServer({ configFile: false, logLevel: "silent", server: { port: 0, proxy } });
  onTestFinished(() => vite.close());
  await vite.listen();
  return new URL(vite.resolvedUrls?.local[0] ?? "").origin;
}

describe("the examples", () => {
  it("begin with a call that prints articles", async () => {
    const { origin } = await start();
    const script = [join(import.meta.dirname, "first-call.ts"), origin];
    const { stdout } = await promisify(execFile)(process.execPath, [
      "--conditions=callboard-source",
      ...script,
    ]);
    expect(stdout).toBe("Article 1: /blog/article-1\nArticle 2: /blog/article-2\n");
  });

  it("call the gateway from its own page, without an address", async () => {
    const gateway = await start();
    const { fetch, localStorage } = gateway.openBrowser((await gateway.signedIn({ name: "Asha" })).state);
    vi.stubGlobal("fetch", fetch);
    vi.stubGlobal("localStorage", localStorage);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client } = await import("./page-client.ts");
    expect((await client.comment.mine.query()).comments).toEqual([]);
  });

  it.each([
    ["by cursor", { nextCursor: "next" }, "cursor=next"],
    ["by number where there is no cursor", {}, "page=2"],
  ])("go on to the last page, %s", async (_name, cursor, next) => {
    const { origin, requests } = await start({
      answer: ({ path }) => {
        const isNext = path.includes(next);
        const blogs = isNext ? [articleSummaryOf(3)] : [articleSummaryOf(1), articleSummaryOf(2)];
        const pagination = { page: isNext ? 2 : 1, limit: 20, hasNextPage: !isNext };
        return answerOf({ blogs, pagination: isNext ? pagination : { ...pagination, ...cursor } });
      },
    });
    const ids: number[] = [];
    for await (const { id } of articlesAbout(openPage(origin).client, "stage")) ids.push(id);
    expect(ids).toEqual([1, 2, 3]);
    expect(requests).toHaveLength(2);
    expect(requests.every(({ path }) => path.includes("search=stage"))).toBe(true);
  });

  it("sign in, and show what is wrong where it is", async () => {
    const { origin } = await start({
      answer: ({ body }) => (body.includes("wrong") ? refusalOf(401, "Invalid credentials") : undefined),
    });
    const { client, session } = openPage(origin);
    expect(await signIn(client, { username: "", password: "x" })).toEqual({
      fields: { username: "Required" },
    });
    expect(await signIn(client, { ...credentials, password: "wrong" })).toEqual({
      message: "Invalid credentials",
      fields: {},
    });
    expect(await signIn(client, credentials)).toBeNull();
    expect(session.read()?.user.name).toBe("Person 1");
  });

  it("say when to try again", async () => {
    const { client } = openPage((await start()).origin);
    const tries = Array.from({ length: 40 }, () => signIn(client, credentials));
    const messages = (await Promise.all(tries)).map((state) => state?.message ?? "");
    expect(messages.at(-1)).toMatch(/^Try again in \d+ seconds\.$/);
  });

  it("post an event with its photos", async () => {
    const gateway = await start();
    const { client } = openPage(gateway.origin, (await gateway.signedIn()).state);
    const event = await postEvent(client, { ...eventForm, banner_photo: photo(2_000) });
    expect(event?.title).toBe(eventForm.title);
    await expect(postEvent(client, { ...eventForm, title: "" })).rejects.toThrow("Event title is required");
    expect(gateway.requests.filter(({ path }) => path.startsWith("/event/create"))).toHaveLength(1);
    const visitor = openPage(gateway.origin).client;
    expect(await failed(postEvent(visitor, eventForm))).toMatchObject({ code: "unauthorized" });
  });

  it("go on with a session that was put away", async () => {
    const { origin } = await start();
    let kept: SessionState | undefined;
    const safe = {
      load: () => kept,
      store: (state: SessionState) => {
        kept = JSON.parse(JSON.stringify(state));
      },
    };
    await createClientFor(safe, origin).session.signIn.mutate(credentials);
    expect((await createClientFor(safe, origin).comment.mine.query()).comments).toEqual([]);
    await createClientFor(safe, origin).session.signOut.mutate();
    expect(kept?.auth).toBeNull();
    expect(await failed(createClientFor(safe, origin).comment.mine.query())).toMatchObject({
      code: "unauthorized",
    });
  });

  it("sign in through the development server that passes calls on", async () => {
    expect(await signIn(openPage(await startVite(gatewayProxy)).client, credentials)).toBeNull();
    const rewriting = openPage(await startVite((target) => ({ "/trpc": target })));
    expect(await failed(rewriting.client.session.signIn.mutate(credentials))).toMatchObject({
      code: "forbidden",
    });
  });

  it.each(["/trpc/blog.list", "/media/a.jpg", "/tapes/uploads", "/clips/uploads"])(
    "reach the gateway at %s through the development server",
    async (path) => {
      const { headers } = await fetch(`${await startVite(gatewayProxy)}${path}`);
      expect(headers.get("x-request-id")).not.toBeNull();
    },
  );
});
