import { countedThings } from "@callboard/contracts/numbers";
import type { SubjectFixture } from "../subjects.ts";

const values = Object.fromEntries(countedThings.map((name) => [name, [1, 2]]));
const starts = ["2026-06-14T00:00:00.000Z", "2026-06-15T00:00:00.000Z"];

export const fixture: SubjectFixture = {
  accepted: { "numbers.list": {} },
  open: [],
  answers: [["/staff/numbers", { numbers: { unit: "day", starts, values } }]],
};
