import type { OwnContribution } from "@callboard/contracts/contribution";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { ledgerCalls } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const { readLedger, mine, reverse, pledged, ledger } = ledgerCalls(app);
const unknownId = 9_007_199_254_740_991;

let event_id: number;
let asha: Awaited<ReturnType<typeof aPerson>>;
let dev: Awaited<ReturnType<typeof aPerson>>;
beforeEach(async () => {
  asha = await aPerson(app);
  dev = await aPerson(app);
  ({ id: event_id } = await anEvent(app, { kind: "crowdfunding", title: "A new floor" }));
});

/** Pledges that follow each other by a second. */
async function pledgeAll(person: typeof asha, id: number, amounts: number[]) {
  const made = [];
  for (const amount of amounts) {
    app.clock.pass(1_000);
    made.push(await pledged(person, id, amount));
  }
  return made;
}

describe("crowdfunding/ledger/:event_id", () => {
  it("refuses a caller without a key", async () => {
    await app.bare().get(`/api/v1/crowdfunding/ledger/${event_id}`).expect(403);
  });

  it("says what is wrong with an id and a page", async () => {
    expect((await readLedger(0).expect(422)).body.message).toEqual({ event_id: "Must be at least 1" });
    const { body } = await readLedger(event_id, "?limit=101&cursor=x").expect(422);
    expect(body.message).toEqual({ limit: "Must be at most 100" });
    await readLedger(event_id, "?cursor=x").expect(422);
  });

  it("is empty for a campaign without pledges", async () => {
    expect(await ledger(event_id)).toEqual({
      ...{ raised_so_far: 0, supporters: 0, lines: [] },
      pagination: { page: 1, limit: 20, hasNextPage: false, nextCursor: null },
    });
  });

  it("finds no unknown campaign, and no event that is none", async () => {
    await readLedger(unknownId).expect(404);
    await readLedger((await anEvent(app)).id).expect(404);
  });

  it("shows a campaign's own lines, newest first, and nothing of whose they are", async () => {
    const other = await anEvent(app, { kind: "crowdfunding" });
    const [first, second] = await pledgeAll(asha, event_id, [5, 6]);
    await pledgeAll(dev, other.id, [100]);
    expect(await ledger(event_id)).toMatchObject({
      ...{ raised_so_far: 11, supporters: 1 },
      lines: [second?.line, first?.line],
    });
    expect(JSON.stringify(await ledger(event_id))).not.toMatch(/user|key|hash/);
  });

  it("goes on by cursor and by page, its totals those of the whole", async () => {
    await pledgeAll(asha, event_id, [1, 2, 3, 4, 5]);
    const first = await ledger(event_id, "?limit=2");
    const second = await ledger(event_id, `?limit=2&cursor=${first.pagination.nextCursor}`);
    const third = await ledger(event_id, "?limit=2&page=3");
    const amounts = [first, second, third].map(({ lines }) => lines.map(({ amount }) => amount));
    expect(amounts).toEqual([[5, 4], [3, 2], [1]]);
    for (const page of [first, second, third]) expect(page.raised_so_far).toBe(15);
    expect(third.pagination.hasNextPage).toBe(false);
  });

  it("agrees with itself while pledges come in and go", async () => {
    let isOver = false;
    const write = async (person: typeof asha) => {
      for (const amount of [3, 4, 5, 6, 7, 8]) {
        const { line } = await pledged(person, event_id, amount);
        if (amount % 2) await reverse(person, line.id).expect(200);
      }
    };
    const read = async () => {
      while (!isOver) {
        const { lines, raised_so_far } = await ledger(event_id, "?limit=100");
        expect(raised_so_far).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      }
    };
    const readers = [read(), read(), read()];
    await Promise.all([write(asha), write(dev)]);
    isOver = true;
    await Promise.all(readers);
    expect(await ledger(event_id)).toMatchObject({ raised_so_far: 36, supporters: 2 });
  });
});

describe("crowdfunding/mine", () => {
  const own = async (person: typeof asha, query = ""): Promise<OwnContribution[]> =>
    (await mine(person, query).expect(200)).body.data.contributions;

  it("lists the own pledges, newest first, each with its campaign and what became of it", async () => {
    const [, second] = await pledgeAll(asha, event_id, [5, 6]);
    await pledgeAll(dev, event_id, [7]);
    app.clock.pass(1_000);
    await reverse(asha, second?.line.id ?? 0).expect(200);
    expect(await own(asha)).toEqual([
      {
        ...{ id: second?.line.id, amount: 6, public_name: "Asha", message: null },
        ...{
          event_id,
          event_title: "A new floor",
          is_event_public: true,
          created_at: "2026-06-15T09:00:02.000Z",
        },
        ...{ reversed_at: "2026-06-15T09:00:04.000Z", can: { reverse: false } },
      },
      expect.objectContaining({ amount: 5, reversed_at: null, can: { reverse: true } }),
    ]);
  });

  it("narrows them to a campaign", async () => {
    const other = await anEvent(app, { kind: "crowdfunding" });
    await pledgeAll(asha, event_id, [5]);
    await pledgeAll(asha, other.id, [6]);
    expect(await own(asha, `?event_id=${other.id}`)).toMatchObject([{ amount: 6 }]);
    expect(await own(asha, `?event_id=${unknownId}`)).toEqual([]);
  });

  it("goes on by a cursor that is of no use to others", async () => {
    await pledgeAll(asha, event_id, [1, 2, 3]);
    const { body } = await mine(asha, "?limit=2").expect(200);
    const cursor = `?limit=2&cursor=${body.data.pagination.nextCursor}`;
    expect(await own(asha, cursor)).toMatchObject([{ amount: 1 }]);
    await mine(dev, cursor).expect(422);
  });
});
