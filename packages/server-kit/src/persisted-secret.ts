import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Creates the file with its whole text at once. Of several processes that start together, the first one's stays. */
function create(file: string): void {
  const written = `${file}.${randomBytes(6).toString("hex")}`;
  writeFileSync(written, randomBytes(32).toString("base64url"), { mode: 0o600 });
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(written);
  }
}

/** The random secret in a file of the folder, created on the first call. */
export function persistedSecret(folder: string, name: string): string {
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) create(file);
  return readFileSync(file, "utf8").trim();
}
