import { answerEach } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

const received = "/account/invitations";
const sent = "/account/calls/142/invitations";
const created_at = "2026-11-20T08:00:00.000Z";
const pagination = { page: 1, limit: 20, hasNextPage: false, nextCursor: null };
const longWord = "Chandrashekharendra".repeat(4);

const person = (id: number, name: string) => ({
  ...{ id, slug: null, kind: "artist", name, profession: "Actor", present_city: "Pune", photo: null },
});
const sentOne = (id: number, name: string | null, state: string, message: string | null = null) => ({
  ...{ id, profile: name && person(id, name), state, message, by_name: "Asha Kulkarni", created_at },
});
const invitations = [
  sentOne(4, "Meher Contractor", "new", `We think of you for the queen. ${longWord}`),
  sentOne(3, longWord, "applied"),
  sentOne(2, "Kabir Shah", "declined"),
  sentOne(1, null, "new"),
];

const receivedOne = (id: number, state: string, change: object = {}) => ({
  event: {
    ...{
      id: 142,
      kind: "event",
      title: `The lift operator ${longWord}`,
      description: "",
      banner_photo: null,
    },
    ...{ start_date: "2026-12-24", start_time: "18:30", end_time: null, time_zone: "Asia/Kolkata" },
    ...{ time_zone_name: "IST", starts_at: "2026-12-24T13:00:00.000Z", apply_by: null },
    ...{ apply_until: "2099-12-24T13:00:00.000Z", decide_by: null, venue_name: null, present_city: "Mumbai" },
    ...{ address: null, category_name: "Theatre", is_featured: false, price: null, compensation: null },
    ...{
      raised_so_far: null,
      supporters: null,
      created_at,
      status: "published",
      version: 0,
      roles_until: [],
    },
    ...change,
  },
  ...{ id, state, poster: { id: 2, name: "Lantern Casting" }, message: "Read for us?", created_at },
});

/** A page with given answers, and the steps on it. */
const answered =
  (address: string, answers: [calls: RegExp, data: unknown][], ...steps: Scenario[]): Scenario =>
  async (page) => {
    await answerEach(
      page,
      answers.map(([calls, data]) => [calls, { data }] as const),
    );
    await at(address, ...steps)(page);
  };

const list = /^callInvitation\.received$/;
const settings = /^callInvitation\.settings$/;
const some = [
  receivedOne(3, "new"),
  receivedOne(2, "applied"),
  receivedOne(1, "declined", { status: "cancelled" }),
];
const shown = (refuses_all: boolean, refused: object[] = []): [RegExp, unknown][] => [
  [list, { invitations: some, pagination }],
  [settings, { refuses_all, refused }],
];

/** Invitations to calls, for who is invited and for who invites. */
export const inviting: readonly Entry[] = [
  {
    route: received,
    who: "artist",
    isOnDesk: true,
    states: {
      filled: answered(received, shown(false, [{ id: 2, name: longWord }]), shows("button", /^Decline/)),
      declining: answered(received, shown(false), press(/^Decline/), shows("button", "Decline invitation")),
      "none taken": answered(received, shown(true), shows("button", "Take invitations again")),
      empty: answered(received, [[list, { invitations: [], pagination }]]),
      loading: withAnswers("held", received),
      failed: withAnswers("failed", received, { calls: list }),
    },
  },
  {
    route: "/account/calls/:id/invitations",
    who: "agency",
    isOnDesk: true,
    states: {
      filled: answered(
        sent,
        [
          [
            /^callInvitation\.sent$/,
            { event: { id: 142, title: "The lift operator" }, invitations, pagination },
          ],
        ],
        shows("link", "Meher Contractor"),
      ),
      empty: at(sent, shows("link", "Find people")),
      loading: withAnswers("held", sent),
      failed: withAnswers("failed", sent),
      "not the own": at("/account/calls/999999/invitations"),
    },
  },
];
