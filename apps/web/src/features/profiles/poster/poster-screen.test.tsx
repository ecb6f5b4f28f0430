import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { agencyClaim, signIn } from "../../../test/claims.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { publicProfile } from "../../../test/profiles.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { PosterScreen } from "./poster-screen.tsx";

const mine = { artist: null, agency: { ...agencyClaim, id: 3 } };
const agency = publicProfile({ id: 3, kind: "agency", name: "Lake Casting", slug: "lake-casting" });

const show = (kind = "agency", answers: Answers = {}) =>
  renderAt(`/account/poster/${kind}`, <PosterScreen kind={kind} />, {
    answers: { "profile.mine": () => mine, "profile.get": () => agency, ...answers },
  });

beforeEach(() => signIn());
afterEach(() => localStorage.clear());

describe("the QR poster of one's own profile", () => {
  it("names who it is, with a code of the public address, and is printed by a button", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => {});
    const { user, calls } = show();
    expect(await screen.findByRole("heading", { level: 2, name: "Lake Casting" })).toBeTruthy();
    const address = `${window.location.origin}/profiles/agency/lake-casting`;
    expect(screen.getByRole("img", { name: `QR code of ${address}` })).toBeTruthy();
    expect(screen.getByText(`${window.location.host}/profiles/agency/lake-casting`)).toBeTruthy();
    expect(calls.find(({ path }) => path === "profile.get")?.input).toEqual({ kind: "agency", id: 3 });
    await user.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("shows nothing that is not public: no city where that is closed", async () => {
    show("agency", { "profile.get": () => ({ ...agency, present_city: null }) });
    expect((await screen.findByText("Actor")).textContent).toBe("Actor");
    expect(document.body.textContent).not.toContain(agencyClaim.present_city);
  });

  it("asks to claim a profile first, and says where one is not public", async () => {
    const { unmount } = show("artist");
    expect(await screen.findByText("You have no artist profile.")).toBeTruthy();
    unmount();
    show("agency", {
      "profile.get": () => {
        throw failure("not_found");
      },
    });
    expect(await screen.findByText("Your profile is not public.")).toBeTruthy();
  });

  it("has a loading state, offers Retry, and is not found for what is no kind of profile", async () => {
    const loading = show("agency", { "profile.mine": never });
    expect(screen.getByText("Loading your QR poster...")).toBeTruthy();
    loading.unmount();
    let isDown = true;
    const { user, unmount } = show("agency", {
      "profile.get": () => {
        if (isDown) throw failure("upstream");
        return agency;
      },
    });
    await screen.findByText("Your QR poster could not be loaded");
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("heading", { level: 2, name: "Lake Casting" })).toBeTruthy();
    unmount();
    const { calls } = show("director");
    expect(calls).toEqual([]);
  });
});
