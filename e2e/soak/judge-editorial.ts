import type { Db } from "../../apps/api/src/db/client.ts";
import { articleRevisions, articles } from "../../apps/api/src/db/schema/article.ts";
import { auditEntries } from "../../apps/api/src/db/schema/audit.ts";
import { blogs } from "../../apps/api/src/db/schema/blog.ts";
import { contactAnswers } from "../../apps/api/src/db/schema/contact.ts";
import { importedArticles } from "../../apps/api/src/db/schema/import.ts";
import { jobs } from "../../apps/api/src/db/schema/job.ts";
import type { TakenMail } from "../../apps/api/src/test/smtp-server.ts";
import type { Editorial } from "./editorial.ts";

const twice = (keys: string[]) => keys.filter((key, at) => keys.indexOf(key) < at);
const missing = (wanted: string[], there: Set<string>) => wanted.filter((key) => !there.has(key));

const entriesOf = async (db: Db, act: string) =>
  (await db.select().from(auditEntries)).filter(({ action }) => action === act);

/** Publications, of which each has its revision and its entry in the audit log, once, and the last is what the public reads. */
async function judgeArticles(db: Db, { published, scheduled }: Editorial): Promise<string[]> {
  const imported = new Set((await db.select().from(importedArticles)).map((row) => row.article_id));
  const own = (await db.select().from(articles)).filter(({ id }) => !imported.has(id));
  const ids = new Set(own.map(({ id }) => id));
  const revisions = (await db.select().from(articleRevisions))
    .filter(({ article_id, kind }) => kind === "publish" && ids.has(article_id))
    .sort((one, other) => one.id - other.id);
  const entries = (await entriesOf(db, "article.publish")).filter(({ subject_id }) =>
    ids.has(Number(subject_id)),
  );
  const kept = revisions.map(({ article_id, version }) => `${article_id} in version ${version}`);
  const noted = entries.map(({ subject_id, after }) => `${subject_id} in version ${after?.version}`);
  const [revised, audited] = [new Set(kept), new Set(noted)];
  const acknowledged = published.map(({ id, version }) => `${id} in version ${version}`);
  const last = new Map(revisions.map(({ article_id, fields }) => [article_id, fields]));
  const shown = new Map((await db.select().from(blogs)).map((blog) => [blog.id, blog]));
  const unlike = own.filter(({ id, blog_id, state }) => {
    const [fields, blog] = [last.get(id), blog_id === null ? undefined : shown.get(blog_id)];
    if (!fields) return blog !== undefined || state === "published";
    return state !== "published" || blog?.title !== fields.title || blog.content !== fields.content;
  });
  const stateOf = new Map(own.map(({ id, state }) => [id, state]));
  const late = scheduled.filter(
    ({ id, version }) =>
      stateOf.get(id) !== "published" ||
      !revisions.some((revision) => revision.article_id === id && revision.version > version),
  );
  return [
    ...missing(acknowledged, revised).map((key) => `published and lost: article ${key}`),
    ...missing([...revised], audited).map((key) => `published without an audit entry: article ${key}`),
    ...missing([...audited], revised).map((key) => `in the audit log alone: article ${key}`),
    ...twice(kept).map((key) => `two revisions: article ${key}`),
    ...twice(noted).map((key) => `two audit entries: article ${key}`),
    ...unlike.map(({ id }) => `the public reads something else than was published: article ${id}`),
    ...late.map(({ id }) => `scheduled and not published: article ${id}`),
  ];
}

async function judgeImport(db: Db, posts: number): Promise<string[]> {
  const rows = await db.select().from(articles);
  const slugOf = new Map(rows.map(({ id, slug }) => [id, slug]));
  const slugs = (await db.select().from(importedArticles)).map((row) => slugOf.get(row.article_id) ?? "");
  const wanted = Array.from({ length: posts }, (_, at) => `post-${at}`);
  const strange = slugs.filter((slug) => !wanted.includes(slug));
  return [
    ...missing(wanted, new Set(slugs)).map((slug) => `not imported: ${slug}`),
    ...twice(rows.map(({ slug }) => slug)).map((slug) => `there twice: ${slug}`),
    ...strange.map((slug) => `imported under another address: ${slug}`),
  ];
}

const idOf = ({ content }: TakenMail) => /^Message-ID: (.*)$/im.exec(content)?.[1] ?? "without one";
/** The words of a mail, whose lines are broken up on the way. */
const wordsOf = ({ content }: TakenMail) => content.replaceAll("=\r\n", "").replaceAll("\r\n", " ");

/**
 * Mails: one for each answer, under one Message-ID. `starts` says how many the server had taken at each start: it takes one again only
 * where a kill came between, and `again` counts these.
 */
async function judgeMails(db: Db, { answered }: Editorial, taken: TakenMail[], starts: number[]) {
  const answers = await db.select().from(contactAnswers);
  const texts = answers.map(({ text }) => text);
  const entries = await entriesOf(db, "message.answer");
  const noted = new Set(entries.map(({ after }) => Number(after?.answer)));
  const open = (await db.select().from(jobs)).filter(
    ({ kind, state }) => kind === "mail" && state !== "done",
  );
  const places = new Map<string, number[]>();
  for (const [at, mail] of taken.entries()) places.set(idOf(mail), [...(places.get(idOf(mail)) ?? []), at]);
  const isApart = (one: number, other: number) => starts.some((start) => one < start && start <= other);
  const pairs = [...places.values()].flatMap((all) =>
    all.slice(1).map((at, before) => [all[before] ?? 0, at] as const),
  );
  const sent = [...places.values()].map(([first = 0]) => wordsOf(taken[first] as TakenMail));
  const countOf = (text: string) => sent.filter((words) => words.includes(text)).length;
  const findings = [
    ...missing(
      answered.map(({ text }) => text),
      new Set(texts),
    ).map((text) => `answered and lost: ${text}`),
    ...twice(texts).map((text) => `answered twice: ${text}`),
    ...answers.filter(({ id }) => !noted.has(id)).map(({ text }) => `without an audit entry: ${text}`),
    ...texts.filter((text) => countOf(text) === 0).map((text) => `never mailed: ${text}`),
    ...texts.filter((text) => countOf(text) > 1).map((text) => `mailed under two Message-IDs: ${text}`),
    ...open.map(({ key, state }) => `a mail that is ${state}: ${key}`),
    ...pairs
      .filter(([one, other]) => !isApart(one, other))
      .map(([, at]) => `mailed twice without a kill between: ${idOf(taken[at] as TakenMail)}`),
  ];
  if (places.size !== answers.length) findings.push(`${places.size} mails of ${answers.length} answers`);
  return { findings, again: pairs.length, mails: places.size };
}

type Seen = { site: Editorial; posts: number; taken: TakenMail[]; starts: number[] };

/** Holds what was acknowledged against what the database and the mail server have. */
export async function judge(db: Db, { site, posts, taken, starts }: Seen) {
  const mails = await judgeMails(db, site, taken, starts);
  const findings = [
    ...site.findings,
    ...(await judgeArticles(db, site)),
    ...(await judgeImport(db, posts)),
    ...mails.findings,
  ];
  return { ...mails, findings };
}
