import type { BrowserAuth } from "@callboard/contracts/account";
import type { Session } from "./session.ts";

/** Both halves of a session, as plain data. It is as good as a password: keep it where passwords are kept. */
export type SessionState = { cookies: Record<string, string>; auth: BrowserAuth | null };

export type StandaloneSessionOptions = {
  /** The session to go on with, as `onChange` gave it. */
  state?: SessionState | undefined;
  /** Called with every new state, to be stored. */
  onChange?: ((state: SessionState) => void) | undefined;
  fetch?: typeof fetch | undefined;
};

/** The cookie that is half of the session. Others outlast it: by one, a gateway knows where somebody signed in before. */
const sessionCookieName = "__Host-Http-sid";

/** Several Set-Cookie headers arrive as one text; a comma between two is followed by a name. */
const betweenCookies = /,\s*(?=[^\s;,=]+=)/;

/** The cookies after an answer: each has a name, a value, and attributes of which only an end that is now matters. */
function withCookies(cookies: Record<string, string>, header: string): Record<string, string> {
  const changed = { ...cookies };
  for (const cookie of header.split(betweenCookies)) {
    const [, name = "", value = ""] = /^([^=;]+)=([^;]*)/.exec(cookie.trim()) ?? [];
    if (value === "" || /;\s*max-age=0\b/i.test(cookie)) delete changed[name];
    else changed[name] = value;
  }
  return changed;
}

/**
 * The session of a program that is no browser, such as a server or a mobile app: it keeps the cookie as well as the token.
 * One person each: a server makes one for everybody it calls for.
 */
export function createStandaloneSession(options: StandaloneSessionOptions = {}): Session {
  const { onChange = () => {}, fetch = globalThis.fetch } = options;
  let state = options.state ?? { cookies: {}, auth: null };
  const change = (changes: Partial<SessionState>) => {
    state = { ...state, ...changes };
    onChange(state);
  };
  return {
    read: () => state.auth,
    keep: (auth) => {
      const { [sessionCookieName]: _, ...others } = state.cookies;
      change({ auth, cookies: auth ? state.cookies : others });
    },
    fetch: async (address, init) => {
      const headers = new Headers(init?.headers);
      const pairs = Object.entries(state.cookies).map(([name, value]) => `${name}=${value}`);
      if (pairs.length > 0) headers.set("cookie", pairs.join("; "));
      // On a phone the system would add cookies of its own.
      const answer = await fetch(address, { ...init, headers, credentials: "omit" });
      const header = answer.headers.get("set-cookie");
      if (header) change({ cookies: withCookies(state.cookies, header) });
      return answer;
    },
  };
}
