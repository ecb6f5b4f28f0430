import { type AddressInfo, createServer } from "node:net";
import { Counter, Registry } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { serveMetrics } from "./serve-metrics.ts";

const doorAt = (port: number) => ({ METRICS_PORT: port, METRICS_HOST: "127.0.0.1" });

describe("the door of the measurements", () => {
  it("shows the program's and the process's, and nothing else", async () => {
    const registry = new Registry();
    new Counter({ name: "things_total", help: "Things.", registers: [registry] });
    const server = await serveMetrics(registry, doorAt(0));
    if (!server) throw new Error("shut");
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    for (const name of ["things_total", "nodejs_eventloop_lag_p99_seconds", "process_cpu_seconds_total"])
      expect(text).toContain(`# TYPE ${name} `);
    expect((await fetch(`${address}/`)).status).toBe(404);
  });

  it("stays shut without a port", async () => {
    const settings = { METRICS_PORT: undefined, METRICS_HOST: "127.0.0.1" };
    expect(await serveMetrics(new Registry(), settings)).toBeUndefined();
  });

  it("names what keeps it shut", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => blocker.once("listening", done));
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as AddressInfo;
    await expect(serveMetrics(new Registry(), doorAt(port))).rejects.toThrow(/METRICS_PORT/);
  });
});
