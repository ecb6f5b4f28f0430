import { spawnSync } from "node:child_process";
import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createLog } from "./create-log.ts";
import { createHttpServer } from "./http-server.ts";
import { openTracing } from "./open-tracing.ts";
import { createRequestLog } from "./request-log.ts";
import { receiveTraces } from "./test/trace-receiver.ts";
import { inSpan, nameRequest, setTracing, traceIdOf } from "./tracing.ts";

const given = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
const traceparent = `00-${given.trace}-${given.span}-01`;
const timeouts = { requestTimeout: 0, keepAliveTimeout: 0, connectionTimeout: 0 };

/** Records traces for a collector; `stop` sends what there is. */
async function startTracing(ratio = 1, status = 200) {
  const collector = await receiveTraces(status);
  const errors: string[] = [];
  const settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20a=b,x-team=stage",
    OTEL_TRACES_SAMPLER_ARG: ratio,
  };
  const tracing = await openTracing(settings, "a-program", (message) => errors.push(message));
  onTestFinished(() => setTracing(null));
  return { ...collector, errors, stop: async () => tracing?.stop() };
}

async function ask(
  answer: RequestListener,
  headers: Record<string, string> = {},
  path = "/blog?query=canary",
) {
  const server = createHttpServer(timeouts, answer).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  await response.arrayBuffer();
  server.closeAllConnections();
  return response;
}

describe("a trace", () => {
  it("goes from the one who asks through each span to the one who is asked", async () => {
    const { spans, asked, stop } = await startTracing();
    let sent: Record<string, string> | null = null;
    const response = await ask(
      (request, answer) => {
        nameRequest(request, "/:page");
        void inSpan({ name: "procedure", kind: "internal" }, () =>
          inSpan({ name: "call", kind: "client", attributes: { "url.path": "/api" } }, async (span) => {
            sent = span.headers;
            span.set("http.response.status_code", 200);
          }),
        ).then(() => answer.end());
      },
      { traceparent, tracestate: "vendor=1", "x-request-id": "my-id" },
    );
    await stop();
    const named = (name: string) => spans.find((span) => span.name === name);
    const [request, procedure, call] = ["GET /:page", "procedure", "call"].map(named);
    expect(spans.map(({ traceId }) => traceId)).toEqual(Array(3).fill(given.trace));
    expect([request, procedure, call].map((span) => span?.parentSpanId)).toEqual([
      given.span,
      request?.spanId,
      procedure?.spanId,
    ]);
    expect([request, procedure, call].map((span) => span?.kind)).toEqual(["server", "internal", "client"]);
    expect(request).toMatchObject({ service: "a-program", failed: false });
    expect(request?.attributes).toEqual({
      "http.request.method": "GET",
      "url.path": "/blog",
      "http.route": "/:page",
      "callboard.request_id": "my-id",
      "http.response.status_code": 200,
    });
    expect(call?.attributes).toEqual({ "url.path": "/api", "http.response.status_code": 200 });
    expect(sent).toEqual({ traceparent: `00-${given.trace}-${call?.spanId}-01`, tracestate: "vendor=1" });
    expect(response.headers.get("x-trace-id")).toBe(given.trace);
    expect(asked).toMatchObject([
      { path: "/v1/traces", headers: { authorization: "Bearer a=b", "x-team": "stage" } },
    ]);
    expect(asked[0]?.body).not.toContain("canary");
  });

  it("has no token of a link", async () => {
    const { spans, asked, stop } = await startTracing();
    await ask((_request, response) => response.end(), {}, "/unsubscribe/canary");
    await stop();
    expect(spans[0]?.attributes["url.path"]).toBe("/unsubscribe/[redacted]");
    expect(asked[0]?.body).not.toContain("canary");
  });

  it("begins here where none or a bad one came, and has the request's id", async () => {
    const { spans, stop } = await startTracing();
    let id: unknown;
    const answer: RequestListener = (request, response) => {
      id = request.headers["x-request-id"];
      response.end();
    };
    const response = await ask(answer, { traceparent: "00-none-none-01" });
    await stop();
    expect(spans).toMatchObject([{ traceId: response.headers.get("x-trace-id"), name: "GET" }]);
    expect(spans[0]?.parentSpanId).toBeUndefined();
    expect(spans[0]?.attributes["callboard.request_id"]).toBe(id);
  });

  it("says what failed, without its words", async () => {
    const { spans, asked, stop } = await startTracing();
    const refused = Object.assign(new Error("canary"), { code: "ECONNREFUSED" });
    await ask((_request, response) => {
      void inSpan({ name: "call", kind: "client" }, () => Promise.reject(refused))
        .catch(() => inSpan({ name: "told", kind: "internal" }, async (span) => span.fail("NOT_FOUND")))
        .then(() => response.writeHead(502).end());
    });
    await stop();
    const failures = spans.map(({ name, failed, attributes }) => [name, failed, attributes["error.type"]]);
    expect(failures).toEqual([
      ["call", true, "ECONNREFUSED"],
      ["told", true, "NOT_FOUND"],
      ["GET", true, "502"],
    ]);
    expect(asked[0]?.body).not.toContain("canary");
  });

  it("is left out by the part that is not recorded, by whoever says so, and for health checks", async () => {
    const { spans, stop } = await startTracing();
    const unwanted = { traceparent: traceparent.replace(/1$/, "0") };
    const headers: unknown[] = [];
    const answer: RequestListener = (_request, response) =>
      void inSpan({ name: "call", kind: "client" }, async (span) =>
        headers.push(span.headers?.traceparent),
      ).then(() => response.end());
    await ask(answer, unwanted);
    await ask((_request, response) => void response.end(), {}, "/healthz");
    await stop();
    const { spans: few, stop: stopFew } = await startTracing(0);
    await ask(answer, { traceparent });
    await stopFew();
    expect([...spans, ...few]).toEqual([]);
    // Who is asked leaves it out too.
    expect(headers).toEqual(
      [given.trace, given.trace].map((id) => expect.stringMatching(`^00-${id}-.*-00$`)),
    );
  });

  it("stands in the lines of the log that are written in it, and in the one of the answer", async () => {
    const { stop } = await startTracing();
    const lines: string[] = [];
    const log = createLog("info", { destination: { write: (line) => lines.push(line) } });
    const logRequest = createRequestLog(log, () => "somebody");
    log.info("outside");
    await ask(
      (raw, response) => {
        setImmediate(() => log.info("inside"));
        response.once("close", () =>
          logRequest({ id: "1", ip: "", method: "GET", url: "/", host: "", raw }, 200, 0),
        );
        setImmediate(() => response.end());
      },
      { traceparent },
    );
    await expect.poll(() => lines.length).toBe(3);
    await stop();
    expect(lines.map((line) => JSON.parse(line)).map(({ msg, trace_id }) => [msg, trace_id])).toEqual([
      ["outside", undefined],
      ["inside", given.trace],
      ["answered", given.trace],
    ]);
  });

  it("that cannot be sent is reported, and keeps nobody waiting", async () => {
    const { errors, stop } = await startTracing(1, 400);
    await ask((_request, response) => void response.end());
    await stop();
    expect(errors).toEqual(["Bad Request"]);
  });
});

describe("without a collector", () => {
  it("steps run as they are", async () => {
    const settings = { OTEL_TRACES_SAMPLER_ARG: 1 };
    expect(await openTracing(settings, "a-program", () => undefined)).toBeNull();
    const work = async (span: object) => span;
    expect(await inSpan({ name: "span", kind: "internal" }, work)).toMatchObject({ headers: null });
    expect((await ask((_request, response) => void response.end())).headers.get("x-trace-id")).toBeNull();
    expect(traceIdOf()).toBeUndefined();
  });

  it.each([
    ["", 0],
    ["http://127.0.0.1:9", 1],
  ])("nothing of OpenTelemetry is loaded: collector %j", (endpoint, most) => {
    const hook = `import { registerHooks } from "node:module";
      registerHooks({ load(url, context, next) {
        if (url.includes("@opentelemetry")) process.stdout.write("loaded\\n");
        return next(url, context);
      } });`;
    const [log, server, tracing] = ["create-log", "http-server", "open-tracing"].map((name) =>
      JSON.stringify(join(import.meta.dirname, `${name}.ts`)),
    );
    const program = `import ${log}; import ${server}; import { openTracing } from ${tracing};
      const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: process.env.ENDPOINT || undefined, OTEL_TRACES_SAMPLER_ARG: 1 };
      await openTracing(settings, "a-program", () => {}); process.exit(0);`;
    const options = ["--import", `data:text/javascript,${encodeURIComponent(hook)}`, "--input-type=module"];
    const env = { ENDPOINT: endpoint };
    const { stdout, stderr } = spawnSync(process.execPath, [...options, "-e", program], {
      env,
      encoding: "utf8",
    });
    expect(stderr).toBe("");
    expect(Math.min(1, stdout.split("loaded").length - 1)).toBe(most);
  });
});
