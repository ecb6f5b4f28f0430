import type { ErrorCode } from "@callboard/contracts/error";
import type { UserEvent } from "@testing-library/user-event";
import { signIn } from "../claims.ts";
import { failure } from "../fake-gateway.ts";
import { fieldMessages, fill, type Message, press, refusing } from "./message.ts";

async function send(user: UserEvent) {
  await fill(user, { Name: "Asha Rao", Email: "asha@example.org", Message: "The stairs are dark" });
  await press(user, "Send");
}

/** What the contact page, which has no messages of its own for failures, shows for each. */
function refused(code: ErrorCode, text: string, as: Message["as"], given?: () => void): Message {
  const answers = refusing("contact.create", failure(code));
  return { text, as, at: "/contact", answers, when: send, ...(given && { given }) };
}

const rejected = failure("rejected", "We read again on Monday");

/** The error catalogue, shown by the contact page. */
export const catalogueMessages: Message[] = [
  ...fieldMessages({ at: "/contact", button: "Send" }, [
    ["Name", "", "Name is required"],
    ["Email", "", "Email is required"],
    ["Email", "asha@", "Invalid email"],
    ["Message", "", "Message is required"],
  ]),
  {
    text: rejected.message,
    as: "toast",
    at: "/contact",
    answers: refusing("contact.create", rejected),
    when: send,
  },
  refused("unauthorized", "Unauthorized", "toast", signIn),
  refused("forbidden", "API key forbidden or invalid", "toast"),
  refused("validation", "Validation error", "toast"),
  refused("upstream", "An error occurred", "text"),
  refused("network", "Network error, please check your connection", "toast"),
  refused("unexpected", "An unexpected error occurred", "toast"),
];
