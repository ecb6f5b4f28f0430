import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Drawing, DrawingJob } from "./drawing-program.ts";

const program = fileURLToPath(new URL("./drawing-program.ts", import.meta.url));
const fontSettings = fileURLToPath(new URL("./fonts.conf", import.meta.url));
/** A drawing takes a tenth of a second; in ms. */
const patience = 10_000;
/** Without work for so long, the program ends, in ms. */
const idleFor = 30_000;

function start(): ChildProcess {
  return fork(program, {
    execArgv: [],
    // None of our secrets; and memory that goes back where it came from.
    env: { MALLOC_ARENA_MAX: "1", FONTCONFIG_FILE: fontSettings },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Hands one job over. Rejects where it fails, takes too long, or the program ends. */
function hand(child: ChildProcess, job: DrawingJob): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const take = (drawn: Drawing) =>
    "image" in drawn ? resolve(Buffer.from(drawn.image)) : reject(new Error(drawn.error));
  const fail = () => reject(new Error("The drawing program ended"));
  const late = setTimeout(() => child.kill("SIGKILL"), patience);
  child.once("message", take).once("exit", fail);
  child.send(job, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(late);
    child.off("message", take).off("exit", fail);
  });
}

/**
 * Draws in a program of its own, which is there while there is work: pictures take memory that a process does not give
 * back, and a decoder that fails must not take the gateway along. One job at a time.
 */
export function createDrawingAside() {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(idle);
    if (child?.connected) child.disconnect();
    child = undefined;
  }

  function running(): ChildProcess {
    if (child?.connected) return child;
    const started = start();
    // Whoever handed a job over hears of it by the exit, or by the failed send.
    started.on("error", () => started.kill());
    child = started;
    return started;
  }

  async function draw(job: DrawingJob): Promise<Buffer> {
    clearTimeout(idle);
    try {
      return await hand(running(), job);
    } finally {
      idle = setTimeout(stop, idleFor).unref();
    }
  }

  return { draw, stop };
}
