import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import * as lostCode from "#shared/lib/page/lost-code.ts";
import * as leave from "#shared/lib/session/reload-at.ts";
import { silenceConsole, takeConsoleCalls } from "../../../test/console-guard.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

describe("ErrorBoundary", () => {
  it("keeps a failure inside its part of the page, and Retry renders the part anew", async () => {
    let isBroken = true;
    function Part() {
      if (isBroken) throw new Error("broken");
      return <p>Fine</p>;
    }
    silenceConsole();
    render(
      <>
        <p>The rest</p>
        <ErrorBoundary>
          <Part />
        </ErrorBoundary>
      </>,
    );
    expect(screen.getByText("The rest")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toContain("An unexpected error occurred");
    expect(takeConsoleCalls()).not.toEqual([]);

    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(screen.getByText("Fine")).toBeDefined();
  });

  it("loads the page anew where code did not come, because that part stays broken", async () => {
    vi.spyOn(lostCode, "hasLostCode").mockReturnValue(true);
    const reload = vi.spyOn(leave, "reloadAt").mockImplementation(() => {});
    function Part(): never {
      throw new TypeError("Failed to fetch dynamically imported module");
    }
    silenceConsole();
    render(
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(reload).toHaveBeenCalledExactlyOnceWith(window.location.href);
    expect(takeConsoleCalls()).not.toEqual([]);
  });

  it("shows what was given to stand in", () => {
    function Part(): never {
      throw new Error("broken");
    }
    silenceConsole();
    render(
      <ErrorBoundary fallback={<p>Without it</p>}>
        <Part />
      </ErrorBoundary>,
    );
    expect(screen.getByText("Without it")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(takeConsoleCalls()).not.toEqual([]);
  });
});
