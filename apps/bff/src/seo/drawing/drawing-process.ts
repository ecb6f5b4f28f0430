import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Drawing, DrawingJob } from "./drawing-program.ts";

const program = fileURLToPath(new URL("./drawing-program.ts", import.meta.url));
const fontSettings = fileURLToPath(new URL("./fonts.conf", import.meta.url));
/** A drawing takes a tenth of a second; in ms. */
const timeout = 10_000;
/** Without work for so long, the process ends; in ms. */
const idleFor = 30_000;

function start(): ChildProcess {
  return fork(program, {
    execArgv: [],
    // None of the gateway's secrets; one arena gives more memory back.
    env: { MALLOC_ARENA_MAX: "1", FONTCONFIG_FILE: fontSettings },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
}

/** Sends one job. Rejects where it fails, takes too long, or the program ends. */
function send(child: ChildProcess, job: DrawingJob): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const take = (drawn: Drawing) =>
    "file" in drawn ? resolve(Buffer.from(drawn.file)) : reject(new Error(drawn.error));
  const fail = () => reject(new Error("The drawing program ended"));
  const late = setTimeout(() => child.kill("SIGKILL"), timeout);
  child.once("message", take).once("exit", fail);
  child.send(job, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(late);
    child.off("message", take).off("exit", fail);
  });
}

/**
 * Draws in a process of its own, which runs while there is work: images take memory that a process does not give back,
 * and a decoder that crashes must not end the gateway. One job at a time.
 */
export function createDrawingProcess() {
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
    // The job that is under way rejects by the exit, or by the failed send.
    started.on("error", () => started.kill());
    child = started;
    return started;
  }

  async function draw(job: DrawingJob): Promise<Buffer> {
    clearTimeout(idle);
    try {
      return await send(running(), job);
    } finally {
      idle = setTimeout(stop, idleFor).unref();
    }
  }

  return { draw, stop };
}
