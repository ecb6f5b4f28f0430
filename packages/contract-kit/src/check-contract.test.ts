import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { SilenceError } from "./ask.ts";
import { checkContract } from "./check-contract.ts";
import { withDefaults } from "./settings.ts";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
});

async function listening(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

it("throws where nobody listens", async () => {
  const url = await listening(() => {});
  server?.close();
  await expect(checkContract(withDefaults({ url, apikey: "k" }))).rejects.toThrow(SilenceError);
});

it("names a call that gives no answer in time", async () => {
  const url = await listening((request, response) => {
    if (!request.url?.includes("/video/list")) response.writeHead(404).end("{}");
  });
  const { calls } = await checkContract(withDefaults({ url, apikey: "k", timeout: 300 }));
  const silent = calls.filter(({ failures }) => failures.some((text) => text.startsWith("gives no answer")));
  expect(silent.map(({ call, failures }) => [call, ...failures])).toEqual([
    ["GET video/list", "gives no answer: no answer within 300 ms"],
  ]);
});

it("looks at what it can where lists are empty", async () => {
  const url = await listening((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ success: true, message: "OK", data: { rows: [] } }));
  });
  const { calls } = await checkContract(withDefaults({ url, apikey: "k" }));
  const bySlug = calls.find(({ call }) => call === "GET blog/view-by-slug/{slug}");
  expect(bySlug).toMatchObject({
    failures: [],
    notes: ["was not looked at: nothing is known to ask it for"],
  });
  const list = calls.find(({ call }) => call === "GET blog/view");
  expect(list).toMatchObject({
    failures: [],
    notes: expect.arrayContaining(["lists nothing, so that no row was looked at"]),
  });
});

it("asks with the gateway's headers and below its base path", async () => {
  const asked: { url: string | undefined; suffix: unknown; key: unknown }[] = [];
  const url = await listening(({ url, headers }, response) => {
    asked.push({ url, suffix: headers["x-country"], key: headers.apikey });
    response.writeHead(404).end("{}");
  });
  const own = { basePath: "/v2", suffixHeader: "x-country", suffixForm: "bare", suffix: ".co.uk" } as const;
  await checkContract(withDefaults({ url: `${url}/prefix/`, apikey: "k", ...own }));
  expect(asked.every((each) => each.url?.startsWith("/prefix/v2/") && each.suffix === "co.uk")).toBe(true);
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(["k", "contract-check-wrong-key"]));
});
