import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { auditEntries } from "../../db/schema/audit.ts";
import { jobs } from "../../db/schema/job.ts";
import { jobRepository } from "../../jobs/job-repository.ts";
import { startApp } from "../../test/app.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();

type State = (typeof jobs.$inferSelect)["state"];

/** A job that has come that far. */
async function aJob(key: string, state: State = "dead", kind = "mail") {
  const payload = { template: "report_outcome", to: "person@example.com", sealed: "c2VhbGVk", list: [1] };
  await jobRepository(app.db).add({ kind, key, payload }, app.clock.read());
  const [row] = await app.db
    .update(jobs)
    .set({ state, attempts: 16, last_error: "MailError: no answer" })
    .where(eq(jobs.key, key))
    .returning({ id: jobs.id });
  app.clock.pass(1_000);
  return row?.id ?? 0;
}
const rowOf = async (id: number) => (await app.db.select().from(jobs).where(eq(jobs.id, id)))[0];
const audited = () => app.db.select().from(auditEntries);

async function asAdministrator() {
  const { bearer } = await aStaffMember(app);
  return {
    list: async (query = "") =>
      (await app.get(`/api/v1/staff/jobs?${query}`, undefined, bearer).expect(200)).body.data,
    read: (query: string) => app.get(`/api/v1/staff/jobs?${query}`, undefined, bearer),
    act: (id: number, act: "retry" | "drop") => app.post(`/api/v1/staff/jobs/${id}/${act}`, {}, { bearer }),
  };
}

describe("GET /staff/jobs", () => {
  it("shows the dead ones, newest first, with what is known of them and without what is sealed", async () => {
    const [first, second] = [await aJob("a"), await aJob("b")];
    await aJob("c", "waiting");
    await aJob("d", "done");
    const { jobs: shown, counts } = await (await asAdministrator()).list();
    expect(shown.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(shown[1]).toMatchObject({
      ...{ kind: "mail", key: "a", state: "dead", attempts: 16, last_error: "MailError: no answer" },
      details: { template: "report_outcome", to: "person@example.com" },
    });
    expect(JSON.stringify(shown)).not.toContain("c2VhbGVk");
    expect(counts).toEqual({ dead: 2, waiting: 1, running: 0 });
  });

  it("shows those of another state or kind, page by page", async () => {
    for (const key of ["a", "b", "c"]) await aJob(key, "waiting", key === "b" ? "import" : "mail");
    const { list, read } = await asAdministrator();
    const first = await list("state=waiting&limit=2");
    expect(first.jobs.map(({ key }: { key: string }) => key)).toEqual(["c", "b"]);
    const rest = await list(`state=waiting&limit=2&cursor=${first.pagination.nextCursor}`);
    expect(rest.jobs.map(({ key }: { key: string }) => key)).toEqual(["a"]);
    expect((await list("state=waiting&kind=import")).jobs).toHaveLength(1);
    await read(`state=dead&cursor=${first.pagination.nextCursor}`).expect(422);
    await read("state=done").expect(422);
    await read("limit=101").expect(422);
  });
});

describe("POST /staff/jobs/:id/…", () => {
  it("lets a dead job be tried at once, with all its tries, and says who wanted that", async () => {
    const id = await aJob("a");
    const { act } = await asAdministrator();
    await act(id, "retry").expect(200);
    expect(await rowOf(id)).toMatchObject({ state: "waiting", attempts: 0, run_at: app.clock.read() });
    expect(await audited()).toMatchObject([
      {
        action: "job.retry",
        subject_kind: "job",
        subject_id: String(id),
        before: { state: "dead", key: "a" },
      },
    ]);
  });

  it("ends one undone, and it is not added again", async () => {
    const id = await aJob("a");
    const { act } = await asAdministrator();
    await act(id, "drop").expect(200);
    expect(await rowOf(id)).toMatchObject({ state: "dropped", payload: null });
    const again = { kind: "mail", key: "a", payload: null };
    expect(await jobRepository(app.db).add(again, app.clock.read())).toBe(false);
    expect(await audited()).toMatchObject([{ action: "job.drop" }]);
  });

  it.each(["running", "done", "dropped"] as const)("leaves one that is %s alone", async (state) => {
    const id = await aJob("a", state);
    const { act } = await asAdministrator();
    for (const each of ["retry", "drop"] as const) await act(id, each).expect(409);
    expect(await rowOf(id)).toMatchObject({ state, attempts: 16 });
    expect(await audited()).toEqual([]);
  });

  it("knows no job that is not there", async () => {
    const { act } = await asAdministrator();
    await act(4711, "retry").expect(404);
    await app.post("/api/v1/staff/jobs/x/drop", {}, { bearer: (await aStaffMember(app)).bearer }).expect(422);
  });

  it("drops or retries a job once, of two who do so at the same moment", async () => {
    const id = await aJob("a");
    const [one, other] = [await asAdministrator(), await asAdministrator()];
    const statuses = (await Promise.all([one.act(id, "drop"), other.act(id, "drop")])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await audited()).toHaveLength(1);
  });
});
