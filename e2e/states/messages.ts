import { expect, open } from "../journey.ts";
import { answerInstead, long } from "../screenshots/answers.ts";
import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const page = "/admin/messages";
const list = /^contactInbox\.list$/;
const one = /^contactInbox\.get$/;
const when = "2026-11-23T06:00:00.000Z";
const people = [
  { user_id: 3, name: "Farida Contractor" },
  { user_id: 4, name: "Joseph Minz" },
];
const summary = (id: number, more: object) => ({
  ...{ id, reference: `CB-7F3K${id}`, name: "Nandini Rao", email: "nandini@example.com", topic: null },
  ...{
    state: "new",
    assignee: null,
    created_at: when,
    excerpt: "May I print your article in our programme?",
  },
  ...more,
});
const messages = () => ({
  messages: [
    summary(1, { topic: "Advertise" }),
    summary(2, { state: "open", assignee: people[0] }),
    summary(3, { state: "answered", assignee: people[1] }),
    summary(4, { state: "closed" }),
  ],
  pagination: { page: 1, limit: 30, hasNextPage: false, nextCursor: null },
});
const { excerpt: _, ...known } = summary(1, { state: "answered", assignee: people[1], topic: "Advertise" });
const thread = () => ({
  ...known,
  message: "May I print your article in our programme?\n\nIt is for forty people.",
  answers: [{ id: 1, author_name: "Joseph Minz", text: "Yes, do.\n\nJoseph", created_at: when }],
  ...{ version: 2, assignees: people },
});
const fresh = () => ({ ...thread(), state: "new", assignee: null, topic: null, answers: [] });

/** Answers are changed where there are any: the first message has the id 1. */
const written: Scenario = async (screen) => {
  await open(screen, "/contact");
  await screen.getByLabel("Name", { exact: true }).fill("Nandini Rao");
  await screen.getByLabel("Email", { exact: true }).fill("nandini@example.com");
  await screen.getByLabel("Message", { exact: true }).fill("May I print your article?");
  await press("Send")(screen);
  await expect(screen.getByText(/CB-[2-9A-Z]{5}/).first()).toBeVisible();
};

/** Somebody else answers while this one is written. */
const overtaken: Scenario = async (screen) => {
  await adminAt(`${page}/1`, one, fresh)(screen);
  await screen.getByLabel("Answer", { exact: true }).fill("Yes, do.");
  await screen.route("**/trpc/contactInbox.answer", (route) =>
    route.fulfill({
      status: 409,
      json: {
        error: {
          ...{ message: "Somebody changed this message meanwhile", code: -32603 },
          data: { code: "conflict" },
        },
      },
    }),
  );
  await answerInstead(screen, one, thread);
  await press("Send answer")(screen);
  await expect(screen.getByText("Somebody answered while you wrote")).toBeVisible();
};

/** The inbox of the contact form, in each of its states. */
export const messageStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: page,
    isOnDesk: true,
    states: {
      messages: async (screen) => {
        await written(screen);
        await adminAt(page, list, messages, calm)(screen);
      },
      ...lists(page, list),
      loading: adminAt(page, list, "held", shows("heading", "Messages"), loading),
      "long texts": adminAt(page, list, () => long(messages()), calm),
      "filtered to nothing": at(`${page}?search=CB-22222`, calm),
      thread: adminAt(`${page}/1`, one, thread, calm),
      "thread, new": adminAt(`${page}/1`, one, fresh, calm),
      "thread, long texts": adminAt(`${page}/1`, one, () => long(thread()), calm),
      "thread, loading": adminAt(`${page}/1`, one, "held", loading),
      "thread, failed": adminAt(`${page}/1`, one, "failed", shows("alert")),
      "no such message": at(`${page}/999999`, shows("heading", "Message not found")),
      "no answer written": adminAt(`${page}/1`, one, fresh, press("Send answer")),
      "answered by somebody else": overtaken,
    },
  },
];
