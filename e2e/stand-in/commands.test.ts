import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { startStandIn } from "./stand-in.ts";

// Each starts a program or two, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, "..", "..");
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Runs the contract's command to its end. */
function contract(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = join(root, "packages/contract-kit/src/main.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...words], (error, out, err) => {
      resolve({ code: Number(error?.code ?? 0), out, err });
    });
  });
}

async function running(): Promise<string> {
  const { url, stop } = await startStandIn();
  ends.push(stop);
  return url;
}

it("ends with 0 where an API fits the contract, and prints a table", async () => {
  const { code, out, err } = await contract(`--url=${await running()}`, "--apikey=stand-in-key");
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^call +answers +fields +lists +ids +result\n/);
  expect(out).toMatch(/\nGET blog\/view +200 +data +array +number +ok\n/);
});

it("ends with 1 where a page could not work, and says so to machines too", async () => {
  const { code, out } = await contract(`--url=${await running()}`, "--apikey=another", "--json");
  expect(code).toBe(1);
  const report = JSON.parse(out) as { passed: boolean; calls: { call: string; failures: string[] }[] };
  expect(report.passed).toBe(false);
  const list = report.calls.find(({ call }) => call === "GET blog/view");
  expect(list?.failures).toEqual(["answers 403: API key forbidden or invalid"]);
});

it("ends with 2 and one line where nothing could be checked", async () => {
  expect(await contract("--apikey=k")).toEqual({
    ...{ code: 2, out: "" },
    err: "contract: --url is needed: the address of an API, such as https://api.example.org\n",
  });
  const { url, stop } = await startStandIn();
  await stop();
  expect(await contract(`--url=${url}`, "--apikey=k")).toEqual({
    ...{ code: 2, out: "" },
    err: `contract: ${url} cannot be reached: ECONNREFUSED\n`,
  });
});

async function firstLines(child: ChildProcess, end: string): Promise<string> {
  let text = "";
  while (!text.includes(end))
    text += String(((await once(child.stdout as NonNullable<typeof child.stdout>, "data")) as [Buffer])[0]);
  return text;
}

it("starts a stand-in alone, which prints the settings of a gateway before it and ends when told", async () => {
  const script = join(import.meta.dirname, "start.ts");
  const child = spawn(process.execPath, [script, "--port=0", "--shape=flat", "--suffix-form=bare"]);
  ends.push(async () => child.kill("SIGKILL"));
  const printed = await firstLines(child, "Accounts");
  const url = /^UPSTREAM_URL=(.*)$/m.exec(printed)?.[1];
  expect(printed).toContain("UPSTREAM_API_KEY=stand-in-key\nUPSTREAM_BASE_PATH=/api/v1\n");
  expect(printed).toContain("UPSTREAM_SUFFIX_FORM=bare\n");
  const headers = { apikey: "stand-in-key", "x-domain-suffix": "in" };
  const answer = await fetch(`${url}/api/v1/blog/view`, { headers });
  expect(await answer.json()).toMatchObject({ success: true, blogs: expect.any(Array) });
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
});

it("does not start a stand-in with an option that it does not know", async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "start.ts"), "--shape=round"]);
  const [said] = (await once(child.stderr, "data")) as [Buffer];
  expect(String(said)).toBe("stand-in: --shape is data or flat\n");
  expect(await once(child, "exit")).toEqual([1, null]);
});
