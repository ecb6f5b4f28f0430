import { type AddressInfo, createServer } from "node:net";
import { Counter, Registry } from "prom-client";
import { describe, expect, it, onTestFinished } from "vitest";
import { serveMetrics } from "./serve-metrics.ts";

const settingsOf = (port: number) => ({ METRICS_PORT: port, METRICS_HOST: "127.0.0.1" });

describe("serveMetrics", () => {
  it("serves the metrics of the registry and of the process, and nothing else", async () => {
    const registry = new Registry();
    new Counter({ name: "things_total", help: "Things.", registers: [registry] });
    const server = await serveMetrics(registry, settingsOf(0));
    if (!server) throw new Error("no server");
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const response = await fetch(`${address}/metrics`);
    expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const name of ["things_total", "nodejs_eventloop_lag_p99_seconds", "process_cpu_seconds_total"])
      expect(text).toContain(`# TYPE ${name} `);
    expect((await fetch(`${address}/`)).status).toBe(404);
  });

  it("does nothing without a port", async () => {
    const settings = { METRICS_PORT: undefined, METRICS_HOST: "127.0.0.1" };
    expect(await serveMetrics(new Registry(), settings)).toBeUndefined();
  });

  it("names METRICS_PORT where it cannot listen", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await new Promise((done) => blocker.once("listening", done));
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as AddressInfo;
    await expect(serveMetrics(new Registry(), settingsOf(port))).rejects.toThrow(/METRICS_PORT/);
  });
});
