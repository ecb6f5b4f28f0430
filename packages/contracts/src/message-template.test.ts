import { expect, it } from "vitest";
import { fillTemplate } from "./message-template.ts";

it("fills in what a template names, once, and leaves all else", () => {
  const values = { name: "{call} $& Asha", call: "Chorus", role: "Alto" };
  expect(fillTemplate("{name}, {role} in {call}: {name} {other} {NAME} {{role}}", values)).toBe(
    "{call} $& Asha, Alto in Chorus: {call} $& Asha {other} {NAME} {Alto}",
  );
});
