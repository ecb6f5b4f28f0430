import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { Answers } from "../fake-gateway.ts";

/** One of the texts that people must read word for word, and the way to it. */
export type Message = {
  text: string;
  /** A toast floats over the page, a field's error belongs to its control; a text stands anywhere else. */
  as: "toast" | "field" | "text";
  /** The address whose page says it. */
  at: string;
  /** What the browser keeps from before: a session, a draft. */
  given?: () => void;
  /** What the gateway answers, where it is not in good health. */
  answers?: Answers;
  /** What somebody does then; left out where the text stands there from the start. */
  when?: (user: UserEvent) => Promise<void>;
};

/** Answers of a gateway that refuses one procedure. */
export function refusing(path: string, error: Error): Answers {
  return {
    [path]: () => {
      throw error;
    },
  };
}

/** Presses a button by its name, once it is there. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole("button", { name }));
}

/** Writes into fields by their labels; an empty text leaves a field alone. */
export async function fill(user: UserEvent, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    if (!text) continue;
    await user.click(await screen.findByLabelText(label));
    await user.paste(text);
  }
}

/** Messages of a form's fields: what was written into one of them, and what it says once the form is to be sent. */
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
