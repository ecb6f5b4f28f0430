import { act, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { openStream } from "#shared/lib/api/open-stream.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { clearAuth, saveAuth, storedToken } from "#shared/lib/session/session.ts";
import { renderAt } from "../../test/render-at.tsx";
import { Live } from "./live.tsx";

vi.mock("#shared/lib/api/open-stream.ts", () => ({ openStream: vi.fn(() => vi.fn()) }));
const opened = vi.mocked(openStream);
const asha = (token: string) => ({ user: { id: 3, name: "Asha" }, token });

afterEach(() => {
  opened.mockClear();
  clearAuth();
});

/** Ends the stream that was opened as the nth. */
const refuse = (index: number, token: string) =>
  act(() => opened.mock.calls[index]?.[2].onRefused("unauthorized", token));

it("ends the session with its stream", () => {
  saveAuth(asha("t-1"));
  renderAt("/", <Live />);
  refuse(0, "t-1");
  expect(storedToken()).toBeNull();
  expect(opened).toHaveBeenCalledTimes(1);
});

it("leaves the session that has replaced the one of the stream, and opens a stream of that", () => {
  saveAuth(asha("t-1"));
  renderAt("/", <Live />);
  act(() => saveAuth(asha("t-2")));
  refuse(0, "t-1");
  expect(storedToken()).toBe("t-2");
  expect(opened).toHaveBeenCalledTimes(2);
  expect(opened.mock.results[0]?.value).toHaveBeenCalled();
});

function Board() {
  const { data } = trpc.board.get.useQuery({ event_id: 7 });
  return <p>{data ? `loaded ${data.event.title}` : "loading"}</p>;
}
const news = (id: string, notification: object | null = null) =>
  act(() => opened.mock.calls[0]?.[2].onData({ notification, unread: 0 } as never, id));

it("asks again for a board when its stream opens, and each time that somebody of the same team changes it", async () => {
  saveAuth(asha("t-1"));
  let asked = 0;
  const board = () => {
    asked += 1;
    return { event: { id: 7, title: String(asked) } };
  };
  renderAt(
    "/",
    <>
      <Live />
      <Board />
    </>,
    { answers: { "board.get": board } },
  );
  expect(await screen.findByText("loaded 1")).toBeTruthy();
  for (const text of ["loaded 2", "loaded 3"]) {
    news("4");
    expect(await screen.findByText(text)).toBeTruthy();
  }
});

const screens: Record<string, () => ReactNode> = {
  "callInvitation.received": function Invitations() {
    trpc.callInvitation.received.useQuery({ page: 1, limit: 10 });
    return null;
  },
  "savedSearch.list": function Searches() {
    trpc.savedSearch.list.useQuery();
    return null;
  },
  "shortlist.list": function Shortlists() {
    trpc.shortlist.list.useQuery({ event_id: 7 });
    return null;
  },
};

it.each(Object.entries(screens))("asks again for %s with a notification", async (path, Screen) => {
  saveAuth(asha("t-1"));
  const answer = vi.fn(() => ({}));
  renderAt(
    "/",
    <>
      <Live />
      <Screen />
    </>,
    { answers: { [path]: answer } },
  );
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(1));
  news("4", { id: 4, title: "Asha invites you" });
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
});
