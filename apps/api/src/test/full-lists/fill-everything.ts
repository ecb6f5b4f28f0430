import { sql } from "drizzle-orm";
import type { TestApp } from "../app.ts";
import { articleCalls } from "../articles.ts";
import { aPerson } from "../people.ts";
import { aStaffMember } from "../staff.ts";
import { articleLists, fillArticles } from "./articles.ts";
import { callLists, fillCalls } from "./calls.ts";
import type { Filling, FullList, Numbers } from "./full-list.ts";
import { fillKept, fillPeople, peopleLists } from "./people.ts";
import { fillStaff, staffLists } from "./staff.ts";
import { fillTalks, talkLists } from "./talks.ts";

/** Every call of the API that answers rows, or counts them. */
export const fullLists: FullList[] = [
  ...articleLists,
  ...callLists,
  ...peopleLists,
  ...staffLists,
  ...talkLists,
];

/** Every table behind a list with far more rows than it shows. Who asks has posted, sent and kept all that one person can. */
export async function fillEverything(app: TestApp): Promise<{ bearer: string; numbers: Numbers }> {
  const person = await aStaffMember(app);
  const other = await aPerson(app);
  const numbers: Numbers = { user: person.id, other: other.id };
  const filling: Filling = { db: app.db, now: app.clock.read().toISOString(), numbers };
  await articleCalls(app).aDraft(person);
  await fillPeople(filling);
  await fillArticles(filling);
  await fillCalls(app, filling);
  await fillKept(filling);
  await fillTalks(filling);
  await fillStaff(filling);
  await app.db.execute(sql`analyze`);
  return { bearer: person.bearer, numbers };
}
