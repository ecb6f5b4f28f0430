import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { ScrollToTop } from "./scroll-to-top.tsx";

function scrollTo(y: number) {
  act(() => {
    Object.assign(window, { scrollY: y });
    window.dispatchEvent(new Event("scroll"));
  });
}

describe("ScrollToTop", () => {
  it("appears after more than 200 px and scrolls back to the top", async () => {
    render(<ScrollToTop />);
    scrollTo(200);
    expect(screen.queryByRole("button")).toBeNull();
    scrollTo(201);
    await userEvent.click(screen.getByRole("button", { name: "Scroll to top" }));
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
    scrollTo(0);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
