import { readdirSync } from "node:fs";
import { join } from "node:path";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { beforeEach, describe, expect, it } from "vitest";
import { jobs } from "../../db/schema/job.ts";
import { startApp } from "../../test/app.ts";
import { ghostExport } from "../../test/import-sources.ts";
import { importing } from "../../test/imports.ts";
import { aStaffMember } from "../../test/staff.ts";
import { sweepImports } from "./sweep-imports.ts";

const app = startApp();
let editor: ReturnType<typeof importing>;
beforeEach(async () => {
  editor = importing(app, (await aStaffMember(app)).bearer);
  await sweepOver();
});

const sweep = () => sweepImports(editor.deps());
/** What earlier tests left is over, and its files go. */
const sweepOver = async () => {
  for (const name of stored()) await app.privateFiles.remove(name);
};
function stored(): string[] {
  try {
    return readdirSync(join(app.uploadFolder, "..", "private"));
  } catch {
    return [];
  }
}
const pass = (ms: number) => app.clock.pass(ms);
const read = async (id: number) => {
  // The session has ended meanwhile.
  editor = importing(app, (await aStaffMember(app)).bearer);
  return editor.read(id);
};
const upload = () => editor.upload("blog.json", ghostExport([{ id: "a", status: "draft" }]));

describe("the sweep of imports", () => {
  it("deletes the file of an import that is over, and keeps its report for months", async () => {
    const id = await upload();
    await editor.runJobs();
    await editor.act(id, "start").expect(200);
    await editor.runJobs();
    await sweep();
    expect(stored()).toHaveLength(1);
    pass(61_000);
    await sweep();
    expect(stored()).toEqual([]);
    expect((await editor.entries(id)).entries).toHaveLength(1);
    pass(staffLimits.importReportKept);
    await sweep();
    expect(await read(id)).toMatchObject({ state: "done", results: { draft: 1 } });
    expect((await editor.entries(id)).entries).toEqual([]);
  });

  it("ends what nobody went on with: an upload after a day, a file after a week", async () => {
    const checked = await upload();
    await editor.runJobs();
    const { body } = await editor.create({ size: 10 }).expect(200);
    const begun = body.data.import.id;
    pass(staffLimits.importUploadKept - 1_000);
    await sweep();
    expect(await read(begun)).toMatchObject({ state: "uploading" });
    pass(2_000);
    await sweep();
    expect(await read(begun)).toMatchObject({ state: "expired", can: { discard: false } });
    expect(await read(checked)).toMatchObject({ state: "checked" });
    pass(staffLimits.importKept);
    await sweep();
    expect(await read(checked)).toMatchObject({ state: "expired", can: { start: false } });
    pass(61_000);
    await sweep();
    expect(stored()).toEqual([]);
  });

  it("leaves a long import alone while its job is tried, and ends it where that was given up", async () => {
    const id = await upload();
    pass(staffLimits.importKept + 1_000);
    await sweep();
    expect(await read(id)).toMatchObject({ state: "checking" });
    await app.db.update(jobs).set({ state: "dead" });
    await sweep();
    expect(await read(id)).toMatchObject({ state: "expired" });
  });
});
