/** Asks Ghost's Admin API as the owner: a path below `/ghost/api/admin`, a method, and what goes in. Throws on a refusal. */
export type Admin = (
  path: string,
  method?: "GET" | "POST" | "PUT" | "DELETE",
  body?: object,
  // biome-ignore lint/suspicious/noExplicitAny: what Ghost answers is its own affair
) => Promise<any>;

const owner = { email: "owner@example.com", password: "opens-the-measured-journal" };

/** Sets up the empty Ghost at `url` with an owner, who is signed in then. Throws where Ghost refuses. */
export async function signUp(url: string, blogTitle: string): Promise<Admin> {
  let cookie = "";
  const admin: Admin = async (path, method = "GET", body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${url}/ghost/api/admin${path}`, {
      method,
      headers: { origin: url, cookie, ...(!isForm && { "content-type": "application/json" }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Ghost answers ${method} ${path} with ${answer.status}: ${text}`);
    cookie ||= answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    return text.startsWith("{") ? JSON.parse(text) : null;
  };
  await admin("/authentication/setup/", "POST", { setup: [{ ...owner, name: "Callboard", blogTitle }] });
  await admin("/session/", "POST", { username: owner.email, password: owner.password });
  return admin;
}
