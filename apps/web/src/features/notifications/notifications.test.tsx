import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { signIn } from "../../test/claims.ts";
import { type Answers, failure, never } from "../../test/fake-gateway.ts";
import { renderAt } from "../../test/render-at.tsx";
import { Bell } from "./bell.tsx";
import { NotificationsScreen } from "./notifications-screen.tsx";

const notification = (id: number, fields: object = {}) => ({
  ...{ id, seq: id, kind: "call_closed", title: `Closed: “Call ${id}”`, path: `/event/${id}` },
  ...{ created_at: "2026-11-20T09:00:00.000Z", is_read: false, ...fields },
});
const pageOf = (notifications: object[]) => ({
  notifications,
  pagination: { page: 1, limit: 20, hasNextPage: false, nextCursor: null },
});

const show = (answers: Answers) =>
  renderAt(
    "/account/notifications",
    <>
      <Bell />
      <NotificationsScreen />
    </>,
    { answers: { "notification.unread": () => ({ unread: 0 }), ...answers } },
  );

beforeEach(signIn);

describe("the notifications", () => {
  it("say what happened, and which of it is new, at the bell too", async () => {
    show({
      "notification.list": () => pageOf([notification(2), notification(1, { is_read: true })]),
      "notification.unread": () => ({ unread: 1 }),
    });
    const [fresh, read] = await screen.findAllByRole("link", { name: /Closed/ });
    expect([fresh?.textContent, read?.textContent]).toEqual([
      expect.stringMatching(/^Unread: Closed: “Call 2”/),
      expect.stringMatching(/^Closed: “Call 1”/),
    ]);
    expect(await screen.findByRole("link", { name: "Notifications, 1 unread" })).toBeDefined();
  });

  it("are read when they are opened", async () => {
    const { user, calls } = show({
      "notification.list": () => pageOf([notification(2), notification(1, { is_read: true })]),
      "notification.unread": () => ({ unread: 1 }),
      "notification.markRead": () => ({ unread: 0 }),
    });
    await user.click(await screen.findByRole("link", { name: /Call 1/ }));
    await user.click(screen.getByRole("link", { name: /Call 2/ }));
    expect(await screen.findByRole("link", { name: "Notifications" })).toBeDefined();
    expect(calls.filter(({ path }) => path === "notification.markRead").map(({ input }) => input)).toEqual([
      { ids: [2] },
    ]);
    expect(screen.getByTestId("address").textContent).toBe("/event/2");
  });

  it("are all read at once, as far as they were seen", async () => {
    const { user, calls } = show({
      "notification.list": () => pageOf([notification(9), notification(8)]),
      "notification.unread": () => ({ unread: 100 }),
      "notification.markRead": () => ({ unread: 0 }),
    });
    expect(await screen.findByRole("link", { name: "Notifications, 99+ unread" })).toBeDefined();
    await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull());
    expect(calls).toContainEqual({ path: "notification.markRead", input: { up_to: 9 } });
  });

  it.each([
    [() => pageOf([]), "Nothing to tell you yet"],
    [never, "Loading notifications..."],
    [
      () => {
        throw failure("upstream", "");
      },
      "Your notifications could not be loaded",
    ],
  ])("have an empty state, one of loading and one of failure", async (list, text) => {
    show({ "notification.list": list });
    expect(await screen.findByText(text)).toBeDefined();
  });
});
