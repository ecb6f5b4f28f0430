import type { ConversationPage } from "@callboard/contracts/conversation";
import { expect } from "../journey.ts";
import { long } from "../screenshots/answers.ts";
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
