import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { CopyLinkButton } from "./copy-link-button.tsx";

it("says so when the link could not be copied", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  const error = vi.spyOn(notify, "error").mockImplementation(() => {});
  render(<CopyLinkButton />);
  await user.click(screen.getByRole("button", { name: "Copy link" }));
  expect(error).toHaveBeenCalledWith("Could not copy link");
  expect(screen.queryByText("Copied!")).toBeNull();
});
