import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Db } from "../../apps/api/src/db/client.ts";
import { hashPassword } from "../../apps/api/src/modules/account/password-hash.ts";
import { fillDatabase } from "./api/fill-database.ts";
import { scratchApi } from "./api/scratch.ts";
import { addressOf, end, type Headers, signIn, startGateway } from "./gateway-program.ts";
import { freePort, residentMegabytes, startProgram } from "./process.ts";

const streams = 2_000;
/** What a session may hold. */
const perSession = 5;
const password = "a curtain rises";
/** For what has been asked before to be collected, in ms. */
const settling = 10_000;
const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

type Holder = { name: string; pid: number | undefined; url: string; headers: (stream: number) => Headers };

async function fillPeople(db: Db): Promise<void> {
  const hash = await hashPassword(password);
  const people = `insert into users (name, username, username_key, email, email_key, phone, phone_verified_at, password_hash, created_at)
    select 'Person ' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', '+1555' || n, now(), '${hash}', now()
    from generate_series(1, ${streams / perSession}) n`;
  await fillDatabase(db, [people], []);
}

type Running = Holder & { stop: () => Promise<void> };

async function startSignedIn(upstreamUrl: string): Promise<Running> {
  const { pid, origin, stop } = await startGateway(upstreamUrl);
  const sessions: Headers[] = [];
  for (let person = 1; person <= streams / perSession; person++)
    sessions.push(await signIn(origin, person, { username: `p${person}`, password }));
  return {
    ...{ name: "the gateway", pid, stop, url: `${origin}/trpc/notification.live` },
    headers: (stream) => ({
      ...sessions[Math.trunc(stream / perSession)],
      accept: "text/event-stream",
      "x-forwarded-for": addressOf(Math.trunc(stream / perSession) + 1),
    }),
  };
}

async function startBare(): Promise<Running> {
  const port = await freePort();
  const bare = await startProgram(1, [source("peers/bare-streams.ts"), String(port)]);
  return {
    ...{ name: "Node alone", pid: bare.pid, url: `http://127.0.0.1:${port}/` },
    headers: () => ({}),
    stop: () => end(bare),
  };
}

/** Opens a stream and waits for its first bytes. */
async function open(url: string, headers: Headers, agent: Agent): Promise<IncomingMessage> {
  const [answer] = (await once(request(url, { headers, agent }).end(), "response")) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  await once(answer, "data");
  return answer;
}

/** A row: memory before, and with all streams open. */
async function measure({ name, pid, url, headers }: Holder): Promise<string> {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const answers = [await open(url, headers(0), agent)];
  await pause(settling);
  const before = pid ? await residentMegabytes(pid) : null;
  for (let stream = 1; stream < streams; stream++) answers.push(await open(url, headers(stream), agent));
  await pause(settling);
  const after = pid ? await residentMegabytes(pid) : null;
  for (const answer of answers) answer.destroy();
  agent.destroy();
  const each = before === null || after === null ? "" : (((after - before) * 1024) / streams).toFixed(0);
  return `| ${name} | ${before} | ${after} | ${each} |`;
}

/** What open streams of notifications take in the gateway, beside answers that never end in Node alone. Gives the table in Markdown. */
export async function benchStreams(): Promise<string> {
  const rows: string[] = [];
  const api = await scratchApi(undefined, fillPeople);
  try {
    for (const start of [startBare, () => startSignedIn(api.url)]) {
      const holder = await start();
      rows.push(await measure(holder).finally(holder.stop));
      console.log(`streams: ${rows.at(-1)}`);
    }
  } finally {
    await api.stop();
  }
  return [
    `${streams.toLocaleString("en")} streams, ${perSession} a session, each a connection of its own.`,
    "",
    "| who holds them | MB before | MB with them | kB a stream |",
    "|---|---|---|---|",
    ...rows,
  ].join("\n");
}
