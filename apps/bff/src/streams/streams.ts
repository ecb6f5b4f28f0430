import { AppError } from "../app-error.ts";

/** Open streams: of one session, as many as somebody looks at tabs, and of this gateway. */
const limits = { session: 5, all: 5_000 };

/** Why a stream goes on: there may be something new, or its session is over, or its client shall come again, or has left. */
type Turn = "look" | "unauthorized" | "restart" | "left";

type Owner = { userId: number; sid: string };
type Ending = Exclude<Turn, "look">;

function openStream(owner: Owner) {
  let isDue = true;
  let ending: Ending | null = null;
  let goOn = () => {};
  return {
    ...owner,
    wake: (): void => {
      isDue = true;
      goOn();
    },
    end: (why: Ending): void => {
      ending ??= why;
      goOn();
    },
    /** Resolves when there is something to do. */
    next: async (): Promise<Turn> => {
      if (!isDue && !ending) {
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
      }
      isDue = false;
      return ending ?? "look";
    },
  };
}

type Stream = ReturnType<typeof openStream>;

/** The streams that clients hold open at this gateway. They hold nothing but this: no slot of a queue, and no call. */
export function createStreams({ session: perSession, all } = limits) {
  const streams = new Set<Stream>();
  /** By account: where it stood when it was last asked for. */
  const marks = new Map<number, string>();
  const listeners = new Set<() => void>();
  let refused = 0;
  let isClosing = false;

  const each = (act: (stream: Stream) => void, isMeant: (stream: Stream) => boolean = () => true) => {
    for (const stream of streams) if (isMeant(stream)) act(stream);
  };

  function close(stream: Stream): void {
    streams.delete(stream);
    if (![...streams].some(({ userId }) => userId === stream.userId)) marks.delete(stream.userId);
  }

  return {
    /** Opens a stream until `signal` aborts; call `close` in any case. Throws AppError where there are too many. */
    open: (owner: Owner, signal: AbortSignal): Stream => {
      const ofSession = [...streams].filter(({ sid }) => sid === owner.sid).length;
      if (isClosing || streams.size >= all || ofSession >= perSession) {
        refused += 1;
        throw new AppError("too_many_requests", { message: "Too many windows are open" });
      }
      const stream = openStream(owner);
      streams.add(stream);
      if (!marks.has(owner.userId)) marks.set(owner.userId, "");
      signal.addEventListener("abort", () => stream.end("left"), { once: true });
      return stream;
    },
    close,
    marks: (): [number, string][] => [...marks],
    /** What stands elsewhere by now. */
    move: (moved: [number, string][]): void => {
      const changed = new Map(moved.filter(([userId]) => marks.has(userId)));
      for (const [userId, mark] of changed) marks.set(userId, mark);
      each(
        ({ wake }) => wake(),
        ({ userId }) => changed.has(userId),
      );
    },
    endSession: (sid: string): void =>
      each(
        ({ end }) => end("unauthorized"),
        (stream) => stream.sid === sid,
      ),
    /** Sends all clients to another gateway; no other stream is opened. */
    drain: (): void => {
      isClosing = true;
      each(({ end }) => end("restart"));
    },
    /** Somebody has changed something: who keeps the marks looks soon. */
    changed: (): void => {
      for (const listener of listeners) listener();
    },
    onChanged: (listener: () => void): void => {
      listeners.add(listener);
    },
    count: () => ({ open: streams.size, refused }),
  };
}

export type Streams = ReturnType<typeof createStreams>;
