/** `npm run contract -- --url=… --apikey=…`: checks an API against the agreed calls. */
import { SilenceError } from "./ask.ts";
import { checkContract } from "./check-contract.ts";
import { printReport } from "./print-report.ts";
import { ArgumentError, readArguments } from "./read-arguments.ts";

/** 1: a page could not work. 2: nothing was checked. */
async function main(words: string[]): Promise<number> {
  const { settings, isJson } = readArguments(words);
  const report = await checkContract(settings).catch((error: Error) => {
    throw error instanceof SilenceError
      ? new ArgumentError(`${settings.url} cannot be reached: ${error.message}`)
      : error;
  });
  process.stdout.write(`${isJson ? JSON.stringify(report, null, 2) : printReport(report)}\n`);
  return report.passed ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentError)) throw error;
  process.stderr.write(`contract: ${error.message}\n`);
  process.exitCode = 2;
}
