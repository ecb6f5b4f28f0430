import { expect, it } from "vitest";
import { formDataOf } from "./form-data.ts";

it("writes files as they are, everything else as text, and leaves out what is undefined", () => {
  const photo = new File(["x"], "photo.jpg", { type: "image/jpeg" });
  const form = formDataOf({ title: "Chorus", price: 12.5, is_free: false, end_time: undefined, photo });
  expect(Object.fromEntries(form)).toEqual({ title: "Chorus", price: "12.5", is_free: "false", photo });
  expect((form.get("photo") as File).name).toBe("photo.jpg");
});
