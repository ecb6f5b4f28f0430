import { describe, expect, it } from "vitest";
import { checkFairness, type FairCallFields, fairRules } from "./fair-call.ts";

const fair: FairCallFields = {
  ...{ today: "2026-05-01", title: "Chorus", tags: "chorus", description: "Forty voices for one evening." },
  ...{ email: "asha@lantern.co.uk", website: "https://www.lantern.co.uk/chorus", price: 120 },
  ...{ start_date: "2026-07-01", decide_by: "2026-07-09", is_poster_verified: true },
};
const unmet = (change: Partial<FairCallFields>) =>
  checkFairness({ ...fair, ...change }).flatMap(({ rule, reason }) => (reason ? [`${rule}: ${reason}`] : []));

describe("the fair-call check", () => {
  it("is met by a call that says everything", () => {
    expect(checkFairness(fair).map(({ rule, is_met }) => [rule, is_met])).toEqual(
      fairRules.map(({ id }) => [id, true]),
    );
  });

  it.each<[Partial<FairCallFields>, string]>([
    [{ price: undefined }, "pay: It states no pay."],
    [{ price: 4.99 }, "pay: What it states reads as unpaid."],
    [{ decide_by: undefined }, "answer: It names no day by which everybody is answered."],
    [{ apply_by: "2026-05-04" }, "time: 3 days to apply, fewer than 4."],
    [{ start_date: "2026-05-02" }, "time: 1 day to apply, fewer than 4."],
    [{ roles: [{ apply_by: "2026-05-03" }, {}] }, "time: 2 days to apply, fewer than 4."],
    [
      { apply_by: "2026-05-03", roles: [{ wants: ["self_tape"] }] },
      "time: 2 days for a self-tape, which needs 3 at the very least.",
    ],
    [{ description: "A r3gistration fee of 500." }, "fees: Its words read as if applicants had to pay."],
    [
      { roles: [{ description: "Pay a registration fee of 500." }] },
      "fees: Its words read as if applicants had to pay.",
    ],
    [{ email: "asha@gmail.com" }, "email: The address is of a mailbox that anybody can have."],
    [{ email: "asha@other.com" }, "email: The address is not of the website's domain."],
    [{ is_poster_verified: false }, "phone: Whoever posts it has not verified a mobile number."],
  ])("says why not: %j", (change, reason) => {
    expect(unmet(change)).toEqual([reason]);
  });

  it("has four days, or just three for a tape that is unfair and no more", () => {
    expect(unmet({ apply_by: "2026-05-05", roles: [{ wants: ["self_tape"] }] })).toEqual([]);
    expect(unmet({ apply_by: "2026-05-04", roles: [{ wants: ["self_tape"] }] })).toEqual([
      "time: 3 days to apply, fewer than 4.",
    ]);
  });

  it("leaves out what nothing is known of", () => {
    const rules = checkFairness({ today: "2026-05-01", is_poster_verified: null }).map(({ rule }) => rule);
    expect(rules).toEqual(["pay", "answer", "fees"]);
  });
});
