import { connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";

type State = "whole" | "cut" | "silent" | "frozen";
type Link = { ends: [near: Socket, far: Socket]; isFrozen: boolean };

/**
 * The way to a server, as a network that the test breaks: a TCP proxy before `target`, on a port of its own. Closed when the
 * test is over.
 */
export async function createBrokenLine(target: { host: string; port: number }) {
  const links = new Set<Link>();
  let state: State = "whole";
  let delay = 0;

  function close(link: Link) {
    // Over a dead line nobody hears that the other side is gone.
    if (link.isFrozen) return;
    links.delete(link);
    for (const end of link.ends) end.destroy();
  }

  function freeze(link: Link) {
    link.isFrozen = true;
    for (const end of link.ends) end.pause();
  }

  /** Passes on what comes from one end, its end too, each after the delay of its moment, in the order in which it came. */
  function pass(link: Link, [from, to]: Link["ends"]) {
    let last = Promise.resolve();
    const later = (act: () => void) => {
      const due = delay === 0 ? undefined : pause(delay);
      last = last.then(() => due).then(() => void (link.isFrozen || act()));
    };
    from.on("error", () => {});
    from.on("data", (bytes) => state !== "silent" && later(() => to.write(bytes)));
    from.on("close", () => later(() => close(link)));
  }

  const server = createServer((near) => {
    if (state === "cut") return near.destroy();
    const link: Link = { ends: [near, connect(target)], isFrozen: false };
    links.add(link);
    pass(link, link.ends);
    pass(link, link.ends.toReversed() as Link["ends"]);
    if (state === "frozen") freeze(link);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");

  function drop() {
    for (const link of links) {
      link.isFrozen = false;
      close(link);
    }
  }
  onTestFinished(() => {
    drop();
    server.close();
  });
  return {
    port: address.port,
    /** How many connections there are. */
    connections: () => links.size,
    /** Ends every connection, and each new one at once. */
    cut: () => {
      state = "cut";
      drop();
    },
    /** Ends every connection with a reset. New ones work. */
    reset: () => {
      for (const { ends } of links) for (const end of ends) end.resetAndDestroy();
    },
    /** Lets connections stand, and swallows what is said. */
    silence: () => {
      state = "silent";
    },
    /** Lets new connections through. Those that were silent stay broken. */
    mend: () => {
      drop();
      state = "whole";
    },
    /** Nothing comes through the connections there are, not even their end: a half-open connection. New ones work. */
    freeze: () => {
      for (const link of links) freeze(link);
    },
    /** The same, and new connections are accepted and freeze too. */
    freezeAll: () => {
      for (const link of links) freeze(link);
      state = "frozen";
    },
    /** Everything that was held back comes through. */
    thaw: () => {
      state = "whole";
      for (const link of links) {
        link.isFrozen = false;
        if (link.ends.some((end) => end.destroyed)) close(link);
        else for (const end of link.ends) end.resume();
      }
    },
    /** From now on whatever is said takes so many ms, each way. */
    slowDown: (ms: number) => {
      delay = ms;
    },
  };
}
