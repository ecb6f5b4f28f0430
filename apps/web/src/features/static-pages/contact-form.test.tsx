import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderAt } from "../../test/render-at.tsx";
import { ContactForm } from "./contact-form.tsx";
import { contactErrors, mailAddress } from "./contact-message.ts";

describe("ContactForm", () => {
  it("names what is missing and puts the focus on the first of it", async () => {
    const { user } = renderAt("/contact", <ContactForm subject="Hello" />);
    await user.type(screen.getByRole("textbox", { name: "Name" }), "Asha");
    await user.click(screen.getByRole("button", { name: "Send" }));
    expect(screen.getByText("Email is required")).toBeDefined();
    expect(screen.getByText("Message is required")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Email" }));
    await user.keyboard("a");
    expect(screen.queryByText("Email is required")).toBeNull();
  });
});

describe("contactErrors", () => {
  it("accepts a whole message and refuses an address that cannot be one", () => {
    const message = { name: "Asha", email: "asha@example.org", message: "Hello" };
    expect(contactErrors(message)).toEqual({});
    expect(contactErrors({ ...message, email: "asha@example" })).toEqual({ email: "Invalid email" });
    expect(contactErrors({ name: " ", email: " ", message: "\n" })).toEqual({
      name: "Name is required",
      email: "Email is required",
      message: "Message is required",
    });
  });
});

describe("mailAddress", () => {
  it("carries subject, message and sender, whatever they contain", () => {
    const address = mailAddress("to@example.org", "Ads & more", {
      name: "Asha",
      email: "a@example.org",
      message: "50% & up?\nYes",
    });
    const [, query] = address.split("?");
    expect(address.startsWith("mailto:to@example.org?")).toBe(true);
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      subject: "Ads & more",
      body: "50% & up?\nYes\r\n\r\nAsha\r\na@example.org",
    });
  });
});
