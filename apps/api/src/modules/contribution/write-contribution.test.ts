import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { contributions } from "../../db/schema/contribution.ts";
import { startApp } from "../../test/app.ts";
import { anEvent } from "../../test/events.ts";
import { aKey, ledgerCalls } from "../../test/ledger.ts";
import { aPerson } from "../../test/people.ts";
import { contributionRepository } from "./contribution-repository.ts";

const app = startApp();
const { contribute, reverse, pledged, ledger } = ledgerCalls(app);
const unknownId = 9_007_199_254_740_991;

let event_id: number;
let asha: Awaited<ReturnType<typeof aPerson>>;
let dev: Awaited<ReturnType<typeof aPerson>>;
let poster: Awaited<ReturnType<typeof aPerson>>;
beforeEach(async () => {
  asha = await aPerson(app);
  dev = await aPerson(app);
  poster = await aPerson(app);
  ({ id: event_id } = await anEvent(app, { kind: "crowdfunding", user_id: poster.id }));
});

const lineCount = async () => (await app.db.select().from(contributions)).length;

describe("crowdfunding/contribute", () => {
  it.each([
    [{ amount: "" }, { amount: "Amount is required" }],
    [{ amount: 0 }, { amount: "Must be at least 1 euro" }],
    [{ amount: 0.99 }, { amount: "Must be at least 1 euro" }],
    [{ amount: -5 }, { amount: "Must be at least 1 euro" }],
    [{ amount: 10_000.01 }, { amount: "Must be at most 10000 euro" }],
    [{ amount: 1.001 }, { amount: "Must have at most two decimals" }],
    [{ public_name: "  " }, { public_name: "Name is required" }],
    [{ message: "a".repeat(301) }, { message: "Must have at most 300 characters" }],
  ])("refuses %j with words", async (fields, message) => {
    const { body } = await contribute(asha, { event_id, amount: 5, ...fields }).expect(422);
    expect(body.message).toEqual(message);
  });

  it.each([undefined, "", "short", "a".repeat(65), "sixteen spaces ok?"])(
    "refuses the key %j",
    async (key) => {
      const request = contribute(asha, { event_id, amount: 5 }, key ?? "");
      if (key === undefined) request.unset("idempotency-key");
      const { body } = await request.expect(422);
      expect(Object.keys(body.message)).toEqual(["idempotency-key"]);
      expect(await lineCount()).toBe(0);
    },
  );

  it("records a pledge, with the totals right after it", async () => {
    await pledged(dev, event_id, 0.1 + 0.2 + 1 - 0.3);
    const fields = { event_id, amount: "19.99", public_name: " Asha ", message: " Break a leg " };
    const { body } = await contribute(asha, fields).expect(200);
    expect(body).toEqual({
      success: true,
      message: "Pledge recorded",
      data: {
        line: {
          ...{ id: expect.any(Number), amount: 19.99, public_name: "Asha", message: "Break a leg" },
          ...{ reversal_of_id: null, created_at: "2026-06-15T09:00:00.000Z" },
        },
        raised_so_far: 20.99,
        supporters: 2,
      },
    });
  });

  it("keeps the name of an anonymous one nowhere", async () => {
    const fields = { event_id, amount: 5, is_anonymous: true, public_name: "Secret Admirer" };
    const { body } = await contribute(asha, fields).expect(200);
    expect(body.data.line.public_name).toBeNull();
    expect(JSON.stringify(await app.db.select().from(contributions))).not.toContain("Secret");
  });

  it("finds no unknown campaign, and no event that is none", async () => {
    await contribute(asha, { event_id: unknownId, amount: 5 }).expect(404);
    const { id } = await anEvent(app);
    await contribute(asha, { event_id: id, amount: 5 }).expect(404);
    expect(await lineCount()).toBe(0);
  });

  it("takes no pledge of a campaign's own poster, and says so", async () => {
    const message = "You cannot pledge to your own campaign";
    await contribute(poster, { event_id, amount: 5 }).expect(422, { success: false, message });
    expect(await lineCount()).toBe(0);
  });

  it("takes pledges after the date of a campaign", async () => {
    app.clock.pass(40 * 86_400_000);
    const late = await aPerson(app);
    expect(await pledged(late, event_id, 5)).toMatchObject({ raised_so_far: 5 });
  });

  it("gives the same key the same answer to the letter, whatever happened since, and adds nothing", async () => {
    const key = aKey();
    const first = await contribute(asha, { event_id, amount: 5 }, key).expect(200);
    await pledged(dev, event_id, 7);
    app.clock.pass(60_000);
    await reverse(asha, first.body.data.line.id).expect(200);
    const again = await contribute(asha, { event_id, amount: "5.00" }, key).expect(200);
    expect(again.text).toBe(first.text);
    expect(await ledger(event_id)).toMatchObject({ raised_so_far: 7, supporters: 1 });
    expect(await lineCount()).toBe(3);
  });

  it("refuses a used key with anything else in it", async () => {
    const key = aKey();
    await contribute(asha, { event_id, amount: 5 }, key).expect(200);
    const other = await anEvent(app, { kind: "crowdfunding" });
    const changes = [
      { amount: 5.01 },
      { message: "And a word" },
      { public_name: "Ash" },
      { is_anonymous: true },
      { event_id: other.id },
    ];
    for (const change of changes) {
      await contribute(asha, { event_id, amount: 5, ...change }, key).expect(422, {
        success: false,
        message: "This pledge was already sent with other details",
      });
    }
    expect(await lineCount()).toBe(1);
  });

  it("counts the same key of two people as two, and gives each their own when they ask again", async () => {
    const key = aKey();
    const first = await contribute(asha, { event_id, amount: 5 }, key).expect(200);
    const second = await contribute(dev, { event_id, amount: 5 }, key).expect(200);
    expect((await contribute(asha, { event_id, amount: 5 }, key)).text).toBe(first.text);
    expect((await contribute(dev, { event_id, amount: 5 }, key)).text).toBe(second.text);
    expect(await ledger(event_id)).toMatchObject({ raised_so_far: 10, supporters: 2 });
  });

  it("makes one line of a pledge that is sent twenty times at once, with one answer", async () => {
    const key = aKey();
    const send = () => contribute(asha, { event_id, amount: 5 }, key);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    for (const { status, text } of answers) expect([status, text]).toEqual([200, answers[0]?.text]);
    expect(await lineCount()).toBe(1);
  });

  it("lets one of two campaigns have a key that is sent for both at once", async () => {
    const other = await anEvent(app, { kind: "crowdfunding" });
    for (let round = 0; round < 5; round += 1) {
      const key = aKey();
      const send = (id: number) => contribute(asha, { event_id: id, amount: 5 }, key);
      const answers = await Promise.all([send(event_id), send(other.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    }
    expect(await lineCount()).toBe(5);
  });

  it("gives each of many pledges at once totals of its own, each line counted once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => aPerson(app)));
    const receipts = await Promise.all(people.map((person) => pledged(person, event_id, 5)));
    const inOrder = receipts.sort((a, b) => a.line.id - b.line.id);
    expect(inOrder.map((receipt) => receipt.raised_so_far)).toEqual(
      people.map((_, index) => 5 * (index + 1)),
    );
    expect(inOrder.map((receipt) => receipt.supporters)).toEqual(people.map((_, index) => index + 1));
  });
});

describe("crowdfunding/reverse/:id", () => {
  it("adds a negative line under the same name, without a word, and leaves the pledge as it was", async () => {
    await pledged(dev, event_id, 7);
    const before = await contribute(asha, { event_id, amount: 5, message: "Good luck" }).expect(200);
    const { line } = before.body.data;
    const { body } = await reverse(asha, line.id).expect(200);
    expect(body.message).toBe("Pledge taken back");
    expect(body.data).toMatchObject({
      line: { amount: -5, public_name: "Asha", message: null, reversal_of_id: line.id },
      ...{ raised_so_far: 7, supporters: 1 },
    });
    expect((await ledger(event_id)).lines).toEqual([body.data.line, line, expect.anything()]);
  });

  it("answers the same line again, to the letter", async () => {
    const { line } = await pledged(asha, event_id, 5);
    const first = await reverse(asha, line.id).expect(200);
    await pledged(dev, event_id, 7);
    const again = await reverse(asha, line.id).expect(200);
    expect(again.text).toBe(first.text);
    expect(await lineCount()).toBe(3);
  });

  it("makes one line of twenty at once", async () => {
    const { line } = await pledged(asha, event_id, 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reverse(asha, line.id)));
    for (const { status, text } of answers) expect([status, text]).toEqual([200, answers[0]?.text]);
    expect(await ledger(event_id)).toMatchObject({ raised_so_far: 0, supporters: 0 });
    expect(await lineCount()).toBe(2);
  });

  it("waits for a line that is being written, and counts it", async () => {
    const { line } = await pledged(asha, event_id, 5);
    const written = app.db.transaction(async (tx) => {
      const lines = contributionRepository(tx);
      await lines.hold(event_id);
      await lines.create({ event_id, user_id: dev.id, amount_cents: 700, created_at: app.clock.read() });
      const reversed = reverse(asha, line.id).then(({ body }) => body.data);
      await pause(300);
      return { reversed };
    });
    expect(await (await written).reversed).toMatchObject({ raised_so_far: 7, supporters: 1 });
  });

  it("counts people whose other pledge stands as supporters", async () => {
    const { line } = await pledged(asha, event_id, 5);
    await pledged(asha, event_id, 1);
    const { body } = await reverse(asha, line.id).expect(200);
    expect(body.data).toMatchObject({ raised_so_far: 1, supporters: 1 });
  });

  it("refuses somebody else's pledge, the poster of the campaign too", async () => {
    const { line } = await pledged(asha, event_id, 5);
    await reverse(poster, line.id).expect(403);
    expect(await lineCount()).toBe(1);
  });

  it("refuses a line that takes back itself", async () => {
    const { line } = await pledged(asha, event_id, 5);
    const { body } = await reverse(asha, line.id).expect(200);
    await reverse(asha, body.data.line.id).expect(422, {
      success: false,
      message: "Only a pledge can be taken back",
    });
    expect(await lineCount()).toBe(2);
  });

  it("finds no unknown one, and says what an id is", async () => {
    await reverse(asha, unknownId).expect(404);
    await reverse(asha, 0).expect(422);
  });
});
