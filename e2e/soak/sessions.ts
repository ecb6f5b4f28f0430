import { setTimeout as pause } from "node:timers/promises";
import { type Answer, ask, type Halves, type Person, type Site } from "./site.ts";

type SignedIn = { auth: { token: string } };

/** In ms; so often, until a product that is well must have answered. */
const retryMs = 200;
const tries = 300;
let made = 0;

function open(person: Person, { data, cookie }: Answer<SignedIn>): void {
  if (data && cookie) person.halves = { cookie, authorization: `Bearer ${data.auth.token}` };
}

/** Makes an account and signs in. `tag` is nobody else's. */
export async function join(site: Site, tag: string): Promise<Person> {
  made += 1;
  const person: Person = {
    ...{ site, tag, username: tag, password: "a curtain rises", address: `198.18.${made}.1` },
    ...{ halves: null, ended: [], last: new Map(), applied: new Set() },
  };
  const { username, password } = person;
  const phone = `+91${9_000_000_000 + (Date.now() % 900_000_000) + made}`;
  const input = { name: tag, username, password, phone, email: `${tag}-private@example.com` };
  open(person, await ask<SignedIn>(person, "session.signUp", { input }));
  if (!person.halves) throw new Error(`${tag} could not sign up`);
  return person;
}

/** Tries until it works, or `isOver`. */
export async function signIn(person: Person, isOver: () => boolean): Promise<void> {
  const { username, password } = person;
  while (!person.halves && !isOver()) {
    const answer = await ask<SignedIn>(person, "session.signIn", { input: { username, password } });
    open(person, answer);
    if (!person.halves) await pause(retryMs);
  }
}

/** Signs out. Where no answer says so, the session is left, and may be open or not. */
export async function signOut(person: Person): Promise<void> {
  const { halves } = person;
  if (!halves) return;
  const { status } = await ask(person, "session.signOut");
  person.halves = null;
  if (status === 200) person.ended.push(halves);
}

/** Notes each of these sessions that opens something, though it was signed out. Those that get no answer are tried again. */
export async function tryEnded(person: Person, sessions: Halves[]): Promise<void> {
  for (const halves of sessions) {
    const options = { isRead: true, halves, expected: [401] };
    let status = 0;
    for (let tried = 0; tried < tries && status !== 401 && status !== 200; tried += 1) {
      if (tried > 0) await pause(retryMs);
      ({ status } = await ask(person, "session.list", options));
    }
    if (status !== 401)
      person.site.findings.push(`${person.tag}: a session that was signed out answers ${status}`);
  }
}
