import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { testClock } from "../test/clock.ts";
import { consoleSms } from "./console-sms.ts";

const folder = mkdtempSync(join(tmpdir(), "callboard-sms-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("consoleSms", () => {
  it("prints each message as one line, and keeps it in the outbox", async () => {
    const outbox = join(folder, "outbox.jsonl");
    const lines: string[] = [];
    const sms = consoleSms({ outbox, clock: testClock().read, print: (line) => lines.push(line) });
    await sms.send({ to: "+15550001111", text: "123456 is\nyour code" });
    await sms.send({ to: "+15550002222", text: "again" });
    expect(lines).toEqual(["SMS to +15550001111: 123456 is your code", "SMS to +15550002222: again"]);
    const kept = readFileSync(outbox, "utf8").trim().split("\n");
    expect(kept.map((line) => JSON.parse(line))).toEqual([
      { to: "+15550001111", text: "123456 is\nyour code", at: "2026-06-15T09:00:00.000Z" },
      { to: "+15550002222", text: "again", at: "2026-06-15T09:00:00.000Z" },
    ]);
  });
});
