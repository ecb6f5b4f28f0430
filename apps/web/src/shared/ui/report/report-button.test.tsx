import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { refusedFields } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { ReportButton } from "./report-button.tsx";

const button = <ReportButton kind="event" id={7} what="this call" className="" />;

it("is not there where the upstream takes no reports", () => {
  renderAt("/event/7", button, { offered: [] });
  expect(screen.queryByRole("button")).toBeNull();
});

it("sends a reason and words, and a visitor's address, once they fit", async () => {
  const said = vi.spyOn(notify, "success").mockImplementation(() => {});
  const state = { isRefused: true };
  const { user, calls } = renderAt("/event/7", button, {
    answers: {
      "moderation.report": () => {
        if (state.isRefused) throw refusedFields({ email: "Invalid email" });
        return { message: "Thank you" };
      },
    },
  });
  await user.click(screen.getByRole("button", { name: "Report this call" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Report this call" }, { timeout: 5_000 }));
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText("Choose what is wrong")).toBeTruthy();
  expect(calls).toEqual([]);
  await user.selectOptions(dialog.getByLabelText("What is wrong?"), "other");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText("Say what is wrong")).toBeTruthy();
  await user.type(dialog.getByLabelText(/What should we know/), "Odd");
  await user.type(dialog.getByLabelText(/Email/), "seen@example.com");
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  expect(await dialog.findByText("Invalid email")).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/What should we know/).value).toBe("Odd");
  state.isRefused = false;
  await user.click(dialog.getByRole("button", { name: "Send report" }));
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith("Thank you"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.at(-1)).toMatchObject({
    path: "moderation.report",
    input: {
      ...{ subject_kind: "event", subject_id: 7, reason: "other", details: "Odd", email: "seen@example.com" },
    },
  });
});
