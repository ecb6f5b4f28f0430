import { screen, waitFor, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { renderAt } from "../../test/render-at.tsx";
import { RegisterAs } from "./register-as.tsx";
import { registerAsState } from "./register-as-state.ts";

function Home() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => navigate("/", { state: registerAsState })}>
        Verified
      </button>
      <RegisterAs />
    </>
  );
}

describe("Register as", () => {
  it("is closed unless a number was just verified", () => {
    renderAt("/", <Home />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("offers the two wizards, and just browsing, which does not ask again", async () => {
    const { user } = renderAt("/", <Home />);
    await user.click(screen.getByRole("button", { name: "Verified" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Register as" }));
    const hrefs = dialog.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/claim-artist-profile", "/claim-agency-profile"]);
    await user.click(dialog.getByRole("button", { name: "Just browsing" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByTestId("address").textContent).toBe("/");
  });
});
