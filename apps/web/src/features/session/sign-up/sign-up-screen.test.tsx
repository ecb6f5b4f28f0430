import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { type Answers, failure, never, refusedFields } from "../../../test/fake-gateway.ts";
import { person, signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { SignUpScreen } from "./sign-up-screen.tsx";

function show(answers: Answers = {}, address = "/register") {
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  return { said, ...renderAt(address, <SignUpScreen />, { answers, route: "/register" }) };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const code = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Country code" });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Sign/ });
const address = () => screen.getByTestId("address").textContent;

const right = {
  Name: "Asha Rao",
  Username: "asha",
  Email: "asha@example.org",
  Password: "stage-left",
  Phone: "9876543210",
};
const sent = {
  name: "Asha Rao",
  username: "asha",
  email: "asha@example.org",
  password: "stage-left",
  phone: "+919876543210",
};

async function fill({ user }: ReturnType<typeof show>, change: Partial<typeof right> = {}) {
  for (const [label, text] of Object.entries({ ...right, ...change })) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
}
const welcome = (requireOtp = false) => ({
  ...signedInAs(person({ is_phone_verified: false })),
  requireOtp,
  phone: sent.phone,
});

describe("Sign Up", () => {
  it.each([
    ["Name", "", "Name is required"],
    ["Name", "   ", "Name is required"],
    ["Username", "", "Username is required"],
    ["Email", "", "Email is required"],
    ["Email", "asha@", "Invalid email"],
    ["Password", "", "Password is required"],
    ["Password", "12345", "Minimum 6 characters"],
    ["Phone", "", "Phone number is required"],
    ["Phone", "1", "Enter a valid phone number (not just country code)"],
  ])("says of %s %j: %s", async (label, text, message) => {
    const shown = show();
    await fill(shown, { [label]: text });
    await shown.user.click(button());
    expect(await screen.findByText(message)).toBeDefined();
    expect(document.activeElement).toBe(field(label));
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(shown.calls).toEqual([]);
  });

  it("creates the account, confirms it and redirects to verifying", async () => {
    const shown = show({ "session.signUp": () => welcome() });
    await fill(shown);
    await shown.user.click(button());
    await waitFor(() => expect(address()).toBe("/verify-otp"));
    expect(shown.said).toHaveBeenCalledWith("Signup Successfully");
    expect(shown.calls).toEqual([{ path: "session.signUp", input: sent }]);
    expect(JSON.parse(localStorage.getItem("auth") ?? "").user.name).toBe("Asha Rao");
    expect(JSON.parse(sessionStorage.getItem("code:verify") ?? "")).toMatchObject({
      phone: sent.phone,
      isUnsent: false,
    });
    expect(sessionStorage.getItem("draft:sign-up")).toBeNull();
  });

  it("keeps `as` and `next` of the URL", async () => {
    const shown = show({ "session.signUp": () => welcome() }, "/register?as=artist&next=%2Fhelp");
    expect(screen.getByText(/Register as an artist/)).toBeDefined();
    await fill(shown);
    await shown.user.click(button());
    await waitFor(() => expect(address()).toBe("/verify-otp?as=artist&next=%2Fhelp"));
  });

  it("shows the server's messages on their fields, focuses the first, and toasts them", async () => {
    const shown = show({
      "session.signUp": () => {
        throw refusedFields({ username: "Username is already taken", phone: "Number is already taken" });
      },
    });
    await fill(shown);
    await shown.user.click(button());
    expect(await screen.findByText("Username is already taken")).toBeDefined();
    expect(screen.getByText("Number is already taken")).toBeDefined();
    expect(document.activeElement).toBe(field("Username"));
    expect(shown.toasts).toEqual(["Username is already taken, Number is already taken"]);
    expect(field("Password").value).toBe("stage-left");
    await shown.user.type(field("Username"), "2");
    await waitFor(() => expect(screen.queryByText("Username is already taken")).toBeNull());
  });

  it.each([
    [failure("validation", "No more accounts today"), "No more accounts today"],
    [failure("upstream"), "Signup failed"],
    [failure("unexpected"), "Signup failed"],
    [failure("network"), "Network error, please check your connection"],
  ])("shows the error in a toast and keeps everything", async (error, text) => {
    const shown = show({
      "session.signUp": () => {
        throw error;
      },
    });
    await fill(shown);
    await shown.user.click(button());
    await waitFor(() => expect(shown.toasts).toEqual([text]));
    expect(field("Email").value).toBe(right.Email);
    expect(address()).toBe("/register");
  });

  it("submits once, however often it is pressed", async () => {
    const shown = show({ "session.signUp": never });
    await fill(shown);
    await shown.user.dblClick(button());
    await waitFor(() => expect(button().textContent).toBe("Signing up..."));
    expect(button().disabled).toBe(true);
    expect(shown.calls).toHaveLength(1);
  });

  it("keeps digits only, at most twelve, behind one of five codes", async () => {
    const { user } = show();
    await user.type(field("Phone"), "98-76a5 4321012345");
    expect(field("Phone").value).toBe("987654321012");
    const codes = Array.from(code().options, ({ value }) => value);
    expect([...codes].sort()).toEqual(["+1", "+44", "+61", "+81", "+91"]);
    expect(code().value).toBe("+91");
    await user.clear(field("Phone"));
    await user.click(field("Phone"));
    await user.paste("+44 7700 900123");
    expect([code().value, field("Phone").value]).toEqual(["+44", "7700900123"]);
  });

  it("defaults to the country code of the visitor's location", () => {
    localStorage.setItem("location", "GB");
    show();
    expect(code().value).toBe("+44");
  });

  it("restores the draft after a reload, but not the password", async () => {
    const first = show();
    await fill(first);
    first.unmount();
    show();
    await waitFor(() => expect(field("Username").value).toBe("asha"));
    expect([field("Name").value, field("Email").value]).toEqual([right.Name, right.Email]);
    expect([code().value, field("Phone").value]).toEqual(["+91", right.Phone]);
    expect(field("Password").value).toBe("");
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(right.Password);
  });

  it("supports autofill, and links to the terms and to signing in", () => {
    show();
    const token = (label: string) => field(label).autocomplete;
    expect(["Name", "Username", "Email", "Password", "Phone"].map(token)).toEqual([
      "name",
      "username",
      "email",
      "new-password",
      "tel-national",
    ]);
    expect(screen.getByRole("heading", { level: 1, name: "Sign Up" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Terms and Conditions" }).getAttribute("href")).toBe("/terms");
    expect(screen.getByRole("link", { name: "Sign In" }).getAttribute("href")).toBe("/login");
  });
});
