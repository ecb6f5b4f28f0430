import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { diskFiles } from "./disk-files.ts";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "callboard-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("lets two programs write the same file at the same moment", async () => {
  const folder = emptyFolder();
  const [one, other] = [diskFiles(folder), diskFiles(folder)];
  const content = Buffer.from("the same");
  for (let round = 0; round < 50; round += 1) {
    const file = `image-${round}-480.webp`;
    await Promise.all([one.write(file, content), other.write(file, content)]);
    const stored = await one.open(file);
    expect(stored && (await text(stored.body))).toBe("the same");
  }
  expect(readdirSync(folder).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("fails where nothing can be written", async () => {
  const files = diskFiles(join(emptyFolder(), "a\0b"));
  await expect(files.write("image-480.webp", Buffer.from("x"))).rejects.toThrow();
});
