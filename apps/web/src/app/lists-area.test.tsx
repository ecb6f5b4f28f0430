import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { signIn } from "../test/claims.ts";
import { callOf, onePage } from "../test/invitations.ts";
import { entryOf, listOf } from "../test/lists.ts";
import { renderAt } from "../test/render-at.tsx";
import { ListArea } from "./lists-area.tsx";

const show = (calls: unknown[], offered?: "lists"[]) => {
  signIn();
  return renderAt("/account/lists/1", <ListArea id={1} />, {
    answers: {
      "profileList.get": () => ({
        ...{ list: listOf(1, "Lear"), entries: [entryOf(7), entryOf(8)], pagination: onePage },
      }),
      "callInvitation.calls": () => calls,
      "callInvitation.send": () => ({ invited: [7, 8], skipped: [] }),
    },
    ...(offered && { offered }),
  });
};

it("has who posted an open call choose several people, invite them, and start anew", async () => {
  const { user, calls } = show([callOf(3, "Kings")]);
  await user.click(await screen.findByRole("checkbox", { name: "Choose Person 7" }));
  await user.click(screen.getByRole("checkbox", { name: "Choose Person 8" }));
  await user.click(screen.getByRole("button", { name: "Invite to a call" }));
  await user.click(await screen.findByRole("button", { name: "Send 2 invitations" }));
  await waitFor(() => expect(screen.queryByText("2 chosen")).toBeNull());
  expect(calls.find(({ path }) => path === "callInvitation.send")?.input).toEqual({
    ...{ event_id: 3, profile_ids: [7, 8] },
  });
});

it("has nothing to choose for who has no open call, and asks nothing where there are no invitations", async () => {
  const first = show([]);
  await screen.findByRole("link", { name: "Person 7" });
  await waitFor(() => expect(first.calls.some(({ path }) => path === "callInvitation.calls")).toBe(true));
  expect(screen.queryByRole("checkbox")).toBeNull();
  first.unmount();
  const second = show([callOf(3, "Kings")], ["lists"]);
  await screen.findByRole("link", { name: "Person 7" });
  expect(second.calls.map(({ path }) => path)).toEqual(["profileList.get"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});
