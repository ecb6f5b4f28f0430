import type { Write } from "./history.ts";

/** What all people of a run share: where the product answers, what it is filled with, and what was noted about it. */
export type Site = {
  origin: string;
  place: { blogId: number; categoryId: number; campaignId: number; campaignPoster: string };
  /** The events that were posted. */
  events: { id: number; poster: string }[];
  writes: Write[];
  findings: string[];
  /** How often each call was answered with each status; 0 where no answer came. */
  answers: Map<string, number>;
};

/** Both halves of a session, as a browser sends them. */
export type Halves = { cookie: string; authorization: string };

export type Person = {
  site: Site;
  /** Begins every text of theirs. What only they may see holds `<tag>-private`. */
  tag: string;
  username: string;
  password: string;
  address: string;
  halves: Halves | null;
  /** Sessions that the product said are signed out. */
  ended: Halves[];
  /** The last text of each kind of which the product said that it is written. */
  last: Map<string, string>;
  applied: Set<number>;
};

export type Answer<Data> = { status: number; data: Data | null; cookie: string | undefined };

type Options = {
  input?: unknown;
  form?: FormData;
  /** A query, which is sent as GET. */
  isRead?: boolean;
  /** Instead of the person's session. */
  halves?: Halves | null;
  /** Answers that are right here, and nowhere else. */
  expected?: number[];
  /** True where the answer may hold what others wrote to this person. */
  isAddressee?: boolean;
};

/** Longer than the product takes for any answer, in ms. */
const patience = 30_000;
/** Whoever does what is theirs to do never gets these, whatever breaks: only that something does not work now. */
const wrong = [400, 401, 403, 404, 409, 413, 422, 500];

function requestOf({ address }: Person, path: string, { input, form, isRead, halves }: Options) {
  const headers = {
    "x-forwarded-for": address,
    ...halves,
    ...(isRead ? { "cache-control": "no-cache" } : form ? {} : { "content-type": "application/json" }),
  };
  const query = isRead && input !== undefined ? `?input=${encodeURIComponent(JSON.stringify(input))}` : "";
  const body = isRead ? null : (form ?? JSON.stringify(input ?? {}));
  return { path: `/trpc/${path}${query}`, init: { method: isRead ? "GET" : "POST", headers, body } };
}

/** Fetches with the person's address; null where no whole answer comes. */
export async function fetchText({ site }: Person, path: string, init: RequestInit) {
  try {
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(site.origin + path, { ...init, signal, redirect: "manual" });
    return { status: answer.status, text: await answer.text(), setCookie: answer.headers.getSetCookie() };
  } catch {
    return null;
  }
}

/** Notes what only somebody else may see. */
export function findForeign({ site, tag }: Person, path: string, text: string): void {
  for (const [, owner] of text.matchAll(/(\w+)-private/g))
    if (owner !== tag) site.findings.push(`${tag} sees what is ${owner}'s: ${path}`);
}

function keepCookie(person: Person, sent: Halves | null, setCookie: string[]): string | undefined {
  const pair = setCookie.find((cookie) => cookie.startsWith("__Host-Http-sid="))?.split(";")[0];
  if (!pair || pair.endsWith("=")) return undefined;
  if (person.halves && person.halves === sent) person.halves = { ...person.halves, cookie: pair };
  return pair;
}

/** Calls a procedure as a person, and notes what the answer must not be. */
export async function ask<Data>(person: Person, path: string, options: Options = {}): Promise<Answer<Data>> {
  const { site, tag } = person;
  const { halves = person.halves, expected = [], isAddressee = false } = options;
  const { path: url, init } = requestOf(person, path, { ...options, halves });
  const answer = await fetchText(person, url, init);
  const status = answer?.status ?? 0;
  const key = `${path} ${status}`;
  site.answers.set(key, (site.answers.get(key) ?? 0) + 1);
  if (!answer) return { status, data: null, cookie: undefined };
  if (wrong.includes(status) && !expected.includes(status))
    site.findings.push(`${tag}: ${path} answered ${status} ${answer.text.slice(0, 200)}`);
  if (!isAddressee) findForeign(person, path, answer.text);
  const cookie = keepCookie(person, halves, answer.setCookie);
  const data = status === 200 ? (JSON.parse(answer.text).result.data as Data) : null;
  return { status, data, cookie };
}
