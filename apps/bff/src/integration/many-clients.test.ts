import { Pool } from "undici";
import { expect, it } from "vitest";
import { startGateway } from "../test/flooded-gateway.ts";
import { memoryOf, tellsMemory } from "../test/process-memory.ts";
import { rounds } from "../test/rounds.ts";

const render = `export async function render({ url }) {
  const head = { title: "Title", description: "Description" };
  return { status: 404, head, html: url + "<p>text</p>".repeat(2_000), state: "{}" };
}`;

const clients = rounds(15_000, 120_000);
/** In MB, for all of the process. */
const memoryMax = 300;

type Sent = { method: "GET" | "POST"; path: string; body?: string };

/** What the client of that number asks for: mostly a list that nobody else asks for, else to sign in, or a page that is not there. */
function requestOf(index: number): Sent {
  const kind = index % 10;
  if (kind < 6) {
    const input = encodeURIComponent(JSON.stringify({ search: `word ${index}` }));
    return { method: "GET", path: `/trpc/blog.list?input=${input}` };
  }
  if (kind === 9) return { method: "GET", path: `/missing-${index}` };
  const body = JSON.stringify({ username: `person-${index}`, password: "twelve paper boats" });
  return { method: "POST", path: "/trpc/session.signIn", body };
}

it.runIf(tellsMemory)(
  "keeps its memory below 300 MB however many addresses ask",
  { timeout: rounds(150_000, 900_000) },
  async () => {
    const { port, pid } = await startGateway(render, { TRUST_PROXY: "127.0.0.1" });
    const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 16 });
    const statuses = new Set<string>();
    let next = 0;
    const askInTurn = async () => {
      while (next < clients) {
        const index = next++;
        const { method, path, body = null } = requestOf(index);
        const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
        const headers = {
          ...{ host: "callboard.in", origin: "http://callboard.in", "sec-fetch-site": "same-origin" },
          ...{ "content-type": "application/json", "x-forwarded-for": address },
        };
        const answer = await pool.request({ method, path, body, headers });
        await answer.body.dump();
        statuses.add(`${method} ${path.startsWith("/missing") ? "page" : "call"}: ${answer.statusCode}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, askInTurn));
    await pool.close();
    expect([...statuses].sort()).toEqual(["GET call: 200", "GET page: 404", "POST call: 200"]);
    expect(memoryOf(pid, "VmHWM")).toBeLessThan(memoryMax);
  },
);
