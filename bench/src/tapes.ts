import { setTimeout as pause } from "node:timers/promises";
import { type PlayableTape, type TapeUpload, tapeUploadsPath } from "@callboard/contracts/tape";
import { tapeLimits } from "@callboard/contracts/tape-limits";
import type { Db } from "../../apps/api/src/db/client.ts";
import { hashPassword } from "../../apps/api/src/modules/account/password-hash.ts";
import { aVideo } from "../../apps/api/src/test/tapes.ts";
import { calls, categories } from "./api/fill-applications.ts";
import { fillDatabase } from "./api/fill-database.ts";
import { scratchApi } from "./api/scratch.ts";
import { addressOf, type Headers, signIn, startGateway } from "./gateway-program.ts";
import { residentMegabytes } from "./process.ts";

const size = tapeLimits.maxBytes;
const password = "a curtain rises";
/** The account that applies. The first one posts. */
const applicant = 2;
const eventId = 1;
/** Between two looks at the memory, and for what has been asked before to be collected, in ms. */
const [looking, settling] = [50, 5_000];
const ordinaryPages = 1_000;

async function fill(db: Db): Promise<void> {
  const hash = await hashPassword(password);
  const people = `insert into users (name, username, username_key, email, email_key, phone, phone_verified_at, password_hash, created_at)
    select 'Person ' || n, 'p' || n, 'p' || n, n || '@example.com', n || '@example.com', '+1555' || n, now(), '${hash}', now()
    from generate_series(1, ${applicant}) n`;
  await fillDatabase(db, [people, categories, calls(1)], []);
}

type Gateway = { origin: string; headers: Headers };

/** Calls a procedure; gives its answer. Throws where it is refused. */
async function call<Output>({ origin, headers }: Gateway, path: string, input: object, isRead: boolean) {
  const body = JSON.stringify(input);
  const url = `${origin}/trpc/${path}`;
  const answer = isRead
    ? await fetch(`${url}?input=${encodeURIComponent(body)}`, { headers })
    : await fetch(url, { method: "POST", headers: { ...headers, "content-type": "application/json" }, body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { result: { data: Output } }).result.data;
}

const encoded = (text: string) => Buffer.from(text).toString("base64");

/** Sends the longest tape there can be as a browser does, piece by piece. */
async function sendTape({ origin, headers }: Gateway): Promise<void> {
  const tus = { ...headers, "tus-resumable": "1.0.0" };
  const begun = await fetch(origin + tapeUploadsPath, {
    method: "POST",
    headers: {
      ...tus,
      "upload-length": String(size),
      "upload-metadata": `event_id ${encoded(String(eventId))},name ${encoded("tape.webm")}`,
    },
  });
  if (begun.status !== 201) throw new Error(`The upload was refused: ${begun.status} ${await begun.text()}`);
  const address = new URL(begun.headers.get("location") ?? "", origin);
  const piece = aVideo(tapeLimits.chunkBytes);
  for (let sent = 0; sent < size; ) {
    const body = piece.subarray(0, size - sent);
    const answer = await fetch(address, {
      method: "PATCH",
      headers: { ...tus, "upload-offset": String(sent), "content-type": "application/offset+octet-stream" },
      body,
    });
    if (answer.status !== 204)
      throw new Error(`A piece was refused: ${answer.status} ${await answer.text()}`);
    sent += body.length;
  }
}

/** Plays a tape from its beginning to its end. */
async function playTape({ origin, headers }: Gateway, address: string): Promise<void> {
  const answer = await fetch(new URL(address, origin), { headers });
  let read = 0;
  for await (const part of answer.body ?? []) read += part.length;
  if (read !== size) throw new Error(`${answer.status}: ${read} of ${size} bytes came`);
}

/** Has pages rendered and read, each anew, so that what ordinary work takes does not count as a tape's. */
async function readPages({ origin }: Gateway): Promise<void> {
  for (let page = 0; page < ordinaryPages; page++) {
    const headers = { "x-forwarded-for": addressOf(page) };
    const answer = await fetch(`${origin}/blog?query=${page}`, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`/blog answered ${answer.status}`);
  }
}

type Measured = { peaks: (number | null)[]; seconds: number };

/** The most that each program holds while `work` runs, in MB, and how long that takes. */
async function peaksDuring(pids: (number | undefined)[], work: () => Promise<void>): Promise<Measured> {
  const peaks = await memoryOf(pids);
  const began = performance.now();
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const [index, megabytes] of (await memoryOf(pids)).entries())
      peaks[index] = megabytes && Math.max(megabytes, peaks[index] ?? 0);
    await pause(looking);
  }
  await working;
  return { peaks, seconds: (performance.now() - began) / 1_000 };
}

const memoryOf = (pids: (number | undefined)[]) =>
  Promise.all(pids.map((pid) => (pid ? residentMegabytes(pid) : null)));

/** What the longest tape takes in memory while it is sent and while it is played. Gives the table in Markdown. */
export async function benchTapes(): Promise<string> {
  const api = await scratchApi(process.env.BENCH_DATABASE_URL, fill);
  try {
    const { pid, origin, stop } = await startGateway(api.url);
    try {
      const who = { username: `p${applicant}`, password };
      const session = await signIn(origin, applicant, who);
      const gateway = { origin, headers: { ...session, "x-forwarded-for": addressOf(applicant) } };
      const pids = [pid, api.pid];
      await readPages(gateway);
      await pause(settling);
      const before = await memoryOf(pids);
      const sent = await peaksDuring(pids, () => sendTape(gateway));
      const upload = await call<TapeUpload>(gateway, "tape.upload", { event_id: eventId }, true);
      const input = { event_id: eventId, tape_id: upload.id, shares_profile: false };
      const { id } = await call<{ id: number }>(gateway, "application.create", input, false);
      const { address } = await call<PlayableTape>(gateway, "tape.get", { application_id: id }, true);
      const played = await peaksDuring(pids, () => playTape(gateway, address));
      const rows = ["the gateway", "the API"].map(
        (name, index) => `| ${name} | ${before[index]} | ${sent.peaks[index]} | ${played.peaks[index]} |`,
      );
      return [
        `${size / 1_048_576} MB, sent in ${sent.seconds.toFixed(1)} s and played in ${played.seconds.toFixed(1)} s.`,
        "",
        "| program | MB before | most while it is sent | most while it is played |",
        "|---|---|---|---|",
        ...rows,
      ].join("\n");
    } finally {
      await stop();
    }
  } finally {
    await api.stop();
  }
}
