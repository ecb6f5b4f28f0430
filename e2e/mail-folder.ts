import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Person } from "./account.ts";
import { product } from "./product.ts";

/** The mails to somebody, with their lines whole. */
export function mailsTo({ email }: Person): string[] {
  const folder = join(product.dataDir, "mail");
  const names = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = names.map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", ""));
  return mails.filter((mail) => mail.includes(`To: ${email}`));
}
