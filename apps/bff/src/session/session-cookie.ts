/** The prefix makes browsers refuse the cookie from scripts, from other hosts and over plain http (localhost aside). */
const name = "__Host-Http-sid";
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

/** The session cookie's value in a Cookie header; undefined where there is none. */
export function readSessionCookie(header: string | undefined): string | undefined {
  const found = header?.split(";").find((pair) => pair.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1).trim() || undefined;
}

/** The Set-Cookie header of a sealed session. Without Max-Age, it lasts until the browser is closed. */
export function sessionCookie(sealed: string): string {
  return `${name}=${sealed}; ${attributes}`;
}

/** The Set-Cookie header that removes the cookie. */
export const expiredCookie = `${name}=; ${attributes}; Max-Age=0`;
