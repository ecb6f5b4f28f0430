import { readdirSync } from "node:fs";
import { join } from "node:path";

/** What the tests of all procedures know of the procedures of one subject. */
export type SubjectFixture = {
  /** For every procedure, an input that it accepts. */
  accepted: Record<string, unknown>;
  /** The procedures that a visitor may call. */
  open: string[];
  /** What a healthy upstream answers, by the beginning of the call's path. */
  answers: [path: string, data: unknown][];
};

const files = readdirSync(join(import.meta.dirname, "subjects"));
const modules: { fixture: SubjectFixture }[] = await Promise.all(
  files.map((file) => import(/* @vite-ignore */ `./subjects/${file}`)),
);

/** The fixtures of every file in `subjects/`. */
export const subjects = modules.map(({ fixture }) => fixture);
