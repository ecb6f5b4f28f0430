import { chmodSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Every permission of the group and of all others. */
const othersBits = 0o077;

/** Takes from others what they may do with a file or folder. False where it belongs to somebody else. */
function closeToOthers(path: string): boolean {
  const { mode } = lstatSync(path);
  if ((mode & othersBits) === 0) return true;
  try {
    chmodSync(path, mode & 0o700);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EPERM") return false;
    throw error;
  }
}

/**
 * Makes a folder with all that is in it, or a new one, private to this user: 0700 for folders, 0600 for files. Links are left
 * as they are. Returns the paths that belong to somebody else and stay as they are.
 */
export function makePrivate(folder: string): string[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // From the top down: once a folder is closed, nobody can put anything in the way of what follows.
  const open = closeToOthers(folder) ? [] : [folder];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) open.push(...makePrivate(path));
    else if (entry.isFile() && !closeToOthers(path)) open.push(path);
  }
  return open;
}
