import { act, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "react-hot-toast/headless";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { Toaster } from "./toaster.tsx";

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function say(kind: keyof typeof notify, text: string) {
  await act(async () => {
    notify[kind](text);
    await vi.dynamicImportSettled();
  });
}

describe("Toaster", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => {
      act(() => toast.removeAll());
      vi.useRealTimers();
    };
  });

  it.each([
    ["blank", "status", 4_000],
    ["success", "status", 2_000],
    ["error", "alert", 4_000],
  ] as const)(
    "shows a %s as a %s for %i ms and takes it out a second later",
    async (kind, role, duration) => {
      render(<Toaster />);
      await say(kind, "Cue");
      pass(duration - 1);
      expect(screen.getByRole(role).className).not.toContain("opacity-0");
      pass(2);
      expect(screen.getByRole(role).className).toContain("opacity-0");
      pass(1_000);
      expect(screen.queryByRole(role)).toBeNull();
    },
  );

  it("keeps what is loading until it is dismissed", async () => {
    render(<Toaster />);
    await say("loading", "Sending");
    pass(60_000);
    act(() => screen.getByRole("button", { name: "Dismiss" }).click());
    pass(1_001);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("stays open under the pointer, and goes on from there when that leaves", async () => {
    render(<Toaster />);
    await say("error", "Cue");
    pass(3_000);
    fireEvent.pointerEnter(screen.getByRole("alert").parentElement as Element);
    pass(60_000);
    expect(screen.getByRole("alert").className).not.toContain("opacity-0");
    fireEvent.pointerLeave(screen.getByRole("alert").parentElement as Element);
    pass(999);
    expect(screen.getByRole("alert").className).not.toContain("opacity-0");
    pass(2);
    expect(screen.getByRole("alert").className).toContain("opacity-0");
  });

  it("says the same thing once, and never more than twenty at a time", async () => {
    render(<Toaster />);
    await say("error", "Unauthorized");
    await say("error", "Unauthorized");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    for (let index = 0; index < 25; index++) await say("error", `Failure ${index}`);
    expect(screen.getAllByRole("alert")).toHaveLength(20);
  });

  it("leads to what a message is about", async () => {
    render(<Toaster />, { wrapper: MemoryRouter });
    await act(async () => {
      notify.success("Posted!", { to: "/events", text: "All events" });
      await vi.dynamicImportSettled();
    });
    expect(screen.getByRole("status").textContent).toBe("Posted! All events");
    expect(screen.getByRole("link", { name: "All events" }).getAttribute("href")).toBe("/events");
  });
});
