import { expect, it } from "vitest";
import { besideNames } from "./beside-names.ts";

it("asks for the first three names, each once in any case, that are no longer than a name may be", () => {
  const long = "a".repeat(101);
  expect(besideNames([" Dance ", "dance", "", long, "Voice", "Film", "Stage"])).toEqual([
    "Dance",
    "Voice",
    "Film",
  ]);
});
