import type { Live as News } from "@callboard/contracts/notification";
import { useEffect, useState } from "react";
import { openStream } from "#shared/lib/api/open-stream.ts";
import { trpc } from "#shared/lib/api/trpc.ts";
import { endSession, useStoredAuth } from "#shared/lib/session/session.ts";

/** After a stream that was refused, in ms. */
const pause = 60_000;

/**
 * Keeps a stream of what is new open as long as the page is looked at, and goes on where it was when somebody comes back: the bell
 * counts, and the lists, boards and conversations on the screen are asked for again. Assistive technology is told what the newest says.
 */
export function Live() {
  const utils = trpc.useUtils();
  const [newest, setNewest] = useState("");
  const auth = useStoredAuth();
  useEffect(() => {
    // Another session has a stream of its own.
    if (auth === null) return;
    let lastEventId: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close = () => {};

    const receive = ({ notification, unread }: News, id: string) => {
      lastEventId = id;
      utils.notification.unread.setData(undefined, { unread });
      void utils.notification.list.invalidate();
      const { application, audition, board, callInvitation, conversation, event } = utils;
      const { savedSearch, shortlist, team } = utils;
      // What it may be about, as far as it is on the screen. Without a notification, somebody of the same team has changed a board, or may
      // have before the stream was open.
      const all = [
        ...[application, audition, board, callInvitation, conversation],
        ...[event.viewer, event.mine, savedSearch, shortlist, team],
      ];
      for (const about of notification ? all : [application, board]) void about.invalidate();
      if (notification) setNewest(notification.title);
    };
    const stop = () => {
      clearTimeout(timer);
      close();
    };
    const start = () => {
      stop();
      close = openStream<News>("notification.live", lastEventId, {
        onData: receive,
        onRefused: (code, token) => {
          if (code === "unauthorized") endSession(token);
          else timer = setTimeout(start, pause);
        },
      });
    };
    const follow = () => (document.visibilityState === "visible" ? start() : stop());
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop();
    };
  }, [utils, auth]);
  return (
    <span role="status" className="sr-only">
      {newest}
    </span>
  );
}
