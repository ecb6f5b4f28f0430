import { Agent, FormData, request } from "undici";
import type { Settings } from "./settings.ts";

export type Query = Record<string, string | number | boolean | undefined>;

export type Question = {
  method: "GET" | "POST";
  path: string;
  query?: Query | undefined;
  /** Sent as JSON; FormData as a form. */
  body?: object | undefined;
  bearer?: string | undefined;
  /** Another one than the right one. */
  apikey?: string;
};

/** What came back. `json` is undefined for a body that is none. */
export type Reply = { status: number; type: string; json: unknown };

/** No answer came: its message says why. `isTimeout` where there was somebody to wait for. */
export class SilenceError extends Error {
  readonly isTimeout: boolean;
  constructor(message: string, isTimeout: boolean) {
    super(message);
    this.isTimeout = isTimeout;
  }
}

function queryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") params.set(name, String(value));
  }
  return params.size > 0 ? `?${params}` : "";
}

function headersOf({ body, bearer, apikey }: Question, settings: Settings): Record<string, string> {
  const { suffixHeader, suffixForm, suffix } = settings;
  return {
    accept: "application/json",
    apikey: apikey ?? settings.apikey,
    [suffixHeader]: suffixForm === "bare" ? suffix.replace(/^\./, "") : suffix,
    ...(body && !(body instanceof FormData) && { "content-type": "application/json" }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function silence(error: unknown, timeout: number): SilenceError {
  const { name, code, message } = error as Error & { code?: string };
  const isTimeout = name === "TimeoutError";
  return new SilenceError(isTimeout ? `no answer within ${timeout} ms` : (code ?? message), isTimeout);
}

/** Asks the API as the gateway does. Throws SilenceError where nothing comes back. */
export async function ask(question: Question, settings: Settings): Promise<Reply> {
  const { method, path, query, body } = question;
  // A connection for each request: how an API leaves one is no matter of the next.
  const dispatcher = new Agent();
  const url = `${settings.url.replace(/\/$/, "")}${settings.basePath}${path}${queryString(query)}`;
  try {
    const {
      statusCode,
      headers,
      body: answer,
    } = await request(url, {
      dispatcher,
      method,
      headers: headersOf(question, settings),
      body: body instanceof FormData || body === undefined ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(settings.timeout),
    });
    const type = String(headers["content-type"] ?? "no type").replace(/;.*/, "");
    return { status: statusCode, type, json: jsonOf(await answer.text()) };
  } catch (error) {
    throw silence(error, settings.timeout);
  } finally {
    await dispatcher.destroy();
  }
}
