import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics as createApiMetrics } from "../apps/api/src/http/metrics/metrics.ts";
import { createMetrics as createGatewayMetrics } from "../apps/bff/src/observability/metrics/metrics.ts";
import { freePort, startProduct } from "../scripts/product.mjs";
import { root } from "../scripts/workspace.mjs";
import { groupingsOf, selectorsOf } from "./test/promql.ts";
import { writeWebBuild } from "./test/web-build.ts";

type Rule = { alert: string; expr: string; annotations: { summary: string } };
type Job = { static_configs: { targets: string[] }[] };
type Panel = {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  datasource?: { uid: string };
  targets?: { expr: string; datasource: { uid: string } }[];
};
type Dashboard = {
  panels: Panel[];
  templating: { list: { name: string; type: string; definition?: string }[] };
};

const read = (path: string) => readFileSync(join(root, path), "utf8");
const rules: Rule[] = parse(read("deploy/prometheus/alerts.yml")).groups.flatMap(
  ({ rules: inGroup }: { rules: Rule[] }) => inGroup,
);
const dashboard = JSON.parse(read("deploy/grafana/callboard.json")) as Dashboard;
const targets = dashboard.panels.flatMap((panel) => panel.targets ?? []);
const expressions = [...rules, ...targets].map(({ expr }) => expr);

/** What Prometheus adds itself. */
const prometheusOwn = { metrics: ["up"], labels: ["job", "instance", "le"] };

/** The names that a program tells, with those that belong to a histogram. */
function namesIn(scraped: string): string[] {
  return [...scraped.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) =>
    type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
  );
}

describe("the files for Prometheus and Grafana", () => {
  const folder = mkdtempSync(join(tmpdir(), "callboard-monitoring-"));
  const told = new Set(prometheusOwn.metrics);
  let samples = "";
  let stop = async () => {};

  beforeAll(async () => {
    const [PORT, API_PORT, METRICS_PORT, API_METRICS_PORT] = (
      await Promise.all(Array.from({ length: 4 }, freePort))
    ).map(String);
    const env = { PORT, API_PORT, METRICS_PORT, API_METRICS_PORT, DATA_DIR: folder, DEMO: "off" };
    const product = await startProduct({ ...env, LOG_LEVEL: "silent" }, writeWebBuild(join(folder, "web")));
    stop = product.stop;
    for (const port of [METRICS_PORT, API_METRICS_PORT]) {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
      const scraped = await answer.text();
      for (const name of namesIn(scraped)) told.add(name);
      samples += scraped;
    }
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("read only what the running programs tell", () => {
    const wanted = new Set(expressions.flatMap(selectorsOf).map(({ metric }) => metric));
    expect(wanted.size).toBeGreaterThan(25);
    expect([...wanted].filter((metric) => !told.has(metric))).toEqual([]);
  });

  it("pick and group only by labels that there are", () => {
    // What has not happened yet has no sample: its labels are known where it is declared.
    const declared = [
      ...createGatewayMetrics().registry.getMetricsAsArray(),
      ...createApiMetrics({ connections: undefined, dataDir: folder }).registry.getMetricsAsArray(),
    ] as unknown as { name: string; labelNames: string[] }[];
    const labelsOf = (metric: string) => {
      const names = [metric, metric.replace(/_(bucket|sum|count)$/, "")];
      const [, sampled = ""] = samples.match(new RegExp(`^${metric}\\{(.*)\\}`, "m")) ?? [];
      return [
        ...prometheusOwn.labels,
        ...declared.flatMap(({ name, labelNames }) => (names.includes(name) ? labelNames : [])),
        ...[...sampled.matchAll(/(\w+)="/g)].map(([, label = ""]) => label),
      ];
    };
    const issues = expressions.flatMap((expression) => {
      const selectors = selectorsOf(expression);
      const known = new Set(selectors.flatMap(({ metric }) => labelsOf(metric)));
      return [
        ...selectors.flatMap(({ metric, labels }) =>
          labels.filter((label) => !labelsOf(metric).includes(label)).map((label) => `${metric}: ${label}`),
        ),
        ...groupingsOf(expression)
          .filter((label) => !known.has(label))
          .map((label) => `by ${label}: ${expression}`),
      ];
    });
    expect(issues).toEqual([]);
  });

  it("have a place in the runbook for every alert, and no other", () => {
    const [, section = ""] = read("docs/operations.md").split("\n## Alerts\n");
    const described = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| (\w+) \|/gm)].map(
      ([, name]) => name,
    );
    const alerts = rules.map(({ alert }) => alert);
    expect(described.filter((name) => name !== "alert").sort()).toEqual(alerts.sort());
    for (const { annotations } of rules) expect(annotations.summary).not.toBe("");
  });

  it("raise an alert for each server that is gone, even where nobody asks anything of it", () => {
    const { scrape_configs: jobs } = parse(read("deploy/prometheus/prometheus.yml"));
    const names: string[] = jobs.map(({ job_name }: { job_name: string }) => job_name);
    const watched = rules.flatMap(({ expr }) => expr.match(/^up\{job="([^"]+)"\} == 0$/)?.[1] ?? []);
    expect(watched.sort()).toEqual(names.sort());
  });

  it("show panels that lie beside each other, on the data source that is chosen", () => {
    const { panels, templating } = dashboard;
    expect(templating.list.map(({ name, type }) => [name, type])).toEqual([
      ["datasource", "datasource"],
      ["instance", "query"],
    ]);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const sources = [...panels.filter(({ type }) => type !== "row"), ...targets];
    for (const { datasource } of sources) expect(datasource?.uid).toMatch(/^\$\{datasource\}$/);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)}/${y + Math.floor(index / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells.every((cell) => Number.parseInt(cell, 10) < 24)).toBe(true);
  });

  it("ask the servers of the containers at the port that they offer", () => {
    const { scrape_configs: jobs, rule_files: files } = parse(read("deploy/prometheus/prometheus.yml"));
    const { services } = parse(read("docker-compose.yml"), { merge: true });
    const asked: string[] = jobs.flatMap((job: Job) => job.static_configs.flatMap((group) => group.targets));
    const offered = Object.entries<{ environment?: { METRICS_PORT?: string } }>(services).flatMap(
      ([name, { environment }]) => (environment?.METRICS_PORT ? [`${name}:${environment.METRICS_PORT}`] : []),
    );
    expect(asked.sort()).toEqual(offered.sort());
    expect(files).toEqual(["alerts.yml"]);
  });
});
