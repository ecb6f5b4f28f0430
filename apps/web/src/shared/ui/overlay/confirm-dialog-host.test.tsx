import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { silenceConsole, takeConsoleCalls } from "../../../test/console-guard.ts";
import { ConfirmDialogHost } from "./confirm-dialog-host.tsx";

vi.mock("./confirm-dialog.tsx", () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});

it("keeps the page where its code does not come", async () => {
  silenceConsole();
  render(
    <>
      <p>Half a thought</p>
      <ConfirmDialogHost
        isOpen
        onOpenChange={() => {}}
        title="Sure?"
        description=""
        confirmText="Yes"
        onConfirm={() => {}}
      />
    </>,
  );
  expect((await screen.findByRole("alert")).textContent).toContain("An unexpected error occurred");
  expect(screen.getByText("Half a thought")).toBeDefined();
  expect(takeConsoleCalls()).not.toEqual([]);
});
