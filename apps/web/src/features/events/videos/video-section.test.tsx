import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { eventPage, video } from "../../../test/events.ts";
import { type Answers, failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import type { CarouselPlace } from "./carousel.ts";
import { VideoSection } from "./video-section.tsx";

const carousel = vi.hoisted(() => ({ start: vi.fn(), previous: vi.fn(), next: vi.fn(), end: vi.fn() }));
vi.mock("./carousel.ts", () => ({ startCarousel: carousel.start }));

let comeNear: (entries: { isIntersecting: boolean }[]) => void;
const near = () => act(async () => comeNear([{ isIntersecting: true }]));

const { pagination } = eventPage([]);
const videos = [
  video(1, { video_url: "https://video.example/1" }),
  video(2, { description: "y".repeat(151) }),
];
const show = (list: Answers[string] = () => ({ videos, pagination })) =>
  renderAt("/events", <VideoSection />, { answers: { "video.list": list } });

beforeEach(() => {
  const { previous, next, end } = carousel;
  carousel.start.mockReturnValue({ previous, next, end });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: typeof comeNear) {
        comeNear = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

describe("the latest videos", () => {
  it("are the five newest featured ones", async () => {
    const { calls } = show();
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(calls[0]?.input).toEqual({ is_featured: true, sortBy: "created_at", sortOrder: "DESC", limit: 5 });
  });

  it("link to the video in a new tab where that is known", async () => {
    show();
    const link = await screen.findByRole("link", { name: "Video 1 (opens in a new tab)" });
    expect(link.getAttribute("href")).toBe("https://video.example/1");
    expect(link.getAttribute("rel")).toContain("noopener");
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(screen.getByText(`${"y".repeat(150)}…`)).toBeTruthy();
  });

  it("become a carousel near the viewport, and move by buttons and arrow keys", async () => {
    const { user, unmount } = show();
    await screen.findAllByRole("article");
    expect(carousel.start).not.toHaveBeenCalled();
    await near();
    await waitFor(() => expect(carousel.start).toHaveBeenCalledOnce());
    await user.click(screen.getByRole("button", { name: "Next videos" }));
    await user.keyboard("{ArrowRight}{ArrowLeft}");
    await user.click(screen.getByRole("button", { name: "Previous videos" }));
    expect(carousel.next).toHaveBeenCalledTimes(2);
    expect(carousel.previous).toHaveBeenCalledTimes(2);
    unmount();
    expect(carousel.end).toHaveBeenCalledOnce();
  });

  it("mark which end they are at, and keep the focus", async () => {
    const { user } = show();
    await screen.findAllByRole("article");
    await near();
    await waitFor(() => expect(carousel.start).toHaveBeenCalled());
    const next = screen.getByRole("button", { name: "Next videos" });
    await user.click(next);
    const tell = carousel.start.mock.calls[0]?.[1] as (place: CarouselPlace) => void;
    act(() => tell({ isBeginning: false, isEnd: true, isLocked: false }));
    expect(next.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(next);
    const previous = screen.getByRole("button", { name: "Previous videos" });
    expect(previous.getAttribute("aria-disabled")).toBe("false");
  });

  it("scroll natively until the carousel is loaded", async () => {
    const scrollBy = vi.fn();
    Element.prototype.scrollBy = scrollBy;
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Next videos" }));
    expect(scrollBy).toHaveBeenCalledOnce();
  });

  it("have an empty state", async () => {
    show(() => ({ videos: [], pagination }));
    expect(await screen.findByText("No videos found.")).toBeTruthy();
  });

  it("show the error", async () => {
    const { toasts } = show(() => {
      throw failure("upstream");
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Videos could not be loaded");
    expect(toasts).toEqual([]);
  });

  it("have an accessible name while they load", () => {
    show(never);
    expect(screen.getByRole("status").textContent).toBe("Loading videos...");
  });
});
