import { expect, it } from "vitest";
import { restBetween } from "./rest-between.ts";

it("lets others have their turn between the steps of a long job", async () => {
  const rest = restBetween();
  let turns = 0;
  const others = setInterval(() => {
    turns += 1;
  }, 1);
  for (let step = 0; step < 5; step += 1) {
    for (const until = performance.now() + 30; performance.now() < until; );
    await rest();
  }
  clearInterval(others);
  expect(turns).toBeGreaterThanOrEqual(5);
});
