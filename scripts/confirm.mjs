/** Asks the person at the terminal, and ends with exit code 1 unless the answer is yes; `--yes` answers beforehand. */
import { createInterface } from "node:readline/promises";

export async function confirm(question) {
  if (process.argv.includes("--yes")) return;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (yes/no) `);
  terminal.close();
  if (answer.trim() !== "yes") process.exit(1);
}
