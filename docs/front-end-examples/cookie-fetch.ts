/** A `fetch` that keeps cookies, for a program that is no browser. */
export function createCookieFetch(): typeof fetch {
  const cookies = new Map<string, string>();
  return async (address, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const answer = await fetch(address, { ...init, headers });
    for (const header of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = header.match(/^([^=]+)=([^;]*)/) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
}
