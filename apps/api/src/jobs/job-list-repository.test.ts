import { expect, it } from "vitest";
import { testClock } from "../test/clock.ts";
import { startDatabase } from "../test/database.ts";
import { jobListRepository } from "./job-list-repository.ts";
import { jobRepository } from "./job-repository.ts";

const database = startDatabase();

it("counts jobs by state, and says how late the oldest is", async () => {
  const { db } = database.current;
  const clock = testClock();
  const start = clock.read();
  const repository = jobRepository(db);
  for (const key of ["a", "b", "c", "d"]) await repository.add({ kind: "k", key, payload: null }, start);
  await repository.add(
    { kind: "k", key: "later", payload: null, runAt: new Date(start.getTime() + 9e6) },
    start,
  );
  const claim = { kinds: ["k"], leaseMs: 60_000, now: start };
  await repository.claim({ ...claim, lease: "one" });
  await repository.claim({ ...claim, lease: "two" });
  await repository.bury("two", "why");
  clock.pass(5_000);
  const list = jobListRepository(db);
  expect(await list.countByState()).toEqual({ waiting: 3, running: 1, dead: 1 });
  expect(await list.lateSeconds(clock.read())).toBe(5);
});
