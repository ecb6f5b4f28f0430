import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { distance, glance } from "./likeness.ts";

const folder = fileURLToPath(new URL("../src/images/", import.meta.url));

describe("the demo pictures at a glance", () => {
  it("are never alike", async () => {
    const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
    const glances = await Promise.all(files.map((file) => glance(`${folder}${file}`)));
    const alike: string[] = [];
    glances.forEach((one, first) => {
      glances.slice(first + 1).forEach((other, offset) => {
        if (distance(one, other) < 10) alike.push(`${files[first]} ${files[first + 1 + offset]}`);
      });
    });
    expect(files.length).toBeGreaterThan(1);
    expect(alike).toEqual([]);
  });
});
