import { setTimeout as pause } from "node:timers/promises";
import { type Article, type ArticleFields, emptyArticle } from "@callboard/contracts/article";
import type { Random } from "../../apps/bff/src/test/seeded-random.ts";

/** What the API said that it did. */
export type Editorial = {
  origin: string;
  apikey: string;
  categoryId: number;
  published: { id: number; version: number }[];
  scheduled: { id: number; version: number; at: number }[];
  /** Answers to messages, by their text. */
  answered: { id: number; text: string }[];
  findings: string[];
};

type Answer<Data> = { status: number; data: Data | null };
type Own = { id: number; version: number; state: Article["state"]; fields: ArticleFields };

const patience = 20_000;
const retryMs = 50;

/** Calls the API. Without a whole answer, the status is 0. */
async function call<Data>(
  { origin, apikey, findings }: Editorial,
  bearer: string,
  method: "GET" | "POST",
  path: string,
  body?: object,
): Promise<Answer<Data>> {
  const headers = {
    ...{ apikey, authorization: `Bearer ${bearer}` },
    ...(body && { "content-type": "application/json" }),
  };
  try {
    const answer = await fetch(`${origin}/api/v1/staff${path}`, {
      ...{ method, headers, signal: AbortSignal.timeout(patience) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    // What is cut off by a kill has no answer.
    const read = JSON.parse(text) as { data: Data };
    const isPast = answer.status === 422 && text.includes("yet to come");
    if (![200, 409, 503].includes(answer.status) && !isPast)
      findings.push(`${method} ${path} answered ${answer.status} ${text.slice(0, 200)}`);
    return { status: answer.status, data: answer.status === 200 ? read.data : null };
  } catch {
    return { status: 0, data: null };
  }
}

type Life = { site: Editorial; bearer: string; tag: string; random: Random; isOver: () => boolean };

/** Opens an article until there is an answer, as an editor loads a page again; null once it is over. */
async function reopen({ site, bearer, isOver }: Life, id: number): Promise<Own | null> {
  while (!isOver()) {
    const { data } = await call<{ article: Own }>(site, bearer, "GET", `/articles/${id}`);
    if (data) return data.article;
    await pause(retryMs);
  }
  return null;
}

/**
 * Writes, publishes, schedules and corrects articles, one act after the other. What has no answer may be done or not: the article is
 * opened again then.
 */
export async function edit(life: Life): Promise<void> {
  const { site, bearer, tag, random, isOver } = life;
  const own: Own[] = [];
  let made = 0;

  async function act(article: Own, path: string, body: object): Promise<Own | null> {
    const sent = { version: article.version, ...body };
    const { status, data } = await call<{ article: Own }>(
      ...([site, bearer, "POST", `/articles/${article.id}${path}`, sent] as const),
    );
    const next = data?.article ?? (await reopen(life, article.id));
    // The schedule may have published it meanwhile; nobody else has it.
    if (status === 409 && article.state !== "scheduled")
      site.findings.push(`${tag}: somebody else changed the article ${article.id}`);
    if (next) Object.assign(article, next);
    return data?.article ?? null;
  }

  async function begin(): Promise<void> {
    made += 1;
    const fields = {
      ...{ title: `${tag} writes ${made}`, slug: `${tag}-writes-${made}`, short_content: "What it is about" },
      ...{ content: "<p>Once.</p>", category_id: site.categoryId, domain_names: ["callboard.in"] },
    };
    const { data } = await call<{ article: Own }>(site, bearer, "POST", "/articles", {
      ...emptyArticle,
      ...fields,
    });
    if (data) own.push(data.article);
    else await pause(retryMs);
  }

  async function publish(article: Own): Promise<void> {
    const done = await act(article, "/publish", {});
    if (done) site.published.push({ id: done.id, version: done.version });
  }

  async function schedule(article: Own): Promise<void> {
    const at = Date.now() + 500 + random.below(4_000);
    const done = await act(article, "/schedule", { at: new Date(at).toISOString() });
    if (done) site.scheduled.push({ id: done.id, version: done.version, at });
  }

  async function correct(article: Own): Promise<void> {
    const content = `<p>Corrected after version ${article.version}.</p>`;
    if (await act(article, "/save", { fields: { ...article.fields, content } })) await publish(article);
  }

  while (!isOver()) {
    await pause(random.below(200));
    const article = own.length < 3 || random.below(4) === 0 ? null : random.pick(own.slice(-8));
    if (!article) await begin();
    else if (article.state === "scheduled") Object.assign(article, await reopen(life, article.id));
    else if (article.state === "published") await correct(article);
    else await (random.below(2) === 0 ? publish(article) : schedule(article));
  }
}

/** Answers one message after the other: each answer is a mail. One without a reply is looked at again, and not answered twice. */
export async function answerMessages({ site, bearer, random, isOver }: Life, ids: number[]): Promise<void> {
  for (const id of ids) {
    const text = `The answer to ${id} is yes.`;
    for (let isAnswered = false; !isAnswered; ) {
      if (isOver()) return;
      await pause(random.below(300));
      type Read = { message: { version: number; answers: { text: string }[] } };
      const read = await call<Read>(site, bearer, "GET", `/messages/${id}`);
      if (!read.data) continue;
      const { version, answers } = read.data.message;
      isAnswered = answers.length > 0;
      if (isAnswered) break;
      const sent = { version, answer: text };
      const { data } = await call<Read>(site, bearer, "POST", `/messages/${id}/answer`, sent);
      if (data) site.answered.push({ id, text });
    }
  }
}
