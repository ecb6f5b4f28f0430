import { portfolioLimits } from "@callboard/contracts/portfolio-limits";
import type { Credit } from "@callboard/contracts/resume";
import { describe, expect, it } from "vitest";
import { creditOf, withClaimedCredit } from "./claimed-credit.ts";

const before = {
  project_name: "The Lamp",
  character_name: "Keeper",
  project_year: 2025,
  project_city: "Nashik",
};
const now = { ...before, project_name: "The Ferry" };
const other: Credit = { title: "Rain", role: "Mina", company: "", city: "", year: "2022", kind: "film" };
const former: Credit = { ...creditOf(before), company: "Tent", kind: "theatre" };

describe("the credit of a new claim", () => {
  it("takes the place of the one before, which keeps what the claim does not ask for", () => {
    expect(withClaimedCredit([other, former], before, now)).toEqual([
      other,
      { ...creditOf(now), company: "Tent", kind: "theatre" },
    ]);
  });

  it("comes first where the one before is gone", () => {
    expect(withClaimedCredit([other], before, now)).toEqual([creditOf(now), other]);
  });

  it("does not come back where it was deleted and the claim says the same", () => {
    expect(withClaimedCredit([other], before, before)).toEqual([other]);
  });

  it("is left out where there is no room", () => {
    const full = Array.from({ length: portfolioLimits.creditsMax }, () => other);
    expect(withClaimedCredit(full, before, now)).toBe(full);
  });
});
