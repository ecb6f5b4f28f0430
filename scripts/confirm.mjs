/** Asks the person at the terminal, and ends with exit code 1 unless the answer is y or yes; `--yes` answers beforehand. */
import { createInterface } from "node:readline";

export async function confirm(question) {
  if (process.argv.includes("--yes")) return;
  const prompt = `${question} (y/n) `;
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt });
  const answer = await new Promise((done) => {
    terminal.once("line", done);
    terminal.once("close", () => done(""));
    terminal.prompt();
  });
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) process.exit(1);
}
