import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { draftOf, leaveDraft, signIn } from "../../test/claims.ts";
import { renderAt } from "../../test/render-at.tsx";
import { FinishProfile } from "./finish-profile.tsx";

describe("the link back into a skipped wizard", () => {
  it("is shown to users with a draft", async () => {
    signIn();
    leaveDraft("agency", { present_city: "Pune" });
    const { user } = renderAt("/", <FinishProfile />);
    const link = screen.getByRole("link", { name: "Finish your profile", description: /agency/ });
    expect(link.getAttribute("href")).toBe("/claim-agency-profile");
    await user.click(screen.getByRole("button", { name: "Discard the agency answers" }));
    expect(draftOf("agency")).toEqual({ present_city: "Pune" });
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("link")).toBeNull();
    expect(draftOf("agency")).toBeNull();
  });

  it("is hidden from everybody else", () => {
    signIn();
    leaveDraft("artist", { present_city: "Pune" }, 6);
    renderAt("/", <FinishProfile />);
    expect(screen.queryByRole("link")).toBeNull();
    localStorage.removeItem("auth");
    renderAt("/", <FinishProfile />);
    expect(screen.queryByRole("link")).toBeNull();
  });
});
