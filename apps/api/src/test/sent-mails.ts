import { asc, eq } from "drizzle-orm";
import { jobs } from "../db/schema/job.ts";
import { mailSealer } from "../mail/mail-queue.ts";
import { type TestApp, testOtpKey } from "./app.ts";

/** The mails that wait to be sent, in their order, with what they say. */
export async function waitingMails({ db }: Pick<TestApp, "db">) {
  const sealer = mailSealer(testOtpKey);
  const rows = await db.select().from(jobs).where(eq(jobs.kind, "mail")).orderBy(asc(jobs.id));
  return rows.map(({ payload }) => {
    const { template, to, sealed } = payload as Record<string, string>;
    return { template, to, data: JSON.parse(sealer.open(sealed ?? "") ?? "null") as Record<string, string> };
  });
}
