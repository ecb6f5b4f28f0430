import { screen, waitFor, within } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { agencyClaim, artistClaim, draftOf, leaveDraft } from "../../test/claims.ts";
import { failure } from "../../test/fake-gateway.ts";
import { showClaim } from "../../test/show-claim.tsx";

const address = () => screen.getByTestId("address").textContent;
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });
const press = (name: RegExp | string) => screen.getByRole("button", { name });

describe("the steps of a wizard", () => {
  it("continue only when complete, with the step in the URL", async () => {
    leaveDraft("artist", { ...artistClaim, profession: "" });
    const { user } = await showClaim("artist");
    expect((press("Go Back") as HTMLButtonElement).disabled).toBe(true);
    await user.click(press("Next Step (1 / 3)"));
    const second = await heading("Select Profession");
    expect(address()).toBe("/claim-artist-profile?step=2");
    await waitFor(() => expect(document.activeElement).toBe(second));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
    const steps = within(screen.getByRole("list", { name: "Steps" })).getAllByRole("listitem");
    expect(steps.map((step) => step.getAttribute("aria-current"))).toEqual([null, "step", null]);

    await user.click(await screen.findByRole("radio", { name: "Singer" }));
    await user.click(press("Next Step (2 / 3)"));
    await heading("Credits & Experience");
    expect(address()).toBe("/claim-artist-profile?step=3");
    expect(press("Submit")).toBeTruthy();

    await user.click(press("Go Back"));
    await heading("Select Profession");
    expect(((await screen.findByRole("radio", { name: "Singer" })) as HTMLInputElement).checked).toBe(true);
    await user.click(press("Go Back"));
    await heading("Information");
    expect(address()).toBe("/claim-artist-profile");
  });

  it.each([
    [{}, "?step=3", "Information", ""],
    [{ ...artistClaim, profession: "" }, "?step=3", "Select Profession", "?step=2"],
    [artistClaim, "?step=3", "Credits & Experience", "?step=3"],
    [artistClaim, "?step=12", "Information", ""],
  ])("with draft %# at %s open at %s", async (draft, search, name, shown) => {
    leaveDraft("artist", draft);
    await showClaim("artist", {}, search);
    await heading(name);
    await waitFor(() => expect(address()).toBe(`/claim-artist-profile${shown}`));
  });

  it("are summarised on the last one, with a link back to each", async () => {
    leaveDraft("agency", agencyClaim);
    const { user } = await showClaim("agency", {}, "?step=3");
    const answers = within(await screen.findByRole("region", { name: "Check your answers" }));
    expect(answers.getByText("We cast theatre and independent film.")).toBeTruthy();
    expect(answers.getByText("Ready to travel for work").nextSibling?.textContent).toBe("No");
    expect(answers.getByText("Casting agency")).toBeTruthy();
    await user.click(answers.getByRole("link", { name: "Change Information" }));
    await heading("Information");
    expect((screen.getByLabelText("Years of experience") as HTMLInputElement).value).toBe("12");
    expect((screen.getByLabelText("Ready to travel for work") as HTMLSelectElement).value).toBe("false");
  });

  it("follow the browser's Back", async () => {
    leaveDraft("artist", artistClaim);
    const { user } = await showClaim("artist", {}, "", <BrowserBack />);
    await user.click(press("Next Step (1 / 3)"));
    await heading("Select Profession");
    await user.click(press("Back in the browser"));
    await heading("Information");
    expect((screen.getByLabelText("Present city") as HTMLInputElement).value).toBe("Pune");
  });
});

/** The browser's Back button. */
function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back in the browser
    </button>
  );
}

describe("the answers of a wizard", () => {
  it("are saved as a draft, restored after a reload, and only for this user", async () => {
    const first = await showClaim("artist");
    await first.user.type(screen.getByLabelText("Present city"), "Pune");
    await first.user.selectOptions(screen.getByLabelText("Ready to travel for work"), "Yes");
    await waitFor(() => expect(draftOf("artist")).toEqual({ present_city: "Pune", ready_to_travel: true }));
    first.unmount();
    await showClaim("artist");
    expect((screen.getByLabelText("Present city") as HTMLInputElement).value).toBe("Pune");
    expect((screen.getByLabelText("Ready to travel for work") as HTMLSelectElement).value).toBe("true");
    expect(draftOf("artist", 6)).toBeNull();
  });

  it("stay when the wizard is skipped", async () => {
    const { user } = await showClaim("artist");
    await user.type(screen.getByLabelText("Weight"), "60 kg");
    await user.click(screen.getByRole("link", { name: "Skip for now" }));
    expect(address()).toBe("/");
    expect(draftOf("artist")).toEqual({ weight: "60 kg" });
  });

  it("start from an earlier claim", async () => {
    await showClaim("agency", {
      "profile.mine": () => ({ artist: null, agency: { ...agencyClaim, id: 3 } }),
    });
    expect((screen.getByLabelText("About your agency") as HTMLTextAreaElement).value).toBe(agencyClaim.about);
    expect((screen.getByLabelText("Years of experience") as HTMLInputElement).value).toBe("12");
    expect((screen.getByLabelText("Ready to travel for work") as HTMLSelectElement).value).toBe("false");
    expect(draftOf("agency")).toBeNull();
  });
});

describe("an answer of an earlier claim", () => {
  it("stays empty over a reload when it was cleared", async () => {
    const claimed = { "profile.mine": () => ({ artist: null, agency: { ...agencyClaim, id: 3 } }) };
    const about = () => screen.getByLabelText("About your agency") as HTMLTextAreaElement;
    const first = await showClaim("agency", claimed);
    await first.user.clear(about());
    await waitFor(() => expect(draftOf("agency")).toMatchObject({ about: "", present_city: "Mumbai" }));
    first.unmount();
    await showClaim("agency", claimed);
    await waitFor(() => expect(about().value).toBe(""));
    expect((screen.getByLabelText("Present city") as HTMLInputElement).value).toBe("Mumbai");
  });
});

describe("the choice of a profession", () => {
  it("filters by typing, keeps the chosen one, and does not submit on Enter", async () => {
    leaveDraft("artist", { ...artistClaim, profession: "Model" });
    const { user } = await showClaim("artist", {}, "?step=2");
    const filter = await screen.findByRole("searchbox", { name: "Filter professions" });
    await user.type(filter, "SING{Enter}");
    const names = screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value);
    expect(names).toEqual(["Model", "Singer"]);
    expect(screen.getByText("2 professions")).toBeTruthy();
    expect(address()).toBe("/claim-artist-profile?step=2");
  });

  it("shows that the professions cannot be fetched, and retries in place", async () => {
    leaveDraft("artist", artistClaim);
    let isDown = true;
    const answers = {
      "reference.professions": () => {
        if (isDown) throw failure("upstream");
        return [{ id: 1, name: "Actor" }];
      },
    };
    const { user, toasts } = await showClaim("artist", answers, "?step=2");
    await user.click(
      await screen.findByRole("button", { name: "Retry", description: "Failed to fetch professions" }),
    );
    expect(toasts).toEqual(["Failed to fetch professions", "Failed to fetch professions"]);
    isDown = false;
    await user.click(await screen.findByRole("button", { name: "Retry" }));
    expect(((await screen.findByRole("radio", { name: "Actor" })) as HTMLInputElement).checked).toBe(true);
  });
});

describe("the choice of a city", () => {
  it("lists cities of the visitor's country first, and retries in place after a failure", async () => {
    leaveDraft("agency", { ...agencyClaim, project_city: "" });
    let isDown = true;
    const answers = {
      "reference.cities": () => {
        if (isDown) throw failure("upstream");
        return [
          { id: 1, name: "Leeds", country: "GB", time_zone: "Europe/London" },
          { id: 2, name: "Pune", country: "IN", time_zone: "Asia/Kolkata" },
        ];
      },
    };
    const { user, toasts } = await showClaim("agency", answers, "?step=3");
    const retry = await screen.findByRole("button", { name: "Retry", description: "Failed to fetch cities" });
    expect(toasts).toEqual(["Failed to fetch cities"]);
    isDown = false;
    await user.click(retry);
    const options = () =>
      Array.from((screen.getByLabelText("Project city") as HTMLSelectElement).options, ({ text }) => text);
    await waitFor(() => expect(options()).toEqual(["Select city", "Pune", "Leeds"]));
  });
});
