import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";

/** Runs `work` with a temporary folder, which is removed afterwards. */
export async function inFolder<Done>(
  parent: string,
  prefix: string,
  work: (folder: string) => Promise<Done>,
): Promise<Done> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, prefix));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
