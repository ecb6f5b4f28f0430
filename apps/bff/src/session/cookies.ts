/** The prefix makes browsers refuse the cookie from scripts, from other hosts and over plain http (localhost aside). */
const sessionCookieName = "__Host-Http-sid";
export const deviceCookieName = "__Host-Http-device";
const attributes = "Path=/; HttpOnly; Secure; SameSite=Strict";

const daySeconds = 86_400;
const deviceMaxAge = 180 * daySeconds;

/** A cookie's value in a Cookie header; undefined where there is none. */
export function cookieIn(header: string | undefined, name: string): string | undefined {
  const found = header?.split(";").find((pair) => pair.trimStart().startsWith(`${name}=`));
  return found?.slice(found.indexOf("=") + 1).trim() || undefined;
}

/** The session cookie's value in a Cookie header; undefined where there is none. */
export function readSessionCookie(header: string | undefined): string | undefined {
  return cookieIn(header, sessionCookieName);
}

/** The Set-Cookie header of a sealed session. Without Max-Age, it lasts until the browser is closed. */
export function sessionCookie(sealed: string): string {
  return `${sessionCookieName}=${sealed}; ${attributes}`;
}

/** The Set-Cookie header that removes the cookie. */
export const expiredCookie = `${sessionCookieName}=; ${attributes}; Max-Age=0`;

/** The Set-Cookie header of a sealed device. It outlasts sessions: it is for the next sign-in. */
export function deviceCookie(sealed: string): string {
  return `${deviceCookieName}=${sealed}; ${attributes}; Max-Age=${deviceMaxAge}`;
}
