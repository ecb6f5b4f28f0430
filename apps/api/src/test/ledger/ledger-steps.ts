import fc from "fast-check";
import type { CrashPoint } from "./crashing-db.ts";

/** How a write dies on its first try; `isEnd` where the program dies with it. */
export type Crash = { at: CrashPoint; isEnd: boolean };

/** What people do to the ledgers of two campaigns. `which` picks one of the pledges made so far. */
export type LedgerStep =
  | { does: "pledge"; person: number; campaign: number; cents: number; sends: number; crash: Crash | null }
  | { does: "rush"; campaign: number; cents: number[] }
  | { does: "send again"; which: number }
  | { does: "change"; which: number; field: "amount" | "message" | "public_name" | "event_id" }
  | { does: "reverse"; which: number; sends: number; crash: Crash | null }
  | { does: "steal"; which: number };

const cents = fc.oneof(fc.integer({ min: 100, max: 1_000_000 }), fc.constantFrom(100, 110, 1_999, 1_000_000));
const which = fc.nat(100);
const campaign = fc.nat(1);
const sends = fc.integer({ min: 1, max: 3 });
const at = fc.oneof(fc.nat(7), fc.constant("answer" as const));
const crash = (isEnd: boolean) => fc.record({ at, isEnd: fc.constant(isEnd) });

const pledge = (dies: fc.Arbitrary<Crash | null>): fc.Arbitrary<LedgerStep> =>
  fc.record({ does: fc.constant("pledge"), person: fc.nat(2), campaign, cents, sends, crash: dies });
const reverse = (dies: fc.Arbitrary<Crash | null>): fc.Arbitrary<LedgerStep> =>
  fc.record({ does: fc.constant("reverse"), which, sends, crash: dies });

const some = fc.option(crash(false), { freq: 3 });

/** Steps in any order; a write among them may die, while the program goes on. */
export const ledgerStep: fc.Arbitrary<LedgerStep> = fc.oneof(
  { weight: 5, arbitrary: pledge(some) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("rush"),
      campaign,
      cents: fc.array(cents, { minLength: 3, maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant("send again"), which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant("change"),
      which,
      field: fc.constantFrom("amount", "message", "public_name", "event_id"),
    }),
  },
  { weight: 4, arbitrary: reverse(some) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant("steal"), which }) },
);

/** A write that the whole program dies in. */
export const fatalStep: fc.Arbitrary<LedgerStep> = fc.oneof(pledge(crash(true)), reverse(crash(true)));
