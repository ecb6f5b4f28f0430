import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Env } from "../env.ts";
import type { WebBuild } from "./web-build.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Of all that other builds left, however young it is. */
const maxBytes = 256 * 1_048_576;

type Options = {
  /** The client half of the build that this gateway serves. */
  clientRoot: string;
  /** May be shared by gateways, of one build or several. */
  dataDir: string;
  /** How long an asset stays after the last gateway served it as its own. */
  days: number;
  clock: () => Date;
};

/** Marks an asset as in use. Another gateway never sees half of it, and its name stands for its content. */
async function keep(source: string, target: string, now: Date): Promise<void> {
  try {
    await utimes(target, now, now);
  } catch {
    const unfinished = `${target}.${randomUUID()}`;
    await copyFile(source, unfinished);
    await utimes(unfinished, now, now);
    await rename(unfinished, target);
  }
}

/** What others kept, the latest in use first. Another gateway may be removing the rest. */
async function othersIn(folder: string, own: Set<string>) {
  const names = (await readdir(folder)).filter((name) => !own.has(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const entry = await stat(path).catch(() => null);
      return entry ? [{ path, usedAt: entry.mtimeMs, size: entry.size }] : [];
    }),
  );
  return found.flat().sort((one, other) => other.usedAt - one.usedAt);
}

/**
 * Puts the assets of a build beside those of earlier ones, in a folder that it gives: a page that is open since then still asks for
 * them. Removes what is past its time. To be called again and again while the build is served.
 */
export async function persistAssets({ clientRoot, dataDir, days, clock }: Options): Promise<string> {
  const folder = join(dataDir, "assets");
  const own = join(clientRoot, "assets");
  const now = clock();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = await readdir(own);
  for (const name of names) await keep(join(own, name), join(folder, name), now);
  let bytes = 0;
  for (const { path, usedAt, size } of await othersIn(folder, new Set(names))) {
    bytes += size;
    const isOver = now.getTime() - usedAt > days * dayMs || bytes > maxBytes;
    if (isOver) await rm(path, { force: true });
  }
  return folder;
}

type Settings = Pick<Env, "DATA_DIR" | "ASSET_RETENTION_DAYS">;

/**
 * Has a build served together with what is kept in DATA_DIR, and keeps its own assets there, now and every hour. Goes on without
 * where the folder cannot be used. Returns the function that stops it.
 */
export async function persistAssetsHourly(
  build: WebBuild,
  { DATA_DIR, ASSET_RETENTION_DAYS }: Settings,
  log: FastifyBaseLogger,
): Promise<() => void> {
  if (!DATA_DIR) return () => {};
  const options = { clientRoot: build.clientRoot, dataDir: resolve(DATA_DIR), days: ASSET_RETENTION_DAYS };
  const keepNow = () =>
    persistAssets({ ...options, clock: () => new Date() }).catch((err) => {
      log.error({ err }, "the assets of this build cannot be kept");
      return null;
    });
  const folder = await keepNow();
  if (!folder) return () => {};
  build.assetFolders.push(folder);
  const timer = setInterval(keepNow, hourMs).unref();
  return () => clearInterval(timer);
}
