import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** The way to a server, as a network that the test breaks. Closed when the test is over. */
export async function createBrokenLine(target: { host: string; port: number }) {
  const sockets = new Set<Socket>();
  let state: "whole" | "cut" | "silent" = "whole";
  const server = createServer((near) => {
    if (state === "cut") return near.destroy();
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      from.on("data", (bytes) => state === "whole" && to.write(bytes));
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("no address");
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    drop();
    server.close();
  });
  return {
    port: address.port,
    /** Ends every connection, and each new one at once. */
    cut: () => {
      state = "cut";
      drop();
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
  };
}
