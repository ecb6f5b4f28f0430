import type { StandIn } from "./stand-in.ts";

type Sent = { body?: object; bearer?: string | undefined; headers?: Record<string, string> };
type Fields = Record<string, unknown>;
export type Answered = { status: number; body: Fields };

/** Asks a stand-in as a gateway does: GET, or POST with a body. A header with an empty value is left out. */
export async function ask(
  standIn: StandIn,
  path: string,
  { body, bearer, headers }: Sent = {},
): Promise<Answered> {
  const { url, options } = standIn;
  const isForm = body instanceof FormData;
  const suffix = options.suffixForm === "dotted" ? ".in" : "in";
  const all = {
    apikey: options.apiKey,
    [options.suffixHeader]: suffix,
    ...(body && !isForm && { "content-type": "application/json" }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...headers,
  };
  const response = await fetch(`${url}${options.basePath}${path}`, {
    method: body ? "POST" : "GET",
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "")),
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Fields };
}

/** The fields of an answer, wherever they stand. */
export const fieldsOf = ({ body }: Answered) => ({ ...body, ...(body.data as Fields | undefined) });

/** A bearer of the first account. */
export async function bearerOf(standIn: StandIn): Promise<string> {
  const body = { username: "meera", password: "stand-in-password" };
  return String(fieldsOf(await ask(standIn, "/auth/login", { body })).token);
}
