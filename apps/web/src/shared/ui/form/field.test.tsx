import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Input, Select, Textarea } from "./control.tsx";
import { Field } from "./field.tsx";

describe("Field", () => {
  it("names its control and describes it with error and hint", () => {
    render(
      <Field label="Email" required error="Invalid email" hint="Shown to nobody">
        {(control) => <Input {...control} />}
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Email" });
    const described = (input.getAttribute("aria-describedby") ?? "").split(" ");
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Invalid email",
      "Shown to nobody",
    ]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(input.getAttribute("aria-required")).toBe("true");
  });

  it("says that a field is optional, and claims nothing where all is well", () => {
    render(<Field label="Reel">{(control) => <Textarea {...control} />}</Field>);
    const input = screen.getByRole("textbox", { name: /^Reel ?\(optional\)$/ });
    for (const name of ["aria-describedby", "aria-invalid", "aria-required"]) {
      expect(input.getAttribute(name)).toBeNull();
    }
  });

  it("ties selects in the same way", () => {
    render(
      <Field label="City" required>
        {(control) => (
          <Select {...control}>
            <option>Pune</option>
          </Select>
        )}
      </Field>,
    );
    expect(screen.getByRole("combobox", { name: "City" })).toBeDefined();
  });
});
