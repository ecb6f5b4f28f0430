import lighthouse, { type Config, desktopConfig, type Flags, type RunnerResult } from "lighthouse";

/** A way in which pages are visited, and the performance that they should have when seen so. */
export type Manner = { name: string; flags: Flags; config?: Config; performance: number };

/** Lighthouse's own phone and desktop. Simulated: loaded at once, then computed; applied: the browser is slowed down. */
export const manners: Manner[] = [
  { name: "phone, simulated", flags: { throttlingMethod: "simulate" }, performance: 99 },
  { name: "phone, applied", flags: { throttlingMethod: "devtools" }, performance: 95 },
  {
    ...{ name: "desktop, simulated", performance: 99 },
    ...{ flags: { throttlingMethod: "simulate" }, config: desktopConfig },
  },
];

/** What one visit came to: the score, times in ms, the shift of the layout, kB of script as they were sent. */
export type Figures = Record<"performance" | "fcp" | "lcp" | "cls" | "tbt" | "script", number>;

export type Visit = {
  figures: Figures;
  /** Accessibility, best practices, SEO, from 0 to 100, where they were asked for. */
  qualities: number[];
  /** The audits behind a quality below 100. */
  failures: string[];
};

const qualityNames = ["accessibility", "best-practices", "seo"];
/** What a visit asks for. */
const scopes = {
  everything: { onlyCategories: ["performance", ...qualityNames] },
  performance: { onlyCategories: ["performance"] },
} satisfies Record<string, Flags>;

const attempts = 3;

/** The kB of all script bodies, compressed; Lighthouse's own sum holds the headers too. */
function scriptKilobytes({ artifacts }: RunnerResult): number {
  const scripts = new Set<string>();
  let bytes = 0;
  for (const { method, params } of artifacts.DevtoolsLog) {
    if (method === "Network.responseReceived" && params.type === "Script") scripts.add(params.requestId);
    if (method === "Network.dataReceived" && scripts.has(params.requestId)) bytes += params.encodedDataLength;
  }
  return bytes / 1000;
}

function read(result: RunnerResult): Visit {
  const { audits, categories } = result.lhr;
  const numberOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const qualities = qualityNames.flatMap((name) => categories[name] ?? []);
  const failures = qualities
    .filter(({ score }) => score !== 1)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight && audits[id]?.score === 0))
    .map(({ id }) => id);
  return {
    figures: {
      performance: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      fcp: numberOf("first-contentful-paint"),
      lcp: numberOf("largest-contentful-paint"),
      cls: numberOf("cumulative-layout-shift"),
      tbt: numberOf("total-blocking-time"),
      script: scriptKilobytes(result),
    },
    qualities: qualities.map(({ score }) => Math.round((score ?? Number.NaN) * 100)),
    failures,
  };
}

/**
 * Visits an address in the Chromium that listens on `port`, whose caches are emptied before. Tries again where Lighthouse
 * lost its trace or saw no paint, and throws where it goes on doing so.
 */
export async function visit(
  url: string,
  { flags, config }: Manner,
  port: number,
  scope: keyof typeof scopes,
): Promise<Visit> {
  const settings: Flags = {
    ...flags,
    ...scopes[scope],
    port,
    disableFullPageScreenshot: true,
    logLevel: "silent",
  };
  for (let attempt = 1; ; attempt++) {
    const result = await lighthouse(url, settings, config);
    const error = result?.lhr.runtimeError;
    const visited = result && !error ? read(result) : null;
    if (visited && !Number.isNaN(visited.figures.fcp)) return visited;
    if (attempt === attempts) throw new Error(`${url} cannot be measured: ${error?.message ?? "no paint"}`);
  }
}
