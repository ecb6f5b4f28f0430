import { type Client, readFailure, signInInput } from "@callboard/client";

/** What a form shows: what is wrong with a field beside it, and everything else above. */
export type FormState = { message?: string; fields: Record<string, string | undefined> };

/** Signs in with what was typed. Gives what the form has to show, or null where somebody is signed in now. */
export async function signIn(client: Client, typed: unknown): Promise<FormState | null> {
  const checked = signInInput.safeParse(typed);
  if (!checked.success) {
    const wrong = checked.error.issues.map(({ path, message }) => [path.join("."), message]);
    return { fields: Object.fromEntries(wrong) };
  }
  try {
    await client.session.signIn.mutate(checked.data);
    return null;
  } catch (error) {
    const { code, fields, message, retryAfter } = readFailure(error);
    if (code === "too_many_requests" && retryAfter !== null)
      return { message: `Try again in ${retryAfter} seconds.`, fields };
    return { message, fields };
  }
}
