import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { projectNode, root } from "../../scripts/workspace.mjs";

/** Makes the secrets of the composed product in a folder; gives what the script printed. */
export async function makeSecrets(folder: string): Promise<string> {
  const program = join(root, "deploy/make-secrets.mjs");
  return (await promisify(execFile)(projectNode, [program, folder])).stdout;
}
