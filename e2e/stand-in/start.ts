/** `npm run contract:stand-in`: starts a stand-in alone, and prints the settings of a gateway in front of it. */
import { readArguments } from "./arguments.ts";
import { oneTimeCode, password, people } from "./content/people.ts";
import { startStandIn } from "./stand-in.ts";

const defaultPort = 4100;

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { url, options, stop } = await startStandIn({
    port: defaultPort,
    ...readArguments(process.argv.slice(2)),
  });
  print(
    `The stand-in answers at ${url}, and lists what it was asked at ${url}/requests. Settings of a gateway:\n`,
  );
  print(`UPSTREAM_URL=${url}`);
  print(`UPSTREAM_API_KEY=${options.apiKey}`);
  print(`UPSTREAM_BASE_PATH=${options.basePath}`);
  print(`UPSTREAM_EVENT_CATEGORIES_PATH=${options.eventCategoriesPath}`);
  print(`UPSTREAM_SUFFIX_HEADER=${options.suffixHeader}`);
  print(`UPSTREAM_SUFFIX_FORM=${options.suffixForm}`);
  const accounts = people.map(({ username }) => username).join(" and ");
  print(
    `\nAccounts: ${accounts}, with the password ${password}; the code of every number is ${oneTimeCode}.`,
  );
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
} catch (error) {
  process.stderr.write(`stand-in: ${(error as Error).message.split("\n")[0]}\n`);
  process.exitCode = 1;
}
