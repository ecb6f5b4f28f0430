import { createContributionInput } from "@callboard/contracts/contribution";
import { toEuro } from "@callboard/contracts/money";
import { describe, expect, it } from "vitest";
import { publicationDate } from "./dates.ts";
import { readEvents } from "./events/events.ts";
import { campaignMessages } from "./pledge-messages.ts";
import { pledgesOf } from "./pledges.ts";

const now = new Date("2026-11-21T02:00:00.000Z");
const people = Array.from({ length: 42 }, (_, id) => ({
  id,
  username: `person-${id}`,
  name: `Person ${id}`,
}));
const campaigns = readEvents()
  .filter(({ kind }) => kind === "crowdfunding")
  .map((entry) => ({ ...entry, created_at: publicationDate(now, entry.slug, entry.days_ago) }));
const ledgers = campaigns.map((campaign) => ({ campaign, pledges: pledgesOf(campaign, people, now) }));
const sharesOf = ({ campaign, pledges }: (typeof ledgers)[number]) =>
  pledges.reduce((sum, { amount_cents, reversed_at }) => sum + (reversed_at ? 0 : amount_cents), 0) /
  (campaign.price * 100);

describe("the demo's ledgers", () => {
  it("hold pledges that the form takes, from different people", () => {
    for (const { campaign, pledges } of ledgers) {
      expect(new Set(pledges.map(({ person }) => person.id)).size, campaign.slug).toBe(pledges.length);
      for (const { amount_cents, public_name, message } of pledges) {
        createContributionInput.parse({
          ...{ event_id: 1, amount: toEuro(amount_cents), is_anonymous: public_name === null },
          ...{ public_name: public_name ?? undefined, message: message ?? undefined },
        });
      }
    }
  });

  it("come to about what the campaign says: some to more than its target, one to nothing", () => {
    for (const ledger of ledgers) {
      const difference = sharesOf(ledger) - ledger.campaign.pledged_share;
      expect(Math.abs(difference), ledger.campaign.slug).toBeLessThan(0.05);
    }
    const shares = ledgers.map(sharesOf);
    expect(shares.filter((share) => share > 1).length).toBeGreaterThanOrEqual(3);
    expect(shares.filter((share) => share === 0)).toHaveLength(1);
  });

  it("grow from the day of the campaign to today or its end, and never in the future", () => {
    for (const { campaign, pledges } of ledgers) {
      const times = pledges.map(({ created_at }) => created_at.getTime());
      expect(times, campaign.slug).toEqual(times.toSorted((a, b) => a - b));
      for (const { created_at, reversed_at } of pledges) {
        expect(created_at.getTime()).toBeGreaterThanOrEqual(campaign.created_at.getTime());
        expect((reversed_at ?? created_at).getTime()).toBeLessThan(now.getTime());
        if (reversed_at) expect(reversed_at.getTime()).toBeGreaterThanOrEqual(created_at.getTime());
      }
    }
  });

  it("have anonymous pledges, messages of their own, and one or two pledges taken back", () => {
    const all = ledgers.flatMap(({ pledges }) => pledges);
    const anonymous = all.filter(({ public_name }) => public_name === null).length;
    expect([anonymous > all.length / 8, anonymous < all.length / 3]).toEqual([true, true]);
    for (const { campaign, pledges } of ledgers) {
      const messages = pledges.flatMap(({ message }) => message ?? []);
      expect(new Set(messages).size, campaign.slug).toBe(messages.length);
      expect(messages, campaign.slug).toEqual(expect.arrayContaining(campaignMessages[campaign.slug] ?? []));
      const back = pledges.filter(({ reversed_at }) => reversed_at).length;
      expect(back, campaign.slug).toBe(pledges.length >= 30 ? 2 : pledges.length >= 14 ? 1 : 0);
    }
  });

  it("are the same each time", () => {
    expect(campaigns.map((campaign) => pledgesOf(campaign, people, now))).toEqual(
      ledgers.map(({ pledges }) => pledges),
    );
  });
});
