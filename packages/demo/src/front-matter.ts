import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

/** The fields between the dashes at the head of a text file, and the text below. Throws with the file's name. */
export function readFrontMatter<Schema extends z.ZodType>(
  file: string,
  fields: Schema,
): { head: z.infer<Schema>; body: string } {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(file, "utf8")) ?? [];
  const result = fields.safeParse(parse(head ?? ""));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return { head: result.data, body: (body ?? "").trim() };
}
