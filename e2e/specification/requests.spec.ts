import { expect, test } from "@playwright/test";
import { withDefaults } from "../stand-in/options.ts";
import type { RecordedRequest } from "../stand-in/recorded.ts";
import { callsOf } from "../stand-in/stand-in.ts";
import { readSites, variantNames } from "./variants.ts";

const { basePath, ...options } = withDefaults({});
/** The specification's calls and the list of the categories of events, with what may be sent to each. */
const table = callsOf(options).map(({ method, path, query = {}, body = {} }) => ({
  name: `${method} ${path}`,
  pattern: new RegExp(`^${method} ${basePath}${path.replace(/:\w+/g, "[^/]+")}$`),
  known: new Set([...Object.keys(query), ...Object.keys(body)]),
}));
/** The one question beside them: what else there is. */
const question = `GET ${basePath}/capabilities`;
const headers = new Set(["apikey", "authorization", options.suffixHeader, "content-type", "x-request-id"]);
/** What every request over HTTP has. */
const transport = new Set(["host", "connection", "content-length", "transfer-encoding", "accept"]);

for (const variant of variantNames) {
  test(`the journeys before the ${variant} upstream asked for nothing that the specification does not have`, async ({
    request,
  }) => {
    const seen: RecordedRequest[] = await (
      await request.get(`${readSites()[variant].upstreamUrl}/requests`)
    ).json();
    const asked = new Set<string>();
    const surplus = seen.flatMap(({ method, path, query, body, headers: sent }) => {
      const line = `${method} ${path}`;
      if (line === question) return [];
      const call = table.find(({ pattern }) => pattern.test(line));
      asked.add(call?.name ?? line);
      const names = [...query, ...body].filter((name) => !call?.known.has(name));
      const others = sent.filter((name) => !headers.has(name) && !transport.has(name));
      return call && names.length + others.length === 0 ? [] : [{ line, names, others }];
    });
    expect(surplus).toEqual([]);
    // Where an event does not say its category, nothing is related to it.
    const isUnasked = (name: string) => variant === "sparse" && name === "GET /event/category/:category_id";
    const names = table.map(({ name }) => name).filter((name) => !isUnasked(name));
    expect([...asked].sort()).toEqual(names.sort());
    expect(seen.filter(({ status }) => status >= 500)).toEqual([]);
  });
}
