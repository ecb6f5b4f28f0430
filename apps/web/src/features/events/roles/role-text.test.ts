import { expect, it, vi } from "vitest";

it("lists what a role asks for, and loads the browser's data for lists only then", async () => {
  const ListFormat = vi.spyOn(Intl, "ListFormat");
  const { wantsText } = await import("./role-text.ts");
  expect(wantsText([])).toBeNull();
  expect(ListFormat).not.toHaveBeenCalled();
  expect(wantsText(["reel"])).toBe("a reel");
  expect(wantsText(["reel", "self_tape", "photo"])).toBe("a reel, a self-tape, and a photo");
  expect(ListFormat).toHaveBeenCalledTimes(1);
});
