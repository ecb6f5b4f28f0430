import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Answers } from "../fake-gateway.ts";

/** A text of the specification, and how to make a page show it. */
export type Message = {
  text: string;
  /** A toast, a field's error, or a text anywhere else. */
  as: "toast" | "field" | "text";
  /** The URL of the page that shows it. */
  at: string;
  /** What the browser has stored: a session, a draft. */
  given?: () => void;
  /** What the gateway answers where it differs from the defaults. */
  answers?: Answers;
  /** The user's actions; left out where the page shows the text at once. */
  when?: (user: UserEvent) => Promise<void>;
};

/** The answers of a gateway that refuses one procedure. */
export function refusing(path: string, error: Error): Answers {
  return {
    [path]: () => {
      throw error;
    },
  };
}

/** Presses a button by its name, once it is rendered. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
}

/** Fills in fields by label; an empty text leaves a field alone. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    if (!text) continue;
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}

/** The messages of a form's fields: the text typed into one, and its error on submit. */
export function fieldMessages(
  form: Pick<Message, "at" | "given"> & { button: string | RegExp },
  rows: readonly (readonly [label: string, written: string, text: string])[],
): Message[] {
  const { button, ...place } = form;
  return rows.map(([label, written, text]) => ({
    text,
    as: "field",
    ...place,
    when: async (user) => {
      await fill(user, { [label]: written });
      await press(user, button);
    },
  }));
}
