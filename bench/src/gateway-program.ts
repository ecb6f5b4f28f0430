import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../../scripts/workspace.mjs";
import { apiKey } from "./api/scratch.ts";
import { freePort, startProgram } from "./process.ts";

export type Headers = Record<string, string>;

/** Each client has an address of its own: limits are by address. */
export const addressOf = (client: number) => `198.18.${client >> 8}.${client & 255}`;

/** Both halves of a session, as a browser sends them. */
export async function signIn(
  origin: string,
  client: number,
  who: { username: string; password: string },
): Promise<Headers> {
  const answer = await fetch(`${origin}/trpc/session.signIn`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": addressOf(client) },
    body: JSON.stringify(who),
  });
  const { result } = (await answer.json()) as { result?: { data: { auth: { token: string } } } };
  const cookie = answer.headers.getSetCookie()[0]?.split(";", 1)[0];
  if (!result || !cookie) throw new Error(`${who.username} could not sign in: ${answer.status}`);
  return { cookie, authorization: `Bearer ${result.data.auth.token}` };
}

/** Ends a program, and waits until it has. */
export async function end(program: ChildProcess): Promise<void> {
  const ended = once(program, "exit");
  program.kill("SIGTERM");
  await ended;
}

const gateway = fileURLToPath(new URL("../../apps/bff/src/server.ts", import.meta.url));

/** Starts the gateway as it is started in production, before the API at `upstreamUrl`. */
export async function startGateway(upstreamUrl: string) {
  const port = await freePort();
  const program = await startProgram(1, ["--max-semi-space-size=16", "--max-old-space-size=256", gateway], {
    PORT: String(port),
    UPSTREAM_URL: new URL(upstreamUrl).origin,
    UPSTREAM_API_KEY: apiKey,
    WEB_DIST: await ensureBuilt("dist-test"),
    SESSION_KEYS: "sessions-end-with-this-measurement",
    TRUST_PROXY: "127.0.0.1",
    LOG_LEVEL: "warn",
  });
  return { pid: program.pid, origin: `http://127.0.0.1:${port}`, stop: () => end(program) };
}
