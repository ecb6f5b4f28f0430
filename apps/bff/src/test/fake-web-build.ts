import { rm } from "node:fs/promises";
import { onTestFinished } from "vitest";
import type { WebBuild } from "../rendering/web-build.ts";
import { fakeBuildIn, type Rendering, writeDistFolder } from "./web-build-folder.ts";

/** A folder like the output of the web build. Removed after the test. */
export async function createDistFolder(changes: Record<string, string> = {}): Promise<string> {
  const folder = await writeDistFolder(changes);
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A web build that renders what the test says. */
export async function createFakeBuild(render: Rendering): Promise<WebBuild> {
  return fakeBuildIn(await createDistFolder(), render);
}
