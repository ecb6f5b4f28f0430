import { MockAgent } from "undici";
import { fakeUpstream, type refusalOf, type Seen } from "./fake-upstream.ts";
import { createTestApp, now } from "./test-app.ts";
import { createTestUpstream } from "./test-upstream.ts";

/** A gateway with caches, a clock that only the test moves, and an upstream that can be taken away. */
export async function createCachingApp(
  change: (seen: Seen) => ReturnType<typeof refusalOf> | undefined = () => undefined,
) {
  let time = now.getTime();
  const clock = () => new Date(time);
  const agent = new MockAgent();
  agent.disableNetConnect();
  const upstream = createTestUpstream(
    {
      UPSTREAM_URL: "http://upstream.test",
      UPSTREAM_API_KEY: "key",
      UPSTREAM_TIMEOUT_MS: 1_000,
      CACHE_MAX_AGE_MS: 3_000,
      CACHE_STALE_WHILE_REVALIDATE_MS: 60_000,
      CACHE_STALE_IF_ERROR_MS: 86_400_000,
      CACHE_MAX_MB: 8,
    },
    clock,
    { dispatcher: agent },
  );
  const test = await createTestApp({ upstream, clock, settings: { CACHE_MAX_MB: 8 } });
  let isDown = false;
  const seen = fakeUpstream({ upstream: agent.get("http://upstream.test") }, (asked) => {
    if (isDown) return { statusCode: 503, data: "" };
    return change(asked);
  });
  return {
    ...test,
    upstreamCache: upstream.cache,
    seen,
    pass: (ms: number) => {
      time += ms;
    },
    takeDown: () => {
      isDown = true;
    },
  };
}
