import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

type Answer = { status: number; body: string };
type Sent = { method?: string; body?: string; agent?: Agent; localAddress?: string };

/** What the visitors of one site were answered, counted. `failures` names each request that got anything but 200. */
type Counts = { pages: number; assets: number; reads: number; writes: number; failures: string[] };

function send(url: string, { method = "GET", body, agent, localAddress }: Sent): Promise<Answer> {
  const headers = body ? { "content-type": "application/json" } : {};
  return new Promise((done) => {
    const sent = request(url, { method, headers, agent, localAddress }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => {
        text += part;
      });
      answer.on("end", () => done({ status: answer.statusCode ?? 0, body: text }));
      answer.on("error", (error) => done({ status: 0, body: error.message }));
    });
    sent.on("error", (error) => done({ status: 0, body: error.message }));
    sent.end(body);
  });
}

const visitors = 4;
/** Between two of a visitor's pages, in ms: it is not the servers' speed that is looked at. */
const pause = 60;

/**
 * Visitors at work on a site: each loads a page with its assets, reads what nobody has cached, and writes to us, again and again.
 * `stop` gives the counts once all have got their last answers.
 */
export function startLoad(site: string) {
  const counts: Counts = { pages: 0, assets: 0, reads: 0, writes: 0, failures: [] };
  let isOver = false;
  let turn = 0;

  async function ask(kind: "pages" | "assets" | "reads" | "writes", path: string, options: Sent) {
    const { status, body } = await send(site + path, options);
    counts[kind] += 1;
    if (status !== 200) counts.failures.push(`${options.method ?? "GET"} ${path}: ${status} ${body}`);
    return body;
  }

  async function visit(agent: Agent) {
    turn += 1;
    const html = await ask("pages", `/?turn=${turn}`, { agent });
    for (const [path] of html.matchAll(/\/assets\/[\w.-]+/g)) await ask("assets", path, { agent });
    const search = encodeURIComponent(JSON.stringify({ search: `turn ${turn}` }));
    await ask("reads", `/trpc/blog.list?input=${search}`, { agent });
    const message = { name: "Asha", email: "asha@example.com", message: `Turn ${turn}` };
    await ask("writes", "/trpc/contact.create", {
      method: "POST",
      body: JSON.stringify(message),
      // Ten a minute is what one address may send.
      localAddress: `127.1.${Math.floor(turn / 250)}.${1 + (turn % 250)}`,
    });
  }

  async function keepVisiting() {
    const agent = new Agent({ keepAlive: true });
    while (!isOver) {
      await visit(agent);
      await sleep(pause);
    }
    agent.destroy();
  }

  const working = Array.from({ length: visitors }, keepVisiting);
  const stop = async () => {
    isOver = true;
    await Promise.all(working);
    return counts;
  };
  return { counts, stop };
}
