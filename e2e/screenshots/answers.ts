import type { Page, Route } from "@playwright/test";

/** How an answer is mocked: it never comes, it fails, it is another one whatever the gateway says, or it is changed. */
export type Answer = "held" | "failed" | { data: unknown } | ((data: unknown) => unknown);

type Item = { result?: { data: unknown }; error?: unknown };

const failure: Item = {
  error: { message: "An error occurred", code: -32603, data: { code: "upstream", httpStatus: 502 } },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Maps every list inside a value. */
function eachList(value: unknown, change: (list: Record<string, unknown>[]) => unknown[]): unknown {
  if (Array.isArray(value)) return value.every(isRecord) ? change(value) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, eachList(inner, change)]));
}

function withoutMore(data: unknown): unknown {
  if (!isRecord(data) || !isRecord(data.pagination)) return data;
  return { ...data, pagination: { ...data.pagination, hasNextPage: false, nextCursor: null } };
}

export const empty: Answer = (data) => withoutMore(eachList(data, () => []));

export const one: Answer = (data) => withoutMore(eachList(data, (list) => list.slice(0, 1)));

/** Repeats the items, each with its own id. */
export const hundred: Answer = (data) =>
  withoutMore(
    eachList(data, (list) =>
      list.length === 0
        ? list
        : Array.from({ length: 100 }, (_, index) => ({ ...list[index % list.length], id: 10_000 + index })),
    ),
  );

const longWord = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const longSentence =
  "A very long evening in nine parts about a company that could not stop talking, with a chorus, three languages, two intervals and a goat";
const longTexts: Record<string, string> = {
  title: `${longSentence} ${longWord}`,
  name: `Venkatanarasimharajuvaripeta Subrahmanyam ${longWord}`,
  author: `Venkatanarasimharajuvaripeta Subrahmanyam ${longWord}`,
  public_name: `Venkatanarasimharajuvaripeta Subrahmanyam ${longWord}`,
  contact_person: `Venkatanarasimharajuvaripeta Subrahmanyam ${longWord}`,
  description: `${longWord} ${`${longSentence}. `.repeat(12)}`,
  short_content: `${longWord} ${`${longSentence}. `.repeat(6)}`,
  content: `${longWord} ${`${longSentence}. `.repeat(3)}`,
  about: `${longWord} ${`${longSentence}. `.repeat(12)}`,
  message: `${longWord} ${longSentence}`,
  note: `${longWord} ${longSentence}`,
  category_name: "Devised physical theatre for very young audiences",
  tag_name: "a tag as long as a sentence that somebody typed",
  venue_name: `The Old Municipal ${longWord} Hall`,
  present_city: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  address: `14, Third Cross, Second Main, Behind the Old Post Office, ${longWord}`,
  address_1: `14, Third Cross, Second Main, Behind the Old Post Office, ${longWord}`,
  email: `${longWord.toLowerCase().replace("ä", "ae")}@example.com`,
  website: `https://www.example.com/${longWord}/${longWord}`,
};

/** Makes every text very long. */
export function long(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(long);
  if (!isRecord(data)) return data;
  const entries = Object.entries(data).map(([key, value]) => {
    const text = longTexts[key];
    return [key, text && typeof value === "string" ? text : long(value)];
  });
  return Object.fromEntries(entries);
}

const answered = (item: Item, answer: Exclude<Answer, "held">): Item => {
  if (answer === "failed") return failure;
  if (typeof answer === "object") return { result: answer };
  return item.result ? { result: { data: answer(item.result.data) } } : item;
};

/**
 * The server's answer. An idle connection may end just as it is used again: a GET is then sent once more, as browsers do.
 */
export const answerOf = (route: Route) =>
  route.fetch({ maxRetries: route.request().method() === "GET" ? 1 : 0 });

/** Mocks the answers of the calls whose path matches `which`. */
export const answerInstead = (page: Page, which: RegExp, answer: Answer) =>
  answerEach(page, [[which, answer]]);

/** The same with an answer for each of several calls, which may come in one request. */
export async function answerEach(page: Page, answers: readonly (readonly [which: RegExp, answer: Answer])[]) {
  const answerTo = (path = "") => answers.find(([which]) => which.test(path))?.[1];
  await page.route("**/trpc/**", async (route: Route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const paths = pathname.replace("/trpc/", "").split(",");
    const meant = paths.map(answerTo).filter((answer) => answer !== undefined);
    // A stream has no answer that could be changed.
    if (paths[0] === "notification.live" || meant.length === 0) return route.fallback();
    if (meant.includes("held")) return;
    const response = await answerOf(route);
    const body: Item | Item[] = await response.json();
    const items = (Array.isArray(body) ? body : [body]).map((item, index) => {
      const answer = answerTo(paths[index]);
      return answer === undefined || answer === "held" ? item : answered(item, answer);
    });
    const status = meant.some((answer) => typeof answer === "object") ? 200 : response.status();
    await route.fulfill({ response, status, json: searchParams.has("batch") ? items : items[0] });
  });
}

/** Mocks a successful mutation. */
export async function pretend(page: Page, change: string, data: unknown) {
  await page.route(`**/trpc/${change}`, (route) => route.fulfill({ json: { result: { data } } }));
}

const rendered = /<div id="root">[\s\S]*<script type="application\/json" id="state">[\s\S]*?<\/script>/;

/** Serves documents without rendered state, so that the app fetches everything itself. */
export async function withoutRendering(page: Page) {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await answerOf(route);
    const body = (await response.text()).replace(rendered, '<div id="root"></div>');
    await route.fulfill({ response, body });
  });
}
