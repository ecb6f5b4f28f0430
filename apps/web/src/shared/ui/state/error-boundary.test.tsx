import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
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
