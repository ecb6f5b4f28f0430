import { createHash, randomUUID } from "node:crypto";
import { link, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { envelopeOf } from "./envelope.ts";
import type { Mail } from "./mail.ts";

type Options = {
  /** Where the files go; made on the first one. */
  folder: string;
  from: string;
  clock: () => Date;
  /** Prints a line to the terminal. */
  print: (line: string) => void;
};

/** Readable, and one for each key: what is left out of it is in the hash. */
function fileOf(key: string): string {
  const readable = key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60);
  return `${readable}-${createHash("sha256").update(key).digest("hex").slice(0, 12)}.eml`;
}

/**
 * Writes each mail to a file of its own instead of sending it, for development. The file has its key's name, and appears whole: a mail
 * that is sent twice is there once.
 */
export function fileMail({ folder, from, clock, print }: Options): Mail {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });

  /** False where it is there already. */
  async function writeOnce(file: string, content: Buffer): Promise<boolean> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const part = join(folder, `.${file}.${randomUUID()}.part`);
    await writeFile(part, content, { mode: 0o600 });
    try {
      await link(part, join(folder, file));
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      return false;
    } finally {
      await removeParts(file);
    }
  }

  /** Removes what this write left of a mail, and what one left that was killed. */
  async function removeParts(file: string): Promise<void> {
    const names = await readdir(folder);
    const parts = names.filter((name) => name.startsWith(`.${file}.`));
    await Promise.all(parts.map((name) => rm(join(folder, name), { force: true })));
  }

  return {
    send: async (message) => {
      const envelope = envelopeOf(message, from, clock());
      const { message: content } = await transport.sendMail(envelope);
      if (!Buffer.isBuffer(content)) throw new Error("the mail was not composed whole");
      const file = fileOf(message.key);
      if (!(await writeOnce(file, content))) return;
      print(`Mail to ${envelope.to.address}: ${envelope.subject} (${join(folder, file)})`);
    },
  };
}
