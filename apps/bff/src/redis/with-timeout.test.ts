import { stat } from "node:fs/promises";
import { setImmediate as afterReads } from "node:timers/promises";
import { expect, it } from "vitest";
import { withTimeout } from "./with-timeout.ts";

it("rejects once the time is over, and says so", async () => {
  let timeouts = 0;
  const onTimeout = () => {
    timeouts += 1;
  };
  await expect(withTimeout(new Promise(() => {}), 20, onTimeout)).rejects.toThrow("no reply within 20 ms");
  expect(timeouts).toBe(1);
});

it("takes a reply that came in time to a process that was too busy to read it", async () => {
  await afterReads();
  const reply = withTimeout(
    stat(".").then(() => "reply"),
    20,
    () => {},
  );
  const end = performance.now() + 200;
  while (performance.now() < end);
  expect(await reply).toBe("reply");
});
