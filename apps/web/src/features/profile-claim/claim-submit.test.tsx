import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { agencyClaim, artistClaim, draftOf, leaveDraft } from "../../test/claims.ts";
import { failure } from "../../test/fake-gateway.ts";
import { showClaim } from "../../test/show-claim.tsx";

const submit = () => screen.getByRole("button", { name: "Submit" });

describe("submitting a claim", () => {
  it("sends every answer once, shows the server's message, clears the draft and links to the profile", async () => {
    const success = vi.spyOn(notify, "success").mockImplementation(() => {});
    leaveDraft("artist", artistClaim);
    const profiles = { artist: null as object | null, agency: null };
    const sent = Promise.withResolvers<{ message: string }>();
    const { user, calls } = await showClaim(
      "artist",
      { "profile.mine": () => profiles, "profile.claimArtist": () => sent.promise },
      "?step=3",
    );
    await screen.findByRole("option", { name: "Mumbai" });
    await user.dblClick(submit());
    const busy = await screen.findByRole("button", { name: "Submitting..." });
    expect((busy as HTMLButtonElement).disabled).toBe(true);
    profiles.artist = { ...artistClaim, id: 12 };
    sent.resolve({ message: "Artist profile saved" });

    const panel = await screen.findByRole("heading", {
      level: 1,
      name: "Your artist profile is on the board",
    });
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(success).toHaveBeenCalledExactlyOnceWith("Artist profile saved");
    expect(calls.filter(({ path }) => path === "profile.claimArtist")).toEqual([
      { path: "profile.claimArtist", input: artistClaim },
    ]);
    expect(draftOf("artist")).toBeNull();
    const link = await screen.findByRole("link", { name: "View your profile" });
    expect(link.getAttribute("href")).toBe("/profiles/artist/12");
    expect(screen.queryByRole("button", { name: "Submit" })).toBeNull();
    await waitFor(() => expect(screen.getByTestId("address").textContent).toBe("/claim-artist-profile"));
  });

  it("leaves who skips while it is sent where they are", async () => {
    const success = vi.spyOn(notify, "success").mockImplementation(() => {});
    leaveDraft("artist", artistClaim);
    const sent = Promise.withResolvers<{ message: string }>();
    const { user } = await showClaim("artist", { "profile.claimArtist": () => sent.promise }, "?step=3");
    await user.click(submit());
    await user.click(await screen.findByRole("link", { name: "Skip for now" }));
    await act(async () => sent.resolve({ message: "Artist profile saved" }));
    await waitFor(() => expect(success).toHaveBeenCalled());
    expect(screen.getByTestId("address").textContent).toBe("/");
  });

  it("sends an agency's numbers as numbers", async () => {
    vi.spyOn(notify, "success").mockImplementation(() => {});
    leaveDraft("agency", { ...agencyClaim, years_of_experience: "12", project_year: "2024" });
    const { user, calls } = await showClaim("agency", {}, "?step=3");
    await user.click(submit());
    await screen.findByRole("heading", { level: 1, name: "Your agency profile is on the board" });
    expect(calls.find(({ path }) => path === "profile.claimAgency")?.input).toEqual(agencyClaim);
  });

  it.each([
    ["artist", failure("upstream"), "An error occurred", []],
    [
      "artist",
      failure("rejected", "Profiles are closed today"),
      "Profiles are closed today",
      ["Profiles are closed today"],
    ],
    ["agency", failure("upstream"), "Failed to submit profile", ["Failed to submit profile"]],
    ["agency", failure("upstream", "Down for repairs"), "Down for repairs", ["Down for repairs"]],
  ] as const)(
    "keeps everything when the %s's claim fails (%#), and works at the next try",
    async (kind, error, text, said) => {
      vi.spyOn(notify, "success").mockImplementation(() => {});
      const claim = kind === "artist" ? artistClaim : agencyClaim;
      leaveDraft(kind, claim);
      let isDown = true;
      const answer = () => {
        if (isDown) throw error;
        return { message: "Saved" };
      };
      const answers = { "profile.claimArtist": answer, "profile.claimAgency": answer };
      const { user, toasts } = await showClaim(kind, answers, "?step=3");
      await user.click(submit());
      expect((await screen.findByRole("alert")).textContent).toBe(text);
      expect(toasts).toEqual(said);
      expect(draftOf(kind)).toEqual(claim);
      expect((screen.getByLabelText("Project name") as HTMLInputElement).value).toBe(claim.project_name);
      isDown = false;
      await user.click(submit());
      await screen.findByRole("heading", { level: 1, name: `Your ${kind} profile is on the board` });
    },
  );

  it("returns to the step whose field the server refuses, with its message", async () => {
    leaveDraft("agency", agencyClaim);
    const refused = Object.assign(failure("validation"), {
      data: { code: "validation", fields: { website_address: "This site is blocked" } },
    });
    const answers = {
      "profile.claimAgency": () => {
        throw refused;
      },
    };
    const { user, toasts } = await showClaim("agency", answers, "?step=3");
    await user.click(submit());
    const field = await screen.findByLabelText("Website address");
    expect(screen.getByText("This site is blocked")).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(toasts).toEqual([]);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("completes a URL on blur", async () => {
    const { user } = await showClaim("agency");
    await user.type(screen.getByLabelText("Website address"), "example.com");
    await user.tab();
    expect((screen.getByLabelText("Website address") as HTMLInputElement).value).toBe("https://example.com");
    expect(screen.queryByText("Invalid URL")).toBeNull();
  });

  it("keeps everything when the session has ended", async () => {
    leaveDraft("artist", artistClaim);
    const answers = {
      "profile.claimArtist": () => {
        throw failure("unauthorized");
      },
    };
    const { user, toasts } = await showClaim("artist", answers, "?step=3");
    await user.click(submit());
    await waitFor(() => expect(toasts).toEqual(["Unauthorized"]));
    expect(localStorage.getItem("auth")).toBeNull();
    expect(draftOf("artist")).toEqual(artistClaim);
  });
});

describe("a claim where the upstream shows no profiles", () => {
  const text = (pattern: RegExp) => screen.queryByText(pattern);

  it.each(["artist", "agency"] as const)(
    "of an %s starts empty and does not say who sees what",
    async (kind) => {
      const { calls } = await showClaim(kind, {}, "", undefined, []);
      expect(screen.getByLabelText<HTMLInputElement>(/Present city/i).value).toBe("");
      expect(text(/Everybody can read|Only you see/)).toBeNull();
      expect(calls.map(({ path }) => path)).not.toContain("profile.mine");
    },
  );

  it("is sent, and leads to the auditions", async () => {
    vi.spyOn(notify, "success").mockImplementation(() => {});
    leaveDraft("artist", artistClaim);
    const { user } = await showClaim("artist", {}, "?step=3", undefined, []);
    await user.click(submit());
    expect(
      await screen.findByRole("heading", { level: 1, name: "Your artist profile is claimed" }),
    ).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/events"]);
    expect(text(/directory/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Edit it" })).toBeNull();
  });
});

describe("a wizard whose earlier claim cannot be loaded", () => {
  it("offers Retry", async () => {
    let isDown = true;
    const view = showClaim("artist", {
      "profile.mine": () => {
        if (isDown) throw failure("upstream");
        return { artist: null, agency: null };
      },
    });
    const retry = await screen.findByRole("button", { name: "Retry" });
    isDown = false;
    retry.click();
    await view;
    expect(screen.getByRole("heading", { level: 1, name: "Claim Your Artist Profile" })).toBeTruthy();
  });
});
