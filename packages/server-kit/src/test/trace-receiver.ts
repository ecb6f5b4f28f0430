import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { onTestFinished } from "vitest";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } };
type SentSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Attribute[];
  status: { code: number };
};
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

/** A span as it arrived. */
export type ReceivedSpan = Omit<SentSpan, "attributes" | "kind" | "status"> & {
  service: string;
  kind: string | undefined;
  failed: boolean;
  attributes: Record<string, string | number | undefined>;
};

const kinds = ["unspecified", "internal", "server", "client"];

const read = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)] as const),
  );

function spansIn({ resourceSpans }: Sent): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(read(resource.attributes)["service.name"]);
    const spans = scopeSpans.flatMap((scope) => scope.spans);
    return spans.map(({ attributes, kind, status, ...span }) => ({
      ...span,
      service,
      kind: kinds[kind],
      failed: status.code === 2,
      attributes: read(attributes),
    }));
  });
}

/** A collector that takes traces by OTLP, until the test is over; `status` is what it answers. */
export async function receiveTraces(status = 200) {
  const spans: ReceivedSpan[] = [];
  const asked: { path: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    asked.push({ path: request.url, headers: request.headers, body: JSON.stringify(sent) });
    spans.push(...spansIn(sent));
    response.writeHead(status, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, asked };
}
