import { rm } from "node:fs/promises";
import type { User } from "@callboard/contracts/account";
import { createBrowser } from "./browser.ts";
import { fakeUpstream, type Reply, refusalOf, type Seen } from "./fake-upstream.ts";
import { envelopeOf } from "./fixtures.ts";
import { userOf } from "./fixtures-account.ts";
import { openTestApp, type TestAppChanges } from "./open-test-app.ts";
import { halvesOf } from "./signed-in.ts";
import { fakeBuildIn, writeDistFolder } from "./web-build-folder.ts";

export type { Browser, BrowserState } from "./browser.ts";
export { blogOf as articleOf, summaryOf as articleSummaryOf } from "./fixtures.ts";
export { eventDetails, eventForm, eventSummary, photo } from "./fixtures-event.ts";
export type { Reply, Seen };
export { createBrowser, refusalOf };

/** The API's answer with `data` to a call that went well. */
export function answerOf(data: unknown): Reply {
  return { statusCode: 200, data: JSON.stringify(envelopeOf(data)) };
}

export type GatewayOptions = Pick<TestAppChanges, "settings" | "offered"> & {
  /** What the API says to a call, where that is not the usual; `path` stands below its base path. */
  answer?: (call: Seen) => Reply | undefined;
};

/** A session of somebody: as headers, and as state for a client or a browser. */
async function signedIn(changes: Partial<User> = {}) {
  const user = { ...userOf(1), ...changes };
  const headers = await halvesOf({ user, sid: `session-${user.id}` });
  const [name = "", value = ""] = headers.cookie.split("=", 2);
  const auth = {
    user: { id: user.id, name: user.name },
    token: headers.authorization.replace("Bearer ", ""),
  };
  return { user, headers, state: { cookies: { [name]: value }, auth } };
}

/**
 * A real gateway on a port of its own, in front of an API that is made up and answers every call well. Nothing else is reached. It needs no
 * test runner: stop it when it is not needed any more, or declare it with `await using`.
 */
export async function startGateway({ answer, ...changes }: GatewayOptions = {}) {
  const folder = await writeDistFolder();
  const build = await fakeBuildIn(folder, ({ url }) => ({
    html: `<main>${new URL(url, "http://x").pathname}</main>`,
  }));
  const { app, close, upstream } = await openTestApp({ ...changes, build });
  const requests = fakeUpstream({ upstream }, answer);
  await app.listen({ host: "127.0.0.1", port: 0 });
  const origin = app.listeningOrigin;
  const stop = async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  };
  return {
    /** Such as `http://127.0.0.1:40123`. */
    origin,
    /** The calls that the API has got so far. */
    requests: requests as readonly Seen[],
    signedIn,
    /** A browser with a page of the gateway; with the `state` of somebody who is signed in, it is theirs. */
    openBrowser: (state?: Parameters<typeof createBrowser>[1]) => createBrowser(origin, state),
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;
