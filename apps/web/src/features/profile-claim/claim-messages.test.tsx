import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { agencyClaim, artistClaim, leaveDraft } from "../../test/claims.ts";
import { showClaim } from "../../test/show-claim.tsx";

type Messages = [label: string, message: string][];

/** The accessible description of a field: its error, then its hint. */
function said(field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  return document.getElementById(ids[0] ?? "")?.textContent ?? "";
}

/** Presses Next, and checks the error of every field and that the first has the focus. */
async function expectMessages(user: Awaited<ReturnType<typeof showClaim>>["user"], messages: Messages) {
  await user.click(screen.getByRole("button", { name: /^(Next Step|Submit)/ }));
  await screen.findAllByText(messages[0]?.[1] ?? "");
  for (const [label, message] of messages) {
    const field = screen.getByLabelText(label);
    expect(said(field), label).toBe(message);
    expect(field.getAttribute("aria-invalid"), label).toBe("true");
  }
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(messages[0]?.[0] ?? "")));
}

const credits: Messages = [
  ["Project name", "Project name is required"],
  ["Character name", "Character name is required"],
  ["Project year", "Year is required"],
  ["Project city", "Project city is required"],
];

const withoutCredits = { project_name: "", character_name: "", year: "", project_year: "", project_city: "" };

describe("what an artist's wizard says of empty fields", () => {
  it("names each of the seventeen answers of the first step, and stays there", async () => {
    const { user } = await showClaim("artist");
    await expectMessages(user, [
      ["Present city", "Present city is required"],
      ["Cities you often travel to", "Travel cities are required"],
      ["About you", "About section is required"],
      ["Experience", "Experience is required"],
      ["Ready to travel for work", "Travel willingness is required"],
      ["Age range", "Age range is required"],
      ["Gender", "Gender is required"],
      ["Compensation", "Compensation is required"],
      ["Ethnicity", "Ethnicity is required"],
      ["Skin color", "Skin color is required"],
      ["Hair color", "Hair color is required"],
      ["Height", "Height is required"],
      ["Weight", "Weight is required"],
      ["Hair length", "Hair length is required"],
      ["Eye color", "Eye color is required"],
      ["Piercings", "Piercings information is required"],
      ["Tattoos", "Tattoos information is required"],
    ]);
    expect(screen.getByTestId("address").textContent).toBe("/claim-artist-profile");
  });

  it("asks for a profession", async () => {
    leaveDraft("artist", { ...artistClaim, profession: "" });
    const { user } = await showClaim("artist", {}, "?step=2");
    await screen.findByRole("radio", { name: "Actor" });
    await user.click(screen.getByRole("button", { name: "Next Step (2 / 3)" }));
    const group = screen.getByRole("radiogroup");
    await waitFor(() => expect(said(group)).toBe("Profession is required"));
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Actor" }));
  });

  it("asks for every part of the credit on submitting", async () => {
    leaveDraft("artist", { ...artistClaim, ...withoutCredits });
    const { user, calls } = await showClaim("artist", {}, "?step=3");
    await expectMessages(user, credits);
    expect(calls.map(({ path }) => path)).not.toContain("profile.claimArtist");
  });
});

describe("what an agency's wizard says of empty fields", () => {
  it("names each of the ten answers of the first step, and stays there", async () => {
    const { user } = await showClaim("agency");
    await expectMessages(user, [
      ["Years of experience", "Years of experience is required"],
      ["Present city", "Present city is required"],
      ["About your agency", "About section is required"],
      ["Cities you often travel to", "Travel cities are required"],
      ["Ready to travel for work", "Travel willingness is required"],
      ["Website address", "Website address is required"],
      ["Facebook", "Facebook address is required"],
      ["YouTube", "YouTube address is required"],
      ["Studio address", "Studio address is required"],
      ["Office address", "Office address is required"],
    ]);
    expect(screen.getByTestId("address").textContent).toBe("/claim-agency-profile");
  });

  it("asks for a profession", async () => {
    leaveDraft("agency", { ...agencyClaim, profession: "" });
    const { user } = await showClaim("agency", {}, "?step=2");
    await screen.findByRole("radio", { name: "Actor" });
    await user.click(screen.getByRole("button", { name: "Next Step ( 2 / 3 )" }));
    await waitFor(() => expect(said(screen.getByRole("radiogroup"))).toBe("Profession is required"));
  });

  it("asks for every part of the credit on submitting", async () => {
    leaveDraft("agency", { ...agencyClaim, ...withoutCredits });
    const { user } = await showClaim("agency", {}, "?step=3");
    await expectMessages(user, credits);
  });
});

describe("what an agency's wizard says of wrong answers", () => {
  it.each([
    ["Years of experience", "many", "Years of experience must be a number"],
    ["Years of experience", "-1", "Years of experience cannot be negative"],
    ["Website address", "not an address", "Invalid URL"],
    ["Facebook", "javascript:alert(1)", "Invalid URL"],
    ["YouTube", "ftp://example.com", "Invalid URL"],
  ])("on leaving %s with %j", async (label, text, message) => {
    const { user } = await showClaim("agency");
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
    await waitFor(() => expect(said(screen.getByLabelText(label))).toBe(message));
  });

  it.each([
    ["soon", "Year must be a number"],
    ["1899", "Year must be after 1900"],
    ["2027", "Year cannot be in the future"],
  ])("on submitting the year %s of an earlier draft", async (project_year, message) => {
    leaveDraft("agency", { ...agencyClaim, project_year });
    const { user } = await showClaim("agency", {}, "?step=3");
    await expectMessages(user, [["Project year", message]]);
  });
});
