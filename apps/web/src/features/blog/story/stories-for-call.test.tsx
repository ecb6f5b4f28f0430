import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventDetails } from "../../../test/events.ts";
import { failure } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { stubNear } from "../../../test/scroll-near.ts";
import { storiesFrom } from "../../../test/stories.ts";
import { StoriesForCall } from "./stories-for-call.tsx";

let scrollThere: () => void;
beforeEach(() => {
  scrollThere = stubNear();
});
afterEach(() => vi.unstubAllGlobals());

const event = eventDetails(7, { tags: [{ id: 1, name: "Monologues" }] });
const show = (answer: () => unknown) =>
  renderAt("/", <StoriesForCall event={event} />, { answers: { "blog.forCall": answer } });

it("shows articles for the tags of a call once a reader comes near, and asks for nothing before", async () => {
  const { calls } = show(() => storiesFrom(1, 2));
  expect(calls).toEqual([]);
  act(() => scrollThere());
  expect(await screen.findByRole("heading", { name: "Worth reading for this call" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Story 2" }).getAttribute("href")).toBe("/blog/story-2");
  expect(calls[0]?.input).toEqual({ names: ["Monologues"] });
});

it("shows nothing where there is none, and where they cannot be read", async () => {
  for (const answer of [
    () => [],
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
