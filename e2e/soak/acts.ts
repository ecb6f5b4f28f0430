import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../apps/bff/src/test/seeded-random.ts";
import type { Kind, Write } from "./history.ts";
import { signOut } from "./sessions.ts";
import { ask, fetchText, findForeign, type Person } from "./site.ts";

/** A photo of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
/** How often a pledge is sent with one key until it is acknowledged. */
const sendings = 5;
const dayMs = 86_400_000;

function newWrite({ site, tag }: Person, kind: Kind, amount = 0): Write {
  const owner = kind === "application" ? `${tag}-private` : tag;
  const write = { kind, text: `${owner} ${kind} ${site.writes.length}`, amount, isAcknowledged: false };
  site.writes.push(write);
  return write;
}

function acknowledge({ last }: Person, write: Write): void {
  write.isAcknowledged = true;
  last.set(write.kind, write.text);
}

async function comment(person: Person): Promise<void> {
  const write = newWrite(person, "comment");
  const input = { blog_id: person.site.place.blogId, comment_text: write.text };
  const { data } = await ask<{ content: string }>(person, "comment.create", { input });
  if (data) acknowledge(person, write);
}

/** Pledges with one key until the answer comes, and now and then once more; not to one's own campaign. */
async function pledge(person: Person, random: Random): Promise<void> {
  const { site, tag } = person;
  if (tag === site.place.campaignPoster) return;
  const amount = 1 + random.below(50);
  const write = newWrite(person, "pledge", amount);
  const contribution = {
    ...{ event_id: site.place.campaignId, amount, is_anonymous: true, message: write.text },
  };
  const input = { idempotency_key: randomUUID(), contribution };
  const receipts = new Set<string>();
  for (let sent = 0; sent < sendings; sent += 1) {
    const { data } = await ask(person, "contribution.create", { input });
    if (data) {
      acknowledge(person, write);
      receipts.add(JSON.stringify(data));
      if (receipts.size > 1) site.findings.push(`${tag}: two receipts for one key: ${[...receipts]}`);
      if (random.below(4) > 0) return;
    } else await pause(random.below(1_000));
  }
}

/** What the form of an event says, or of a campaign. */
export function eventForm(title: string, categoryId: number, key: string): FormData {
  const form = new FormData();
  const fields = {
    ...{ title, category_id: String(categoryId), idempotency_key: key, tags: "chorus" },
    ...{
      description: "Forty voices for one evening.",
      venue_name: "The Lantern House",
      present_city: "Pune",
    },
    ...{ address_1: "4 Lake Road", contact_person: "Asha", contact_number: "0000012345" },
    ...{ website: "https://lantern.example.com", price: "1000000", email: "asha@example.com" },
    ...{ start_date: new Date(Date.now() + 30 * dayMs).toISOString().slice(0, 10), start_time: "19:30" },
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of ["banner_photo", "description_photo"])
    form.append(name, new File([pixel], "a.png", { type: "image/png" }));
  return form;
}

async function postEvent(person: Person, random: Random): Promise<void> {
  const { site, tag } = person;
  const write = newWrite(person, "event");
  const key = randomUUID();
  for (let sent = 0; sent < sendings && !write.isAcknowledged; sent += 1) {
    const form = eventForm(write.text, site.place.categoryId, key);
    const { data } = await ask<{ id: number }>(person, "event.create", { form });
    if (!data) {
      await pause(random.below(1_000));
      continue;
    }
    acknowledge(person, write);
    site.events.push({ id: data.id, poster: tag });
  }
}

async function apply(person: Person, random: Random): Promise<void> {
  const { site, tag, applied } = person;
  const open = site.events.filter(({ id, poster }) => poster !== tag && !applied.has(id));
  if (open.length === 0) return;
  const { id } = random.pick(open);
  applied.add(id);
  const write = newWrite(person, "application");
  const { data } = await ask(person, "application.create", { input: { event_id: id, note: write.text } });
  if (data) acknowledge(person, write);
}

type Row = Partial<Record<"content" | "message" | "title" | "note", string>>;
type Page = Partial<Record<string, Row[]>>;
const own: [Kind, path: string, list: string, field: keyof Row][] = [
  ["comment", "comment.mine", "comments", "content"],
  ["pledge", "contribution.mine", "contributions", "message"],
  ["event", "event.mine", "events", "title"],
  ["application", "application.mine", "applications", "note"],
];

/** Reads a list of one's own: nothing of others is on it, and what was acknowledged last is. */
async function readOwn(person: Person, random: Random): Promise<void> {
  const { site, tag, last } = person;
  const [kind, path, list, field] = random.pick(own);
  const { data } = await ask<Page>(person, path, { isRead: true, input: {} });
  if (!data) return;
  const texts = (data[list] ?? []).map((row) => row[field] ?? "");
  const foreign = texts.filter((text) => /^\w+/.exec(text)?.[0] !== tag);
  if (foreign.length > 0) site.findings.push(`${tag} finds ${foreign} in ${path}`);
  const text = last.get(kind);
  if (text && !texts.includes(text)) site.findings.push(`${tag} does not find ${text} in ${path}`);
}

async function readSession(person: Person): Promise<void> {
  const { data } = await ask<{ user: { username: string } }>(person, "session.current");
  const { site, tag, username } = person;
  if (data && data.user.username !== username)
    site.findings.push(`${tag} is taken for ${data.user.username}`);
}

/** Reads the applications to an event, which only its poster may. */
async function readReceived(person: Person, random: Random): Promise<void> {
  const { site, tag } = person;
  if (site.events.length === 0) return;
  const { id, poster } = random.pick(site.events);
  const isAddressee = poster === tag;
  const options = { isRead: true, input: { event_id: id }, isAddressee, expected: isAddressee ? [] : [403] };
  const { data } = await ask(person, "application.received", options);
  if (data && !isAddressee) site.findings.push(`${tag} reads what was sent to ${poster}`);
}

/** Opens what everybody sees. Nothing in it is anybody's own. */
async function readPublic(person: Person, random: Random): Promise<void> {
  const { blogId, campaignId } = person.site.place;
  const asVisitor = { isRead: true, halves: null };
  const reads = [
    () => ask(person, "comment.list", { ...asVisitor, input: { blog_id: blogId } }),
    () => ask(person, "contribution.ledger", { ...asVisitor, input: { event_id: campaignId } }),
    () => ask(person, "event.list", { ...asVisitor, input: {} }),
  ];
  await random.pick(reads)();
}

/** Opens a page, as a browser does that is signed in. */
async function openPage(person: Person, random: Random): Promise<void> {
  const path = random.pick(["/", "/events", "/blog"]);
  const cookie = person.halves?.cookie ?? "";
  const answer = await fetchText(person, path, { headers: { cookie, "x-forwarded-for": person.address } });
  if (answer) findForeign({ ...person, tag: "nobody" }, path, answer.text);
}

type Act = (person: Person, random: Random) => Promise<void>;
/** Each as often as it stands here. */
export const acts: Act[] = [
  ...[comment, comment, comment, pledge, pledge, pledge, apply, apply, postEvent, signOut],
  ...[readOwn, readOwn, readOwn, readOwn, readSession, readReceived, readPublic, openPage],
];
