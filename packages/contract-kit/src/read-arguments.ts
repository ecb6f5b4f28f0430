import { parseArgs } from "node:util";
import { type Settings, withDefaults } from "./settings.ts";

type Flag = { means: Exclude<keyof Settings, "write" | "now">; pattern: RegExp; such: string };

const path = /^(\/[\w.-]+)*$/;
const visible = /^[!-~]+$/;

const flags: Record<string, Flag> = {
  url: {
    means: "url",
    pattern: /^https?:\/\/[^\s?#]+$/,
    such: "the address of an API, such as https://api.example.org",
  },
  apikey: { means: "apikey", pattern: visible, such: "the apikey that goes with every call" },
  bearer: { means: "bearer", pattern: visible, such: "the token of somebody who is signed in" },
  username: { means: "username", pattern: /./, such: "an identifier to sign in with" },
  password: { means: "password", pattern: /./, such: "the password that goes with --username" },
  phone: {
    means: "phone",
    pattern: /^\+[1-9]\d{3,14}$/,
    such: "a number with its country code, such as +447700900123",
  },
  otp: { means: "otp", pattern: /^\w{1,6}$/, such: "the code that will verify --phone" },
  "base-path": { means: "basePath", pattern: path, such: "a path such as /api/v1" },
  "event-categories-path": {
    means: "eventCategoriesPath",
    pattern: path,
    such: "a path such as /event-category/view",
  },
  "suffix-header": { means: "suffixHeader", pattern: /^[\w-]+$/, such: "the name of a header" },
  "suffix-form": { means: "suffixForm", pattern: /^(dotted|bare)$/, such: "dotted or bare" },
  suffix: { means: "suffix", pattern: /^(\.[a-z0-9-]+)+$/, such: "a domain suffix such as .in" },
  "city-filter": { means: "cityFilter", pattern: /^(as-named|lowercase)$/, such: "as-named or lowercase" },
  timeout: { means: "timeout", pattern: /^[1-9]\d{1,5}$/, such: "a number of milliseconds" },
};

/** A command line that cannot be followed: its message says in one line what is wrong. */
export class ArgumentError extends Error {}

const options = {
  ...Object.fromEntries(Object.keys(flags).map((name) => [name, { type: "string" as const }])),
  json: { type: "boolean" as const },
  write: { type: "boolean" as const },
};

function valuesOf(words: string[]): Record<string, string | boolean | undefined> {
  try {
    return parseArgs({ args: words, options }).values;
  } catch (error) {
    throw new ArgumentError((error as Error).message.split(/[.\n]/)[0]);
  }
}

/** The settings that a command line names, and whether the report is for machines. Throws ArgumentError. */
export function readArguments(words: string[]): { settings: Settings; isJson: boolean } {
  const { json = false, write = false, ...given } = valuesOf(words);
  const entries = Object.entries(given).map(([name, value]) => {
    const { means, pattern, such } = flags[name] as Flag;
    if (!pattern.test(String(value))) throw new ArgumentError(`--${name} takes ${such}`);
    return [means, means === "timeout" ? Number(value) : value];
  });
  const settings = Object.fromEntries(entries) as Partial<Settings>;
  const { url, apikey, username, password } = settings;
  for (const [name, value] of Object.entries({ url, apikey })) {
    if (value === undefined) throw new ArgumentError(`--${name} is needed: ${flags[name]?.such}`);
  }
  if ((username === undefined) !== (password === undefined)) {
    throw new ArgumentError("--username and --password go together");
  }
  return {
    settings: withDefaults({ ...settings, url: String(url), apikey: String(apikey), write: Boolean(write) }),
    isJson: Boolean(json),
  };
}
