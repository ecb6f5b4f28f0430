import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "..", "results", "soak");

/** Writes down what a long run does, with its time: e2e/results/soak/notes.txt. */
export function note(line: string): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, "notes.txt"), `${new Date().toISOString()} ${line}\n`);
}
