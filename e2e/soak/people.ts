import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../apps/api/src/db/open-database.ts";
import { fillReference } from "../../apps/api/src/modules/reference/fill-reference.ts";
import { aBlog } from "../../apps/api/src/test/content.ts";
import type { Random } from "../../apps/bff/src/test/seeded-random.ts";
import { acts, eventForm } from "./acts.ts";
import { readFound } from "./found.ts";
import { check } from "./history.ts";
import { join, signIn, tryEnded } from "./sessions.ts";
import { ask, type Person, type Site } from "./site.ts";

/** Makes the tables and one article. Gives its id. */
export async function fill(options: { databaseUrl?: string; dataDir: string }): Promise<number> {
  const database = await openDatabase({ ...options, onConnectionError: () => {} });
  await database.prepare(fillReference);
  const { id } = await aBlog(database.db, { slug: "an-article" });
  await database.close();
  return id;
}

/** So many people sign up at a product that runs, and one of them starts a campaign. */
export async function settle(origin: string, blogId: number, count: number) {
  const place = { blogId, categoryId: 0, campaignId: 0, campaignPoster: "" };
  const site: Site = { origin, place, events: [], writes: [], findings: [], answers: new Map() };
  const people: Person[] = [];
  for (let number = 1; number <= count; number += 1) people.push(await join(site, `p${number}x`));
  const [first] = people as [Person];
  const { data: categories } = await ask<{ id: number }[]>(first, "event.categories", { isRead: true });
  place.categoryId = categories?.[0]?.id ?? 0;
  const title = `${first.tag} event campaign`;
  site.writes.push({ kind: "event", text: title, amount: 0, isAcknowledged: true });
  const form = eventForm(title, place.categoryId, "the-only-campaign");
  const { data } = await ask<{ id: number }>(first, "crowdfunding.create", { form });
  if (!data) throw new Error(`no campaign: ${site.findings}`);
  place.campaignId = data.id;
  place.campaignPoster = first.tag;
  return { site, people };
}

/** Does what people do, one thing after the other with a rest of at most `restMs` between, until it is over. */
export async function live(person: Person, random: Random, restMs: number, isOver: () => boolean) {
  while (!isOver()) {
    if (person.halves) await random.pick(acts)(person, random);
    else await signIn(person, isOver);
    await pause(random.below(restMs));
  }
}

/** Holds everything that was acknowledged against what is there, once all is calm. Gives what must not be. */
export async function judge(site: Site, people: Person[]): Promise<string[]> {
  for (const person of people) {
    await signIn(person, () => false);
    await tryEnded(person, person.ended);
  }
  return [...site.findings, ...check(site.writes, await readFound(site, people))];
}
