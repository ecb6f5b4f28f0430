/** The prefix makes browsers refuse the cookie from scripts, from other hosts and over plain http (localhost aside). */
const name = "__Host-Http-sid";
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** The session cookie's value in a Cookie header; undefined where there is none. */
export function sessionCookieIn(header: string | undefined): string | undefined {
  const found = header?.split(";").find((pair) => pair.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1).trim() || undefined;
}

/** The Set-Cookie header that keeps a sealed session. It goes when the browser ends its own session. */
export function keepingCookie(sealed: string): string {
  return `${name}=${sealed}; ${attributes}`;
}

/** The Set-Cookie header that takes the cookie away. */
export const clearingCookie = `${name}=; ${attributes}; Max-Age=0`;
