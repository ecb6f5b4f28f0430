import { parseArgs } from "node:util";
import type { StandInOptions } from "./options.ts";

type Flag = { means: keyof StandInOptions; pattern: RegExp; such: string };

/** The command line's names of the options, with what each takes. */
const flags: Record<string, Flag> = {
  port: { means: "port", pattern: /^\d{1,5}$/, such: "4100, or 0 for a free one" },
  host: { means: "host", pattern: /^[\w.:-]+$/, such: "127.0.0.1" },
  "base-path": { means: "basePath", pattern: /^(\/[\w.-]+)*$/, such: "/api/v1" },
  "event-categories-path": {
    means: "eventCategoriesPath",
    pattern: /^(\/[\w.-]+)+$/,
    such: "/event-category/view",
  },
  apikey: { means: "apiKey", pattern: /^[!-~]+$/, such: "stand-in-key" },
  "suffix-header": { means: "suffixHeader", pattern: /^[a-z0-9-]+$/i, such: "x-domain-suffix" },
  "suffix-form": { means: "suffixForm", pattern: /^(dotted|bare)$/, such: "dotted or bare" },
  shape: { means: "shape", pattern: /^(data|flat)$/, such: "data or flat" },
  lists: { means: "lists", pattern: /^(array|rows)$/, such: "array or rows" },
  ids: { means: "ids", pattern: /^(number|string)$/, such: "number or string" },
  fields: { means: "fields", pattern: /^(all|required)$/, such: "all or required" },
  strict: { means: "isStrict", pattern: /^(on|off)$/, such: "on or off" },
};

const read = (name: string, text: string) =>
  name === "port" ? Number(text) : name === "strict" ? text === "on" : text;

/** The options that a command line names. Throws an Error of one line for what it does not know. */
export function readArguments(words: string[]): Partial<StandInOptions> {
  const options = Object.fromEntries(Object.keys(flags).map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ args: words, options });
  const entries = Object.entries(values).map(([name, value]) => {
    const { means, pattern, such } = flags[name] as Flag;
    if (!pattern.test(String(value))) throw new Error(`--${name} is ${such}`);
    return [means, read(name, String(value))];
  });
  return Object.fromEntries(entries);
}
