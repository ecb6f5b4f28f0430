import type { ConversationPage } from "@callboard/contracts/conversation";
import { expect } from "../journey.ts";
import { answerInstead, long } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, dataStates, emptied, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

/** The demo's artist has written with the agency about their first application. */
const conversation = "/account/messages/1";
const calls = /^conversation\.get$/;

const locked = (lock: "blocking" | "blocked" | "call_hidden"): Scenario =>
  withAnswers(
    (data) => {
      const page = data as ConversationPage;
      return { ...page, conversation: { ...page.conversation, lock, can: { write: false, block: false } } };
    },
    conversation,
    { calls },
  );

const longMessages = (data: unknown) => {
  const page = long(data) as ConversationPage;
  const word = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  return {
    ...page,
    messages: page.messages.map((one) => ({ ...one, body: `${word} ${one.body.repeat(8)}` })),
  };
};

const tooLong: Scenario = async (page) => {
  await page.getByRole("textbox", { name: /^Message to/ }).fill("a".repeat(2_001));
  await expect(page.getByText("1 too many characters")).toBeVisible();
};

const many = "/account/messages/many?to=1,3";
const written: Scenario = (page) => page.getByLabel(/^Message/).fill("Dear {name}, {call} begins at ten.");
const templates = {
  data: Array.from({ length: 12 }, (_, index) => ({
    ...{ id: index, name: `Thanks, in the words of the ${index}th season of a company that never ends` },
    body: "Thank you for applying, {name}. We have decided for others, and keep your name for the next one.",
  })),
};

/** What posters and applicants write to each other. */
export const conversing: readonly Entry[] = [
  {
    route: "/account/messages",
    who: "artist",
    isOnDesk: true,
    states: {
      filled: at("/account/messages", (page) => page.waitForLoadState("networkidle")),
      ...dataStates("/account/messages"),
      empty: emptied("/account/messages"),
      "nothing unread": emptied("/account/messages?show=unread"),
    },
  },
  {
    route: "/account/messages/many",
    who: "agency",
    isOnDesk: true,
    states: {
      "nobody chosen": at("/account/messages/many"),
      "with its errors": at(many, press(/^Send 2/), (page) => page.getByText("Write a message").waitFor()),
      "a preview": at(many, written, (page) => page.getByText("What Meera Joshi will read:").waitFor()),
      "templates empty": at(many, written, press("Templates"), shows("dialog")),
      "templates failed": at(
        many,
        (page) => answerInstead(page, /^messageTemplate/, "failed"),
        press("Templates"),
        shows("button", "Retry"),
      ),
      "templates many": at(
        many,
        (page) => answerInstead(page, /^messageTemplate/, templates),
        press("Templates"),
        shows("dialog"),
      ),
      sent: at(
        many,
        written,
        (page) => answerInstead(page, /^messageTemplate/, { data: { sent: [1], skipped: [3] } }),
        press(/^Send 2/),
        (page) => page.getByText("Sent to 1 applicant.").waitFor(),
      ),
    },
  },
  {
    route: "/account/messages/:applicationId",
    who: "artist",
    isOnDesk: true,
    states: {
      filled: at(conversation, (page) => page.waitForLoadState("networkidle")),
      loading: withAnswers("held", conversation),
      failed: withAnswers("failed", conversation),
      "long texts": withAnswers(longMessages, conversation, { calls }),
      "nothing written": emptied(conversation, calls),
      "a message that is too long": at(conversation, tooLong),
      blocked: locked("blocked"),
      blocking: locked("blocking"),
      "call hidden": locked("call_hidden"),
      "asked before blocking": at(conversation, press(/^Block/), shows("dialog")),
    },
  },
];
