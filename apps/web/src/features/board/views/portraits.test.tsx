import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { profileSummary } from "../../../test/profiles.ts";
import { received } from "../../../test/received.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { BoardScreen } from "../board-screen.tsx";

const photo = "/media/0f3a-1440.webp";
const people = [
  received(1, { profile: profileSummary(5, { photo }) }),
  received(2, { profile: profileSummary(6, { photo: null }) }),
  received(3),
];
const counts = { sent: 3, viewed: 0, shortlisted: 0, callback: 0, offered: 0, cast: 0, declined: 0 };

const show = (address: string) =>
  renderAt(address, <BoardScreen id={7} />, {
    answers: {
      "board.get": () => ({ event: { id: 7, title: "Chorus" }, counts, labels: [], roles: [] }),
      "application.received": ({ state = "sent" }: { state?: string }) => ({
        applications: people.filter((row) => row.state === state),
        pagination: { page: 1, limit: 100, hasNextPage: false, nextCursor: null },
      }),
    },
  });

/** The headshots in sight; they have no words, since names stand beside them. */
const portraits = () =>
  [...document.querySelectorAll("main img, li img")].map((image) => image.getAttribute("src"));

beforeEach(() => {
  signIn();
  // Without a layout nothing would be in sight.
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);
});

it.each(["/account/calls/7", "/account/calls/7?view=list"])(
  "%s shows the headshots of those who show one, beside their names",
  async (address) => {
    show(address);
    for (const { applicant } of people)
      expect(await screen.findByRole("checkbox", { name: `Select ${applicant.name}` })).toBeTruthy();
    expect(portraits()).toEqual([photo]);
    const drawings = (name: string) =>
      screen.getByRole("checkbox", { name }).closest("li")?.querySelectorAll("img, svg").length ?? 0;
    // No silhouette stands in for a headshot.
    expect(drawings("Select Artist 2")).toBe(drawings("Select Artist 3"));
    expect(drawings("Select Artist 1")).toBe(drawings("Select Artist 3") + 1);
  },
);
