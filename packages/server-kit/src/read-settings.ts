import { readFileSync } from "node:fs";
import type { z } from "zod";
import { guessableMessage, isGuessable } from "./weak-secret.ts";

/** Settings as they are given: texts by name. */
export type Given = Record<string, string | undefined>;
/** What is wrong with a setting. The message completes a sentence that begins with the name, and repeats no value. */
export type Complaint = { name: string; message: string };
type Result<T> = { settings: T; complaints: null } | { settings: null; complaints: Complaint[] };

/** Puts the content of files in: with `<name>_FILE` set, that file holds the setting. An empty value or file counts as none. */
function readFiles(source: Given, names: string[]): { given: Given; complaints: Complaint[] } {
  const given: Given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const complaints: Complaint[] = [];
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    const complain = (message: string) => complaints.push({ name: `${name}_FILE`, message });
    if (given[name] !== undefined) complain(`is set beside ${name}; keep one of them`);
    try {
      given[name] = readFileSync(file, "utf8").trim() || undefined;
    } catch (error) {
      complain(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { given, complaints };
}

/**
 * Reads a program's settings by their schema. Each may come from a file: `API_KEYS_FILE` names the file that holds API_KEYS. With
 * NODE_ENV=production, guessable `secrets` are refused, and so is what `inProduction` complains of. Gives the settings, or
 * everything that is wrong with them at once.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  source: Given,
  { secrets, inProduction }: { secrets: string[]; inProduction: (given: Given) => Complaint[] },
): Result<z.output<Schema>> {
  const { given, complaints } = readFiles(source, Object.keys(schema.shape));
  if (given.NODE_ENV === "production") {
    const guessable = secrets.filter((name) => isGuessable(given[name] ?? ""));
    complaints.push(
      ...guessable.map((name) => ({ name, message: guessableMessage })),
      ...inProduction(given),
    );
  }
  const result = schema.safeParse(given);
  if (result.success && complaints.length === 0) return { settings: result.data, complaints: null };
  for (const { path, message } of result.error?.issues ?? [])
    complaints.push({ name: String(path[0]), message });
  return { settings: null, complaints };
}
