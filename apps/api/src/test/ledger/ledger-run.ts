import { expect } from "vitest";
import type { Crash, LedgerStep } from "./ledger-steps.ts";
import type { LedgerWorld } from "./ledger-world.ts";

type Body = { event_id: number; amount: number; public_name: string; message?: string };
type Pledge = { person: number; campaign: number; cents: number; key: string; body: Body };
/** What was answered: the id of the line, and the whole text, which must never change. */
type Answered = { id: number; text: string };
type Made = Pledge & Answered & { reversal: Answered | null };

let keys = 0;

/** Two new campaigns, and what their ledgers must hold after each step, kept beside them. */
export async function startLedgerRun({ ask, people, campaigns, crashAt, restart }: LedgerWorld) {
  const ids = await campaigns();
  const made: Made[] = [];

  const picked = (which: number) => made[which % made.length];
  const bearerOf = (person: number) => people[person]?.bearer ?? "";
  const send = ({ person, key, body }: Pledge, changes: Partial<Body> = {}) =>
    ask("crowdfunding/contribute", { bearer: bearerOf(person), key, body: { ...body, ...changes } });
  const sendReversal = ({ id }: Answered, person: number) =>
    ask(`crowdfunding/reverse/${id}`, { bearer: bearerOf(person), body: {} });

  function newPledge(person: number, campaign: number, cents: number): Pledge {
    keys += 1;
    const body = { event_id: ids[campaign] ?? 0, amount: cents / 100, public_name: `Person ${person}` };
    return { person, campaign, cents, body, key: `key-of-the-run-${String(keys).padStart(8, "0")}` };
  }

  /** A write that is sent so many times at once, all of which get one answer. The first try may die alone. */
  async function write(call: () => ReturnType<typeof ask>, sends: number, crash: Crash | null) {
    if (crash) await writeOnceAndDie(call, crash);
    const answers = await Promise.all(Array.from({ length: sends }, call));
    const [first] = answers;
    for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([200, first?.body]);
    return { id: first?.json().data.line.id as number, text: first?.body ?? "" };
  }

  async function writeOnceAndDie(call: () => ReturnType<typeof ask>, { at, isEnd }: Crash) {
    crashAt(at, isEnd);
    const { statusCode } = await call();
    // With fewer statements than the crash waits for, it ends well; with a connection that was cut, the database is away.
    expect(at === "answer" ? [500] : [200, 500, 503]).toContain(statusCode);
    if (isEnd && statusCode !== 200) await restart();
  }

  async function pledge({ sends, crash, ...step }: LedgerStep & { does: "pledge" }) {
    const fresh = newPledge(step.person, step.campaign, step.cents);
    made.push({ ...fresh, ...(await write(() => send(fresh), sends, crash)), reversal: null });
  }

  async function rush(campaign: number, cents: number[]) {
    const fresh = cents.map((amount, person) => newPledge(person, campaign, amount));
    const answers = await Promise.all(fresh.map((one) => write(() => send(one), 2, null)));
    fresh.forEach((one, index) => {
      made.push({ ...one, ...(answers[index] ?? { id: 0, text: "" }), reversal: null });
    });
  }

  const changes = {
    amount: ({ body }: Made) => ({ amount: body.amount === 1 ? 2 : 1 }),
    message: () => ({ message: "Another word" }),
    public_name: () => ({ public_name: "Another" }),
    event_id: ({ campaign }: Made) => ({ event_id: ids[1 - campaign] ?? 0 }),
  };

  async function toOne(step: Exclude<LedgerStep, { does: "pledge" | "rush" }>) {
    const one = picked(step.which);
    if (!one) return;
    if (step.does === "send again") expect((await send(one)).body).toBe(one.text);
    if (step.does === "change") expect((await send(one, changes[step.field](one))).statusCode).toBe(422);
    if (step.does === "steal") expect((await sendReversal(one, (one.person + 1) % 3)).statusCode).toBe(403);
    if (step.does !== "reverse") return;
    const answered = await write(() => sendReversal(one, one.person), step.sends, step.crash);
    expect(answered).toEqual(one.reversal ?? answered);
    one.reversal = answered;
  }

  function expected(campaign: number) {
    const own = made.filter((one) => one.campaign === campaign);
    const active = own.filter(({ reversal }) => !reversal);
    return {
      totals: {
        raised_so_far: active.reduce((sum, { cents }) => sum + cents, 0) / 100,
        supporters: new Set(active.map(({ person }) => person)).size,
      },
      lineCount: own.length * 2 - active.length,
    };
  }

  /** What everybody reads is the sum of the lines: in the ledger and on the page of one campaign, in the list of both. */
  async function check(campaign: number) {
    const id = ids[campaign] ?? 0;
    const [ledger, one, list] = await Promise.all([
      ask(`crowdfunding/ledger/${id}?limit=100`),
      ask(`event/get/${id}`),
      ask("event/list?kind=crowdfunding&limit=2"),
    ]);
    const { totals, lineCount } = expected(campaign);
    const { data } = ledger.json();
    const sum = data.lines.reduce((cents: number, { amount }: Body) => cents + Math.round(amount * 100), 0);
    expect([sum / 100, data.lines.length]).toEqual([totals.raised_so_far, lineCount]);
    for (const read of [data, one.json().data.event]) expect(read).toMatchObject(totals);
    // The newest first: the second campaign.
    expect(list.json().data.events).toMatchObject(
      [1, 0].map((index) => ({ id: ids[index], ...expected(index).totals })),
    );
  }

  async function take(step: LedgerStep) {
    if (step.does === "pledge") await pledge(step);
    else if (step.does === "rush") await rush(step.campaign, step.cents);
    else await toOne(step);
    const touched = "campaign" in step ? step.campaign : (picked(step.which)?.campaign ?? 0);
    await check(touched);
  }

  return { take };
}
