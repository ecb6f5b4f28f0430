import { z } from "zod";
import { setTracing, type Tracing } from "./tracing.ts";

/** Settings of both servers, by OpenTelemetry's names. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be an http or https address" })
    .optional()
    .describe(
      "An OpenTelemetry collector that takes traces by OTLP over HTTP, such as http://127.0.0.1:4318. No traces without it.",
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, "must be name=value, several separated by commas")
    .optional()
    .describe("Headers that the collector wants, such as authorization=Bearer%20token, separated by commas."),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a number" })
    .min(0)
    .max(1)
    .default(1)
    .describe("Which part of the requests is traced, from 0 to 1."),
};

export type TraceSettings = z.output<z.ZodObject<typeof traceSettings>>;

function headersOf(list = ""): Record<string, string> {
  const pairs = list.split(",").filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return [name, decodeURIComponent(value.join("="))];
    }),
  );
}

/**
 * Records traces of this program from now on, where there is a collector for them; else nothing of it is loaded. Open it before
 * the log, whose lines then have the trace's id. `onError` hears why traces could not be sent.
 */
export async function openTracing(
  settings: TraceSettings,
  service: string,
  onError: (message: string) => void,
): Promise<Tracing | null> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS,
    OTEL_TRACES_SAMPLER_ARG,
  } = settings;
  if (!endpoint) return null;
  const { createTracing } = await import("./open-telemetry.ts");
  const tracing = createTracing({
    url: `${endpoint.replace(/\/$/, "")}/v1/traces`,
    headers: headersOf(OTEL_EXPORTER_OTLP_HEADERS),
    ratio: OTEL_TRACES_SAMPLER_ARG,
    service,
    onError,
  });
  setTracing(tracing);
  return tracing;
}
