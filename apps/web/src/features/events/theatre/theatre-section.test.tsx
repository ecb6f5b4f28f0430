import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventPage, eventsFrom } from "../../../test/events.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { TheatreSection } from "./theatre-section.tsx";

const categories = [
  { id: 4, name: "Film" },
  { id: 9, name: "Theatre" },
];

const show = (change: Answers = {}) =>
  renderAt("/", <TheatreSection />, {
    answers: {
      "event.categories": () => categories,
      "event.related": () => eventPage(eventsFrom(1, 6)),
      ...change,
    },
  });

describe("the theatre section", () => {
  it("shows the upcoming calls of the theatre, soonest first", async () => {
    const { calls } = show();
    expect(await screen.findAllByRole("article")).toHaveLength(6);
    expect(calls.at(-1)?.input).toEqual({ category_id: 9, limit: 6 });
    const link = screen.getByRole("link", { name: "All auditions & events" });
    expect(link.getAttribute("href")).toBe("/events");
  });

  it("has an empty state when nothing is coming up", async () => {
    show({ "event.related": () => eventPage([]) });
    expect(await screen.findByText("No theatre calls yet")).toBeTruthy();
  });

  it("is not there where events have no such category", async () => {
    const { calls } = show({ "event.categories": () => [{ id: 4, name: "Film" }] });
    await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
    expect(calls.map(({ path }) => path)).toEqual(["event.categories"]);
  });

  it("shows the error and fetches again on Retry", async () => {
    let isDown = true;
    const { user, toasts } = show({
      "event.categories": () => {
        if (isDown) throw failure("upstream");
        return categories;
      },
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Theatre calls could not be loaded");
    expect(toasts).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(6));
  });

  it("has an accessible name for what is loading", () => {
    show({ "event.categories": never });
    expect(screen.getByRole("status").textContent).toBe("Loading theatre calls...");
  });
});
