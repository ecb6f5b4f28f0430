import { eventPhotos } from "@callboard/contracts/event-form";
import { photoTexts } from "@callboard/contracts/photo";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { signIn } from "../claims.ts";
import { formLists, leaveDraftOf, photo } from "../event-form.ts";
import { failure, never } from "../fake-gateway.ts";
import { fieldMessages, type Message, press, refusing } from "./message.ts";

const button = "Post Event";
const forms = {
  event: { at: "/create-event", procedure: "event.create", price: "Event price (Compensation)" },
  crowdfunding: {
    at: "/create-crowdfunding-request",
    procedure: "crowdfunding.create",
    price: "Event price (Target)",
  },
} as const;
type Kind = keyof typeof forms;

const starts = {
  event: [
    ["Start date", "", "Date is required"],
    ["Time", "", "Time is required"],
  ],
  crowdfunding: [
    ["Start date", "", "Start date is required"],
    ["Start time", "", "Start time is required"],
  ],
} as const;

function textMessages(kind: Kind): Message[] {
  const { at, price } = forms[kind];
  return fieldMessages({ at, button }, [
    ["Title", "", "Event title is required"],
    ["Category", "", "Event category is required"],
    ["Tag", "", "Event tag is required"],
    ["Description", "", "Event description is required"],
    ["Event photo", "", eventPhotos.banner_photo],
    ["Description photo", "", eventPhotos.description_photo],
    ...starts[kind],
    ["Venue name", "", "Venue name is required"],
    ["Present city", "", "City is required"],
    ["Address 1", "", "Address 1 is required"],
    ["Contact person", "", "Contact person is required"],
    ["Event website", "", "Event website is required"],
    ["Event website", "not an address", "Invalid URL"],
    [price, "", "Event price is required"],
    [price, "0", "Price must be positive"],
    ["Contact number", "", "Contact number is required"],
    ["Contact number", "98000", "Contact number must be 10 digits"],
    ["Email address", "", "Email is required"],
    ["Email address", "asha", "Invalid email address"],
  ]);
}

/** The message of a photo as soon as it is chosen. */
function photoMessage(kind: Kind, chosen: File, text: string): Message {
  const when = async (user: UserEvent) => user.upload(await screen.findByLabelText("Event photo"), chosen);
  return { text, as: "field", at: forms[kind].at, when };
}

/** What a complete form shows after it is submitted. */
function sentMessage(kind: Kind, answer: () => unknown, message: Pick<Message, "text" | "as">): Message {
  const { at, procedure } = forms[kind];
  return {
    ...message,
    at,
    answers: { [procedure]: answer },
    given: () => {
      signIn();
      leaveDraftOf(kind);
    },
    when: async (user) => {
      await user.upload(await screen.findByLabelText("Event photo"), photo("banner.jpg"));
      await user.upload(screen.getByLabelText("Description photo"), photo("desk.jpg"));
      await press(user, button);
    },
  };
}

function messagesOf(kind: Kind): Message[] {
  const { at } = forms[kind];
  return [
    ...textMessages(kind),
    photoMessage(kind, photo("call.jpg", { bytes: 5 * 1_048_576 + 1 }), photoTexts.size),
    sentMessage(kind, never, { text: "Posting event...", as: "text" }),
    sentMessage(kind, () => ({ id: 81, title: "Six Lanterns" }), {
      text: "Event created successfully!",
      as: "toast",
    }),
    { text: "Select category", as: "text", at },
    {
      text: "Failed to fetch categories",
      as: "toast",
      at,
      answers: refusing("event.categories", failure("upstream")),
    },
    {
      text: "Failed to fetch cities",
      as: "toast",
      at,
      answers: refusing("reference.cities", failure("upstream")),
    },
  ];
}

const lead: Message = {
  text: "Create a new event, and let people know to join your great event.",
  as: "text",
  at: forms.event.at,
};
const past: Message = {
  text: "Time cannot be in the past",
  as: "field",
  at: forms.event.at,
  given: () => leaveDraftOf("event", { start_date: "2020-01-05" }),
  when: (user) => press(user, button),
};

/** The forms of events and campaigns. */
export const createMessages: Message[] = [
  ...messagesOf("event"),
  past,
  lead,
  ...messagesOf("crowdfunding"),
].map((message) => ({ ...message, answers: { ...formLists, ...message.answers } }));
