import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testClock } from "../test/clock.ts";
import { fileMail } from "./file-mail.ts";

const root = mkdtempSync(join(tmpdir(), "callboard-mail-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function mailIn(name: string) {
  const folder = join(root, name);
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const mail = fileMail({ folder, from: "mail@callboard.test", clock: testClock().read, print });
  return { mail, folder, lines, files: () => readdirSync(folder) };
}

const message = {
  key: "staff invitation 7",
  to: "person@example.com",
  subject: "Hello",
  text: "Hi",
  html: "<p>Hi</p>",
};

describe("fileMail", () => {
  it("writes each mail to a file that its owner alone can read, and names it in the terminal", async () => {
    const { mail, folder, lines, files } = mailIn("one");
    await mail.send(message);
    await mail.send({ ...message, key: "staff invitation 8" });
    expect(files()).toHaveLength(2);
    const [file = ""] = files().toSorted();
    expect(file).toMatch(/^staff-invitation-7-[0-9a-f]{12}\.eml$/);
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(lines[0]).toBe(`Mail to person@example.com: Hello (${join(folder, file)})`);
    const content = readFileSync(join(folder, file), "utf8");
    expect(content).toContain("To: person@example.com\r\n");
    expect(content).toContain("\r\n\r\n");
  });

  it("has a mail once, however often it is sent, also at the same moment", async () => {
    const { mail, lines, files } = mailIn("once");
    await Promise.all(Array.from({ length: 5 }, () => mail.send(message)));
    await mail.send({ ...message, text: "another text" });
    expect(files()).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  it("removes what a killed process left half-written", async () => {
    const { mail, folder, files } = mailIn("killed");
    await mail.send(message);
    const [file = ""] = files();
    rmSync(join(folder, file));
    writeFileSync(join(folder, `.${file}.left.part`), "half a mai");
    await mail.send(message);
    expect(files()).toEqual([file]);
  });

  it.each([["../../etc/passwd"], ["a/b"], ["."], ["\u0000"], ["Ж".repeat(500)]])(
    "keeps a key inside the folder: %j",
    async (key) => {
      const { mail, files } = mailIn(`key-${[...key].length}-${key.codePointAt(0)}`);
      await mail.send({ ...message, key });
      expect(files()).toEqual([expect.stringMatching(/^[a-z0-9-]*-[0-9a-f]{12}\.eml$/)]);
    },
  );
});
