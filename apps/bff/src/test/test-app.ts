import { createServer } from "node:http";
import request from "supertest";
import { onTestFinished } from "vitest";
import { openTestApp, type TestAppChanges } from "./open-test-app.ts";

export { apiKey, noCache, now, sessionSecret } from "./open-test-app.ts";

/** A gateway in front of an upstream that answers what the test says. Closed when the test is over. */
export async function createTestApp(changes: TestAppChanges = {}) {
  const { close, ...testApp } = await openTestApp(changes);
  onTestFinished(close);
  return { ...testApp, ask: request(testApp.app.server) };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The address of a procedure with its input, as web requests it. */
export function procedureUrl(path: string, input?: unknown): string {
  const search = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return `/trpc/${path}${search}`;
}

/** A real server for what a mock cannot do: broken connections, slow bodies. Closed when the test is over. */
export async function createRawUpstream(handler: Parameters<typeof createServer>[1]): Promise<string> {
  const server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  return `http://127.0.0.1:${address.port}`;
}
