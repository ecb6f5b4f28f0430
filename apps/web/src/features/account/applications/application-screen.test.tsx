import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../../test/claims.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { ApplicationScreen } from "./application-screen.tsx";

beforeEach(() => {
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

it.each([
  ["Accept the offer", "cast", "You are cast."],
  ["Say no", "declined", "You said no to the offer."],
])("has the focus at its heading after %s", async (button, answered, words) => {
  const at = "2026-11-20T10:00:00.000Z";
  let state = "offered";
  const { user } = renderAt("/account/applications/31", <ApplicationScreen id={31} />, {
    offered: [],
    answers: {
      "board.progress": () => ({
        application: {
          ...{ id: 31, state, note: null, reel_url: null, created_at: at, role: null },
          event: { id: 7, title: "Chorus", start_date: "2026-12-01", present_city: "Pune" },
        },
        history: state === "offered" ? [] : [{ at, state, is_applicant: true }],
      }),
      "board.answer": () => {
        state = answered;
        return { message: "Sent" };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: button }));
  expect(await screen.findByText(words)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("button", { name: button })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1, name: "Chorus" }));
});
