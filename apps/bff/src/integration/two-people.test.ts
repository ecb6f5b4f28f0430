import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { createLog } from "@callboard/server-kit/create-log";
import { expect, it } from "vitest";
import { healthyAnswer } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { userOf } from "../test/fixtures-account.ts";
import { acceptedInputs, allProcedures, callProcedure, isMutation } from "../test/procedures.ts";
import { createRandom, type Random } from "../test/seeded-random.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createRawUpstream, createTestApp, now } from "../test/test-app.ts";
import { createTestUpstream } from "../test/test-upstream.ts";
import { personalReads } from "../trpc/public-reads.ts";

const requests = 10_000;
const atOnce = 50;
const seed = 20_260_301;

const people = ["ann", "ben"].map((name, index) => ({
  name,
  user: userOf(index + 1, { name: `canary-of-${name}`, username: name }),
  bearer: `bearer-of-${name}`,
  canary: `canary-of-${name}`,
}));
type Person = (typeof people)[number];

const wordy = new Set([
  "name",
  "title",
  "author",
  "content",
  "description",
  "note",
  "public_name",
  "message",
]);

/** Whom a call to the upstream is made for, by its bearer, or by the name that signs in. */
function personOf({ headers }: IncomingMessage, body: string): Person | undefined {
  return people.find(
    ({ name, bearer }) =>
      headers.authorization === `Bearer ${bearer}` || body.includes(`"username":"${name}"`),
  );
}

/** Says to each person what it says to nobody else, and for some requests fails with words for them alone. */
async function answerUpstream(request: IncomingMessage, response: ServerResponse) {
  const person = personOf(request, await text(request));
  const mark = (key: string, value: unknown) =>
    person && typeof value === "string" && wordy.has(key) ? `${value} ${person.canary}` : value;
  const isFailing = /[27]5$/.test(String(request.headers["x-request-id"]));
  const answer = isFailing
    ? { success: false, message: "Out of paint", data: null }
    : healthyAnswer((request.url ?? "").replace("/api/v1", ""));
  response.writeHead(isFailing ? 500 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(answer, mark));
}

async function createApp() {
  let time = now.getTime();
  const clock = () => new Date(time);
  const cache = {
    CACHE_MAX_AGE_MS: 300,
    CACHE_STALE_WHILE_REVALIDATE_MS: 600,
    CACHE_STALE_IF_ERROR_MS: 60_000,
    CACHE_MAX_MB: 16,
  };
  const UPSTREAM_URL = await createRawUpstream(answerUpstream);
  const upstream = { UPSTREAM_URL, UPSTREAM_API_KEY: "key", UPSTREAM_TIMEOUT_MS: 10_000 };
  const build = await createFakeBuild(async ({ call }) => ({
    html: JSON.stringify(await Promise.all([call("blog.list", {}), call("comment.list", { blog_id: 1 })])),
  }));
  const settings = { CACHE_MAX_MB: 16, TRUST_PROXY: ["127.0.0.1", "::1", "::ffff:127.0.0.1"] };
  const test = await createTestApp({
    log: createLog("silent"),
    upstream: createTestUpstream({ ...upstream, ...cache }, clock),
    build,
    clock,
    settings,
  });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const pass = (ms: number) => {
    time += ms;
  };
  return { ...test, pass };
}

const queries = allProcedures.filter((path) => !isMutation(path));
const changes = allProcedures.filter(isMutation);

function batchUrl(random: Random): string {
  const paths = Array.from({ length: 2 + random.below(3) }, () => random.pick(queries));
  const inputs = JSON.stringify({ ...paths.map((path) => acceptedInputs[path] ?? null) });
  return `/trpc/${paths.join()}?batch=1&input=${encodeURIComponent(inputs)}`;
}

it("ten thousand random requests of two people and of visitors show nobody what is another's", async () => {
  const random = createRandom(seed);
  const test = await createApp();
  let [made, personal] = [0, 0];

  /** Mostly as the browser of a person sends it; sometimes half of it, or another session's token beside the cookie. */
  async function headersOf(
    { user, bearer }: Person,
    sid: string,
    random: Random,
  ): Promise<Record<string, string>> {
    const halves = await halvesOf({ sid, user, bearer });
    const isMixed = random.below(20) === 0;
    if (!isMixed) return halves;
    const { authorization } = await halvesOf({ sid: `${sid}-of-somebody-else` });
    return random.pick([{ cookie: halves.cookie }, { ...halves, authorization }]);
  }

  async function ask() {
    made += 1;
    // Its own numbers: which request is made does not depend on which answers come first.
    const random = createRandom(seed + made);
    const person = random.pick([...people, ...people, undefined]);
    const from = {
      "x-request-id": `request-${made}`,
      "x-forwarded-for": `10.0.${random.below(250)}.${random.below(250)}`,
    };
    const shown = person ? await headersOf(person, `session-${made}`, random) : {};
    const headers: Record<string, string> = { ...from, ...shown };
    const kind = random.below(20);
    const url = kind === 0 ? "/blog" : batchUrl(random);
    if (kind < 2) return { person, answer: await test.app.inject({ method: "GET", url, headers }) };
    const path = random.pick(kind < 5 ? changes : kind < 8 ? personalReads : queries);
    const input =
      path === "session.signIn" && person ? { username: person.name, password: "secret-1" } : undefined;
    return { person, answer: await callProcedure(test, path, input, headers) };
  }

  function check({ person, answer }: Awaited<ReturnType<typeof ask>>) {
    const whole = JSON.stringify(answer.headers) + answer.body;
    if (people.some(({ bearer }) => whole.includes(bearer))) throw new Error(`a bearer in ${whole}`);
    for (const { canary } of people.filter((known) => whole.includes(known.canary))) {
      personal += 1;
      expect([canary, answer.headers["cache-control"]]).toEqual([person?.canary, "no-store"]);
    }
  }

  while (made < requests) {
    for (const asked of await Promise.all(Array.from({ length: atOnce }, ask))) check(asked);
    test.pass(random.below(100));
  }
  expect(personal).toBeGreaterThan(requests / 10);
}, 120_000);
