import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { agencyClaim, artistClaim, signIn } from "../test/claims.ts";
import { renderAt } from "../test/render-at.tsx";
import { ProfileActs } from "./profile-acts.tsx";

afterEach(() => localStorage.clear());

const show = (id: number, kind: "artist" | "agency" = "artist") =>
  renderAt("/profiles/artist/7", <ProfileActs id={id} kind={kind} name="Meher" />, {
    answers: {
      "profile.mine": () => ({ artist: { ...artistClaim, id: 7 }, agency: { ...agencyClaim, id: 3 } }),
      "bookmark.get": () => ({ is_bookmarked: false }),
      "callInvitation.calls": () => [],
    },
  });
const names = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

describe("what is done with a profile on its page", () => {
  it("is saving it and adding it to a list, for visitors and for others", async () => {
    const { calls, unmount } = show(7);
    expect(names()).toEqual(["Save this profile", "Add to list"]);
    expect(calls).toEqual([]);
    unmount();
    signIn();
    const other = show(8);
    await waitFor(() => expect(other.calls.map(({ path }) => path)).toContain("profile.mine"));
    expect(names()).toEqual(["Save this profile", "Add to list"]);
  });

  it.each([
    [7, "artist"],
    [3, "agency"],
  ] as const)("is its QR poster where the profile, number %s, is one's own", async (id, kind) => {
    signIn();
    show(id, kind);
    const poster = await screen.findByRole("link", { name: "QR poster" });
    expect(poster.getAttribute("href")).toBe(`/account/poster/${kind}`);
    expect(names()).toEqual([]);
  });
});
