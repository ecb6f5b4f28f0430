import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventPage, eventSummary } from "../../../test/events.ts";
import { failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { stubNear } from "../../../test/scroll-near.ts";
import { OpenCalls } from "./open-calls.tsx";

let scrollThere: () => void;
beforeEach(() => {
  scrollThere = stubNear();
});
afterEach(() => vi.unstubAllGlobals());

function show(answer: () => unknown, options: Partial<Parameters<typeof renderAt>[2]> = {}) {
  const names = ["Self-tape", "self-tape", "Voice"];
  return renderAt("/", <OpenCalls names={names} />, { answers: { "event.forStory": answer }, ...options });
}

it("shows open calls once a reader comes near the end of the page, and asks for nothing before", async () => {
  const { calls } = show(() => eventPage([eventSummary(8)]));
  expect(calls).toEqual([]);
  act(() => scrollThere());
  expect(await screen.findByRole("heading", { level: 2, name: "Open calls" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Event 8" }).getAttribute("href")).toBe("/event/8");
  const all = screen.getByRole("link", { name: "All about Self-tape" });
  expect(all.getAttribute("href")).toBe("/events?search=Self-tape");
  expect(calls.map(({ path, input }) => [path, input])).toEqual([
    ["event.forStory", { names: ["Self-tape", "Voice"] }],
  ]);
});

it("shows nothing where there is none, and where they cannot be read", async () => {
  for (const answer of [
    () => eventPage([]),
    () => {
      throw failure("upstream");
    },
  ]) {
    const { calls, unmount } = show(answer);
    act(() => scrollThere());
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole("heading")).toBeNull();
    unmount();
  }
});

it("asks for none where the upstream has no filters of calls", () => {
  const { calls } = show(() => eventPage([eventSummary(8)]), { offered: [] });
  act(() => scrollThere());
  expect(calls).toEqual([]);
});
