import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { signIn } from "../../../test/claims.ts";
import { failure, never } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { Sharing } from "./sharing.tsx";

beforeEach(() => signIn());

it("says until when others see the application, and lets its applicant change what they see", async () => {
  const { user, calls, toasts } = renderAt(
    "/account/applications/7",
    <Sharing id={7} isAllowed={false} until="2026-12-04T10:00:00.000Z" />,
    { answers: { "shortlist.allow": () => ({ message: "All that you sent may be shown" }) } },
  );
  expect(screen.getByText(/by a link that is good until 04 Dec 2026/)).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "May be shown to the production team" }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("shortlist.allow"));
  expect(calls[0]?.input).toEqual({ application_id: 7, allows_sharing: true });
  expect(toasts).toEqual([]);
});

it("shows a choice at once, before it is saved", () => {
  renderAt("/account/applications/7", <Sharing id={7} isAllowed until={null} />, {
    answers: { "shortlist.allow": never },
  });
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  fireEvent.click(box);
  expect(box.checked).toBe(false);
});

it("says that nobody else sees it, and where a change was not saved", async () => {
  const { user, toasts } = renderAt("/account/applications/7", <Sharing id={7} isAllowed until={null} />, {
    answers: {
      "shortlist.allow": () => {
        throw failure("upstream");
      },
    },
  });
  expect(screen.getByText("Nobody but the poster at the moment.")).toBeTruthy();
  await user.click(screen.getByRole("checkbox"));
  await waitFor(() => expect(toasts).toEqual(["This could not be saved"]));
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});
