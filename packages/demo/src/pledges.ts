import { toCents } from "@callboard/contracts/money";
import { commentDate } from "./dates.ts";
import { hashToInt } from "./hash-to-int.ts";
import { anyMessages, campaignMessages } from "./pledge-messages.ts";

/** Somebody with an account, under the number that the database gave them. */
export type DemoPerson = { id: number; username: string; name: string };

type Campaign = {
  slug: string;
  price: number;
  posted_by: string;
  pledges: number;
  pledged_share: number;
  in_days: number;
  days_ago: number;
  created_at: Date;
};

/** A pledge, and when it was reversed, if it was. */
export type DemoPledge = {
  person: DemoPerson;
  amount_cents: number;
  public_name: string | null;
  message: string | null;
  created_at: Date;
  reversed_at: Date | null;
};

/** What people give, in euro. */
const usual = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 750];
const nearestUsual = (euro: number) =>
  usual.reduce((best, each) => (Math.abs(each - euro) < Math.abs(best - euro) ? each : best));

/** Which pledges are reversed, counted from the last one: two of a long ledger, one of a middling one. */
const reversed = (pledges: number) => (pledges >= 30 ? [4, 17] : pledges >= 14 ? [6] : []);

/** In an order that only the text decides. */
function shuffled<Value>(values: readonly Value[], text: string, nameOf: (value: Value) => string): Value[] {
  const place = (value: Value) => hashToInt(`${text} ${nameOf(value)}`, 2 ** 32);
  return values.toSorted((a, b) => place(a) - place(b));
}

/** Many small amounts and few large ones; those not reversed come to about `pledged_share` of the price. */
function amountsOf({ slug, price, pledges, pledged_share }: Campaign): number[] {
  const gone = reversed(pledges);
  const weights = Array.from(
    { length: pledges },
    (_, index) => 0.15 + (hashToInt(`${slug} amount ${index}`, 1_000) / 1_000) ** 2,
  );
  const sum = weights.reduce((total, weight, index) => (gone.includes(index) ? total : total + weight), 0);
  return weights.map((weight) => toCents(nearestUsual((price * pledged_share * weight) / sum)));
}

/** The days after it was posted on which pledges came, until today or its end, the last ones first: most come early. */
function daysOf({ slug, pledges, in_days, days_ago }: Campaign): number[] {
  const length = Math.min(days_ago, days_ago + in_days);
  const days = Array.from(
    { length: pledges },
    (_, index) => length * (hashToInt(`${slug} day ${index}`, 1_000) / 1_000) ** 1.6,
  );
  return days.toSorted((a, b) => b - a);
}

/** The pledges of a campaign, the oldest first: always the same for the same day, people and campaign. */
export function pledgesOf(campaign: Campaign, people: readonly DemoPerson[], now: Date): DemoPledge[] {
  const { slug, posted_by, created_at, pledges } = campaign;
  const others = people.filter(({ username }) => username !== posted_by);
  const supporters = shuffled(others, slug, ({ username }) => username);
  const itself = (message: string) => message;
  const messages = [...(campaignMessages[slug] ?? []), ...shuffled(anyMessages, slug, itself)];
  const amounts = amountsOf(campaign);
  const gone = reversed(pledges);
  const lastFirst = daysOf(campaign).flatMap((day, index) => {
    const person = supporters[index % supporters.length];
    if (!person) return [];
    const has = (what: string, outOf: number) => hashToInt(`${slug} ${what} ${index}`, outOf) === 0;
    const date = (after: number) => commentDate(now, created_at, day + after);
    return {
      ...{ person, amount_cents: amounts[index] ?? 0, created_at: date(0) },
      public_name: has("anonymous", 5) ? null : person.name,
      message: has("message", 2) ? (messages.shift() ?? null) : null,
      reversed_at: gone.includes(index) ? date(0.4) : null,
    };
  });
  return lastFirst.toReversed();
}
