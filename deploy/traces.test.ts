import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { type ReceivedSpan, receiveTraces } from "../packages/server-kit/src/test/trace-receiver.ts";
import { projectNode, root } from "../scripts/workspace.mjs";
import { hasNginx, startNginx } from "./test/nginx.ts";
import { writeWebBuild } from "./test/web-build.ts";

type Line = { msg: string; service: string; reqId: string; trace_id: string; path: string };
const linesIn = (text: string): Line[] =>
  text.split("\n").flatMap((line) => (line ? [JSON.parse(line)] : []));

/** Starts a server. `stop` ends it and gives the lines of its log. */
async function start(name: "api" | "bff", settings: Record<string, string>) {
  const env = { PORT: "0", ...settings };
  const options = {
    cwd: join(root, "apps", name),
    env,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  } as const;
  const child = spawn(projectNode, ["src/server.ts"], { ...options, stdio: [...options.stdio] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let text = "";
  child.stdout?.on("data", (data) => {
    text += data;
  });
  const port = await new Promise<number>((done, fail) => {
    child.on("message", (told: { ready?: true; port: number }) => told.ready && done(told.port));
    child.once("exit", (code) => fail(new Error(`${name} ended with ${code}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "close");
    return linesIn(text);
  };
  return { port, stop };
}

/** The spans below one, indented by what they are part of, with the time they began in order. */
function treeOf(spans: ReceivedSpan[], parent: string, indent = ""): string[] {
  return spans
    .filter(({ parentSpanId }) => parentSpanId === parent)
    .flatMap(({ service, kind, name, spanId }) => [
      `${indent}${service} ${kind} ${name}`,
      ...treeOf(spans, spanId, `${indent}  `),
    ]);
}

const page = `async ({ call }) => {
  const blogs = await call("blog.list", { search: "sought" });
  return { status: 200, head: { title: "Blog", description: "All" }, html: JSON.stringify(blogs), state: "{}" };
}`;
const someone = "b7ad6b7169203331";
const newTrace = (digit: string) => digit.repeat(32);

it("traces go from nginx through gateway and API to the database, and their ids stand in every log", async () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-traces-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { endpoint, spans } = await receiveTraces();
  const shared = { LOG_LEVEL: "info", OTEL_EXPORTER_OTLP_ENDPOINT: endpoint };
  const api = await start("api", { ...shared, API_KEYS: "k", DATA_DIR: join(folder, "data") });
  const upstream = { UPSTREAM_API_KEY: "k", UPSTREAM_URL: `http://127.0.0.1:${api.port}` };
  const WEB_DIST = writeWebBuild(join(folder, "web"), { render: page });
  const gateway = await start("bff", { ...shared, ...upstream, WEB_DIST, TRUST_PROXY: "127.0.0.1" });
  const places = { gateways: [gateway.port, gateway.port], apis: [api.port, api.port] };
  const nginx = hasNginx ? await startNginx("plain", places as Parameters<typeof startNginx>[1]) : null;
  const address = `http://127.0.0.1:${nginx?.http ?? gateway.port}`;

  const [rendered, cached, posted] = ["1", "2", "3"].map(newTrace);
  const askAs = async (trace: string | undefined, path: string, init: RequestInit = {}) => {
    const traceparent = `00-${trace}-${someone}-01`;
    const answer = await fetch(`${address}${path}`, { ...init, headers: { ...init.headers, traceparent } });
    expect(answer.headers.get("x-trace-id")).toBe(trace);
    return answer;
  };
  const first = await askAs(rendered, "/blog?query=sought");
  expect(first.status).toBe(200);
  await askAs(cached, "/blog?query=sought");
  const headers = { "content-type": "application/json", origin: address };
  const body = JSON.stringify({ name: "A", email: "a@example.com", topic: "help", message: "A question" });
  const change = await askAs(posted, "/trpc/contact.create", { method: "POST", headers, body });
  expect(await change.text()).toContain("result");

  const lines = [...(await gateway.stop()), ...(await api.stop()), ...linesIn(nginx?.readLog() ?? "")];
  const treeOfTrace = (trace: string | undefined) =>
    treeOf(
      spans.filter(({ traceId }) => traceId === trace),
      someone,
    );
  expect(treeOfTrace(rendered)).toEqual([
    "callboard-gateway server GET /*",
    "  callboard-gateway internal blog.list",
    "    callboard-gateway client upstream read",
    "      callboard-api server GET /api/v1/blog/view",
    "        callboard-api client select",
  ]);
  expect(treeOfTrace(cached)).toEqual(["callboard-gateway server GET /*"]);
  expect(treeOfTrace(posted)).toEqual([
    "callboard-gateway server POST /trpc/:path",
    "  callboard-gateway internal contact.create",
    "    callboard-gateway client upstream write",
    "      callboard-api server POST /api/v1/contact/create",
    "        callboard-api client insert",
  ]);
  const answered = lines.filter(({ trace_id, msg }) => trace_id === rendered && msg === "answered");
  const programs = ["callboard-gateway", "callboard-api", ...(nginx ? ["callboard-nginx"] : [])];
  expect(answered.map(({ service }) => service)).toEqual(programs);
  expect(new Set(answered.map(({ reqId }) => reqId))).toEqual(new Set([first.headers.get("x-request-id")]));
  expect(JSON.stringify(spans)).not.toMatch(/sought|example\.com|A question/);
});
