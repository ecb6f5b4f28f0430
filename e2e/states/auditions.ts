import type {
  AuditionDay,
  AuditionDays,
  AuditionInvitation,
  OwnAudition,
} from "@callboard/contracts/audition";
import { type Answer, answerInstead, long } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, navigateTo, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

const event = { id: 142, title: "Six voices for a tunnel" };
const facts = {
  ...{ date: "2027-05-04", time_zone: "Asia/Kolkata", role: null, is_cancelled: false },
  ...{ place: "Studio 2, Old Mill Hall", link: "https://meet.example.com/tunnel" },
  note: "Please bring shoes that you can climb in, and a song of two minutes.",
};
const dayFacts = { ...facts, id: 3, slot_minutes: 20, capacity: 2, version: 1 };
const slot = (id: number) => ({
  id,
  starts_at: new Date(Date.UTC(2027, 4, 4, 4, 30 + 20 * id)).toISOString(),
  ends_at: new Date(Date.UTC(2027, 4, 4, 4, 50 + 20 * id)).toISOString(),
});
const person = (id: number, change: Partial<AuditionInvitation> = {}): AuditionInvitation => ({
  ...{ id, application_id: id, name: `Applicant ${id} of the call`, role: { id: 1, name: "Second voice" } },
  ...{ state: "booked", slot_id: 1 + (id % 4), message: null, phone: null, ...change },
});
const day: AuditionDay = {
  ...{ ...dayFacts, event, sequence: 4, can: { act: true } },
  slots: [1, 2, 3, 4, 5, 6].map(slot),
  invitations: [
    ...[person(1, { phone: "+447700900123" }), person(2), person(3), person(5)],
    person(6, { state: "waiting", slot_id: null }),
    person(7, { state: "invited", slot_id: null }),
    person(8, { state: "declined", slot_id: null, message: "I am on tour that week, sorry." }),
  ],
};
const counts = { invited: 2, booked: 7, waiting: 1, declined: 1, removed: 0 };
const days: AuditionDays = {
  ...{ event, roles: [{ id: 1, name: "Second voice" }], time_zone: "Asia/Kolkata", can: { act: true } },
  days: [
    { ...dayFacts, slots: 12, counts },
    { ...dayFacts, id: 4, place: null, slots: 6, counts, role: { id: 1, name: "Second voice" } },
    { ...dayFacts, id: 5, slots: 6, counts, is_cancelled: true },
  ],
};
const full: AuditionDay = {
  ...{ ...day, capacity: 1, slots: Array.from({ length: 60 }, (_, index) => slot(index)) },
  invitations: Array.from({ length: 100 }, (_, index) =>
    index < 60
      ? person(index, { slot_id: index })
      : person(index, { state: index < 90 ? "waiting" : "invited", slot_id: null }),
  ),
};
const own: OwnAudition = {
  ...{ ...facts, id: 7, state: "invited", link: null, is_online: true, slot: null, held: null },
  ...{ free: [1, 2, 3, 4, 5, 6].map(slot), shares_phone: false, sequence: 0 },
  can: { book: true, wait: false, decline: true },
};
const booked: OwnAudition = {
  ...own,
  ...{ state: "booked", slot: slot(2), held: slot(2), link: facts.link },
};

const list = "/account/calls/142/auditions";
const one = "/account/auditions/3";

/** A page with an answer of its own, whatever there is. */
const showing = (address: string, calls: RegExp, data: unknown, ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (page) => answerInstead(page, calls, { data }),
    (page) => navigateTo(page, address),
    ...steps,
  );
const states = (address: string, calls: RegExp, data: unknown): Record<string, Scenario> => ({
  loading: withAnswers("held", address, { calls }),
  failed: withAnswers("failed", address, { calls, until: shows("button", "Retry") }),
  "long texts": showing(address, calls, long(data), (page) =>
    page
      .getByText(/Donaudampf/)
      .first()
      .waitFor(),
  ),
});
const onDays = (answer: unknown, path: string, ...steps: Scenario[]) =>
  showing(`${list}${path}`, /^audition\.days$/, answer, ...steps);
const onDay = (answer: unknown, ...steps: Scenario[]) => showing(one, /^audition\.day$/, answer, ...steps);

/** The own application with these invitations. */
const invited = (auditions: OwnAudition[], ...steps: Scenario[]): Scenario =>
  at(
    "/account",
    (page) => answerInstead(page, /^audition\.ofApplication$/, { data: { event, auditions } }),
    (page) =>
      page
        .getByRole("link", { name: /^Where it stands/ })
        .first()
        .click(),
    shows("heading", /^Audition on/),
    ...steps,
  );
const failing: Answer = "failed";

/** Audition days, for who casts and who is invited. */
export const auditioning: readonly Entry[] = [
  {
    route: "/account/calls/:id/auditions",
    who: "agency",
    states: {
      none: onDays({ ...days, days: [] }, "", shows("link", "New audition day")),
      some: onDays(days, "", shows("link", "New audition day")),
      reviewing: onDays({ ...days, can: { act: false } }, "", shows("heading", /^Auditions for/)),
      ...states(list, /^audition\.days$/, days),
    },
  },
  {
    route: "/account/calls/:id/auditions/new",
    who: "agency",
    isOnDesk: true,
    states: {
      form: onDays(days, "/new", shows("button", "Make the audition day")),
      "with errors": onDays(days, "/new", press("Make the audition day"), (page) =>
        page.getByText("Date is required").waitFor(),
      ),
      "three breaks": onDays(days, "/new", press("Add a break"), press("Add a break")),
      reviewing: onDays({ ...days, can: { act: false } }, "/new", shows("alert")),
    },
  },
  {
    route: "/account/calls/:id/auditions/invite",
    who: "agency",
    states: {
      "days to choose": onDays(days, "/invite?to=1,2,3", shows("button", /^Invite to/)),
      "no day": onDays({ ...days, days: [] }, "/invite?to=1", shows("link", "New audition day")),
      nobody: onDays(days, "/invite", (page) => page.getByText("Nobody is chosen").waitFor()),
      invited: onDays(
        days,
        "/invite?to=1,2,3",
        (page) =>
          answerInstead(page, /^audition\.invite$/, {
            data: { invited: [1], skipped: [{ id: 2, reason: "already" }] },
          }),
        press(/^Invite to/),
        (page) => page.getByText("Invited: 1 applicant.").waitFor(),
      ),
    },
  },
  {
    route: "/account/auditions/:id",
    who: "agency",
    isOnDesk: true,
    states: {
      some: onDay(day, shows("heading", "Not coming (1)")),
      full: onDay(full, shows("heading", "Waiting for a time (30)")),
      "nobody invited": onDay({ ...day, invitations: [] }, shows("link", "Choose applicants to invite")),
      reviewing: onDay({ ...day, can: { act: false } }, shows("heading", "Times")),
      cancelled: onDay({ ...day, is_cancelled: true }, shows("heading", "Times")),
      changing: onDay(day, press("Change where or when"), shows("dialog")),
      "asked before cancelling": onDay(day, press("Cancel the day"), shows("dialog")),
      "asked before removing a time": onDay(day, press(/^Remove time 10:40/), shows("dialog")),
      "a time that is missing": onDay(day, press("Add the time"), (page) =>
        page.getByText("Must be a time").waitFor(),
      ),
      "of somebody else": at("/account/auditions/999999", shows("heading", /does not exist/)),
      ...states(one, /^audition\.day$/, day),
    },
  },
  {
    route: "/account/auditions/:id/sheet",
    who: "agency",
    states: {
      sheet: showing(`${one}/sheet`, /^audition\.day$/, day, shows("button", "Print")),
      ...states(`${one}/sheet`, /^audition\.day$/, day),
    },
  },
  {
    route: "/account/applications/:id",
    part: "its auditions",
    who: "artist",
    states: {
      invited: invited([own], shows("button", /^Choose/)),
      booked: invited([booked], shows("button", /^Change to/)),
      full: invited([{ ...own, free: [], can: { book: false, wait: true, decline: true } }]),
      "waiting, declined and cancelled": invited([
        { ...own, state: "waiting", free: [], can: { book: false, wait: false, decline: true } },
        { ...own, id: 8, state: "declined", can: { book: true, wait: false, decline: false } },
        { ...booked, id: 9, is_cancelled: true, can: { book: false, wait: false, decline: false } },
      ]),
      "long texts": invited([long(booked) as OwnAudition]),
      declining: invited([booked], press("I am not coming"), shows("dialog")),
      failed: at(
        "/account",
        (page) => answerInstead(page, /^audition\.ofApplication$/, failing),
        (page) =>
          page
            .getByRole("link", { name: /^Where it stands/ })
            .first()
            .click(),
        shows("button", "Retry"),
      ),
    },
  },
  {
    route: "/account/calls/:id",
    part: "inviting from the board",
    who: "agency",
    states: {
      "some selected": at(
        "/account/calls/142",
        (page) => page.getByRole("checkbox").first().check(),
        shows("link", "Invite to audition"),
      ),
    },
  },
];
