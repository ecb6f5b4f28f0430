import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { zipOf } from "../../../test/zip.ts";
import { readAll } from "../import-files.ts";
import { openSource } from "../open-source.ts";
import { folderFiles } from "./folder-files.ts";
import { zipFiles } from "./zip-files.ts";

const root = mkdtempSync(join(tmpdir(), "callboard-import-"));
const folder = join(root, "export");
mkdirSync(join(folder, "images"), { recursive: true });
mkdirSync(join(folder, ".git"));
writeFileSync(join(root, "secret.txt"), "secret");
writeFileSync(join(folder, "a.md"), "---\ntitle: A\n---\n");
writeFileSync(join(folder, "images", "b.png"), "image");
writeFileSync(join(folder, ".git", "c.md"), "hidden");
symlinkSync(join(root, "secret.txt"), join(folder, "link.txt"));
symlinkSync(root, join(folder, "up"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const text = async (chunks: AsyncIterable<Uint8Array>) => (await readAll(chunks)).toString();
const archive = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(root, name), bytes);
  return join(root, name);
};

describe("the files of a folder", () => {
  const files = folderFiles(folder);

  it("are listed and read", async () => {
    expect(await files.names()).toEqual(["a.md", "images/b.png"]);
    expect(await text(files.open("images/b.png", 10))).toBe("image");
  });

  it.each([
    "../secret.txt",
    "images/../../secret.txt",
    "link.txt",
    "up/secret.txt",
    "/etc/passwd",
    "a\0.md",
    "",
    ".",
    "none",
  ])("are not %j", async (name) => {
    expect(files.has(name)).toBe(false);
    await expect(text(files.open(name, 10))).rejects.toThrow("there is no such file");
  });

  it("are not read beyond their size", async () => {
    await expect(text(files.open("a.md", 5))).rejects.toThrow("a.md: has 17 bytes, 5 at most can be read");
  });
});

describe("the files of an archive", () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`${at}.md`, "x"]));

  it("are listed and read, without the folder around them all", async () => {
    const files = await zipFiles(
      archive(
        "good.zip",
        zipOf({ "site/a.md": "text", "site/images/b.png": "image", "__MACOSX/site/x": "" }),
      ),
    );
    expect(await files.names()).toEqual(["a.md", "images/b.png"]);
    expect(await text(files.open("images/b.png", 10))).toBe("image");
    expect(files.has("../a.md")).toBe(false);
    await expect(text(files.open("images/b.png", 2))).rejects.toThrow("has 5 bytes, 2 at most can be read");
    await files.close();
  });

  it.each([
    [
      "leads out of it",
      zipOf({ "../../etc/cron.d/x": "x" }),
      "cannot be read (invalid relative path: ../../etc/cron.d/x)",
    ],
    ["has an absolute name", zipOf({ "/etc/passwd": "x" }), "cannot be read (absolute path: /etc/passwd)"],
    ["grows beyond bounds", zipOf({ "a.md": Buffer.alloc(30_000_000) }), "would be far larger than it looks"],
    [
      "says that it is small",
      zipOf({ "a.md": "x" }, { claimed: 3_000_000_000 }),
      "would be far larger than it looks",
    ],
    [
      "holds too much in small files",
      zipOf(many, { claimed: 9_000_000 }),
      "would be far larger than it looks",
    ],
    ["is no archive", Buffer.from("hello"), "is no zip archive that can be read"],
    [
      "is cut off",
      zipOf({ "a.md": "x".repeat(1_000) }).subarray(0, 60),
      "is no zip archive that can be read",
    ],
  ])("are refused when it %s", async (name, bytes, message) => {
    await expect(zipFiles(archive(`${name}.zip`, bytes))).rejects.toThrow(message);
  });

  it("are not read further than the archive says they go", async () => {
    const files = await zipFiles(archive("liar.zip", zipOf({ "a.md": "x".repeat(1_000) }, { claimed: 10 })));
    await expect(text(files.open("a.md", 100))).rejects.toThrow("the file a.md cannot be read");
    await files.close();
  });
});

describe("what is imported", () => {
  it("is known by its name, or by what lies in the folder", async () => {
    writeFileSync(join(root, "ghost.json"), "{}");
    writeFileSync(join(root, "wp.xml"), "<rss/>");
    for (const [name, kind] of [
      ["ghost.json", "ghost"],
      ["wp.xml", "wordpress"],
      ["export", "markdown"],
    ] as const) {
      expect((await openSource(join(root, name))).kind).toBe(kind);
    }
    const zipped = await openSource(
      archive("in.zip", zipOf({ "ghost.json": "{}", "content/images/a.png": "x" })),
    );
    expect(zipped.kind).toBe("ghost");
    expect(zipped.files.has("content/images/a.png")).toBe(true);
    await zipped.files.close();
  });

  it("is refused when it is none of these", async () => {
    await expect(openSource(join(root, "none.json"))).rejects.toThrow("there is no such file or folder");
    await expect(openSource(join(root, "secret.txt"))).rejects.toThrow("is neither .json");
    await expect(openSource(join(folder, "images"))).rejects.toThrow("holds no export");
    await expect(openSource(root)).resolves.toMatchObject({ kind: "markdown" });
    await expect(openSource(archive("two.zip", zipOf({ "a.json": "", "b.xml": "" })))).rejects.toThrow(
      "holds several exports (a.json, b.xml)",
    );
  });
});
