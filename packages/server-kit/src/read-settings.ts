import { readFileSync } from "node:fs";
import type { z } from "zod";
import { isWeakSecret, weakSecretMessage } from "./weak-secret.ts";

/** Environment variables, before they are parsed. */
export type RawSettings = Record<string, string | undefined>;
/** What is wrong with a setting. The message completes a sentence that begins with the name, and never repeats the value. */
export type SettingIssue = { name: string; message: string };
type Result<T> = { settings: T; issues: null } | { settings: null; issues: SettingIssue[] };
type Rules = {
  /** Settings whose weak values are refused in production. */
  secrets: string[];
  /** Checks that apply with NODE_ENV=production only. */
  inProduction: (settings: RawSettings) => SettingIssue[];
  /** Former names of settings, with the names they have now. */
  renamed?: Record<string, string>;
};

/** Replaces `<name>_FILE` by the content of that file. An empty value or file counts as not set. */
function readFiles(source: RawSettings, names: string[]): { raw: RawSettings; issues: SettingIssue[] } {
  const raw: RawSettings = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const issues: SettingIssue[] = [];
  for (const name of names) {
    const file = raw[`${name}_FILE`];
    if (file === undefined) continue;
    const addIssue = (message: string) => issues.push({ name: `${name}_FILE`, message });
    if (raw[name] !== undefined) addIssue(`is set beside ${name}; keep one of them`);
    try {
      raw[name] = readFileSync(file, "utf8").trim() || undefined;
    } catch (error) {
      addIssue(`names a file that cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { raw, issues };
}

/** A former name would otherwise be ignored, and its setting silently have the default. */
function findFormerNames(raw: RawSettings, renamed: Record<string, string>): SettingIssue[] {
  return Object.entries(renamed)
    .flatMap(([from, to]) => [
      { name: from, to },
      { name: `${from}_FILE`, to: `${to}_FILE` },
    ])
    .filter(({ name }) => raw[name] !== undefined)
    .map(({ name, to }) => ({ name, message: `is called ${to} now` }));
}

function findProductionIssues(raw: RawSettings, { secrets, inProduction }: Rules): SettingIssue[] {
  if (raw.NODE_ENV !== "production") return [];
  const weak = secrets.filter((name) => isWeakSecret(raw[name] ?? ""));
  return [...weak.map((name) => ({ name, message: weakSecretMessage })), ...inProduction(raw)];
}

/**
 * Reads a program's settings by their schema. Each may come from a file: `API_KEYS_FILE` names the file that holds API_KEYS.
 * Returns the settings, or everything that is wrong with them at once.
 */
export function readSettings<Schema extends z.ZodObject>(
  schema: Schema,
  source: RawSettings,
  rules: Rules,
): Result<z.output<Schema>> {
  const { raw, issues: fileIssues } = readFiles(source, Object.keys(schema.shape));
  const result = schema.safeParse(raw);
  const issues = [
    ...fileIssues,
    ...findFormerNames(raw, rules.renamed ?? {}),
    ...findProductionIssues(raw, rules),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ name: String(path[0]), message })),
  ];
  return result.success && issues.length === 0
    ? { settings: result.data, issues: null }
    : { settings: null, issues };
}
