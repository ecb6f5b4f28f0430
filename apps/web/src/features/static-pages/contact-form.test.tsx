import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type Answers, failure } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { Contact } from "./contact.tsx";

function show(answers: Answers = {}, topic: string | null = null) {
  return renderAt("/contact", <Contact topic={topic} />, { answers });
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

async function fill(user: ReturnType<typeof show>["user"]) {
  await user.type(field("Name"), "Asha Rao");
  await user.type(field("Email"), "asha@example.org");
  await user.type(field("Message"), "The stairs are dark");
}
const send = () => screen.getByRole("button", { name: "Send" });

describe("Contact Us where the upstream takes no messages", () => {
  it.each([null, "advertise"])("has the email address and no form (topic %s)", (topic) => {
    const { calls } = renderAt("/contact", <Contact topic={topic} />, { offered: [] });
    const email = screen.getByRole("link", { name: "hello@callboard.example" });
    expect(email.getAttribute("href")).toBe("mailto:hello@callboard.example");
    expect(screen.getByRole("link", { name: "Help Center" })).toBeDefined();
    expect([screen.queryByRole("textbox"), screen.queryByRole("button")]).toEqual([null, null]);
    expect(screen.queryByText(/JavaScript/)).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe("Contact Us", () => {
  it("shows what is missing or wrong and focuses the first wrong field", async () => {
    const { user, calls } = show();
    await user.click(send());
    for (const text of ["Name is required", "Email is required", "Message is required"]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
    expect(document.activeElement).toBe(field("Name"));
    await user.type(field("Email"), "asha@");
    expect(await screen.findByText("Invalid email")).toBeDefined();
    expect(calls).toEqual([]);
  });

  it("sends the message with its topic and shows the reference number", async () => {
    const { user, calls } = show({ "contact.create": () => ({ reference: "CB-7F3K2" }) }, "advertise");
    await fill(user);
    await user.click(send());
    expect(await screen.findByText("CB-7F3K2")).toBeDefined();
    expect(document.activeElement?.textContent).toBe("Your message is with us");
    const message = { name: "Asha Rao", email: "asha@example.org", message: "The stairs are dark" };
    expect(calls).toEqual([
      { path: "contact.create", input: { ...message, website: "", topic: "advertise" } },
    ]);
    await user.click(screen.getByRole("button", { name: "Write another message" }));
    expect(field("Message").value).toBe("");
  });

  it("hides the honeypot from people", () => {
    show();
    expect(screen.queryByRole("textbox", { name: "Website" })).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name="website"]')?.tabIndex).toBe(-1);
  });

  it("shows why a message was refused and keeps it, also after a reload", async () => {
    const busy = "Too many attempts. Try again in 42 seconds.";
    const { user, unmount } = show({
      "contact.create": () => {
        throw failure("too_many_requests", busy);
      },
    });
    await fill(user);
    await user.click(send());
    expect((await screen.findByRole("alert")).textContent).toBe(busy);
    unmount();
    show();
    await waitFor(() => expect(field("Message").value).toBe("The stairs are dark"));
    expect(field("Name").value).toBe("Asha Rao");
  });
});
