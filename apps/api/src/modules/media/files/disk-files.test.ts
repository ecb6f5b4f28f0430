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

it("shows a file that is being written to nobody before it is whole", async () => {
  const files = diskFiles(emptyFolder());
  const content = Buffer.alloc(16 * 1_048_576);
  let isWritten = false;
  const writing = files.write("image-480.webp", content).then(() => {
    isWritten = true;
  });
  const sizes = new Set<number>();
  while (!isWritten) {
    const stored = await files.open("image-480.webp");
    stored?.body.destroy();
    if (stored) sizes.add(stored.size);
  }
  await writing;
  expect([...sizes, content.length].filter((size) => size !== content.length)).toEqual([]);
});

it("fails where nothing can be written", async () => {
  const files = diskFiles(join(emptyFolder(), "a\0b"));
  await expect(files.write("image-480.webp", Buffer.from("x"))).rejects.toThrow();
});
