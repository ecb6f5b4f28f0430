import type { EventRole } from "@callboard/contracts/event-role";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { account, artistClaim, signIn } from "../../../test/claims.ts";
import { formLists, leaveDraftOf, photo } from "../../../test/event-form.ts";
import { eventDetails, eventPage, eventSummary } from "../../../test/events.ts";
import type { Answers } from "../../../test/fake-gateway.ts";
import { myApplication, myApplicationPage } from "../../../test/my-lists.ts";
import { person, signedInAs } from "../../../test/people.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { EventCard } from "../card/event-card.tsx";
import { EventForm } from "../create/event-form.tsx";
import { EventScreen } from "../detail/event-screen.tsx";

const ownArtist = { ...artistClaim, id: 7 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
});
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

const role = (id: number, change: Partial<EventRole> = {}): EventRole => ({
  ...{ id, name: `Role ${id}`, description: null, profession: null, seats: 1, age_from: null, age_to: null },
  ...{ gender: "any", pay: null, wants: [], apply_by: null, is_closed: false },
  apply_until: "2026-12-12T12:30:00.000Z",
  ...change,
});

const roles = [
  role(1, {
    name: "Bittu",
    profession: "Actor",
    age_from: 30,
    age_to: 40,
    wants: ["reel", "photo"],
    pay: 80,
  }),
  role(2, { name: "Crowd", seats: 30 }),
  role(3, { name: "Lodger", apply_by: "2026-11-20", apply_until: "2026-11-20T18:30:00.000Z" }),
];
const call = () => eventDetails(7, { roles, decide_by: "2026-12-20" });
const viewer = { can: { apply: true, review: false, contribute: false }, application: null };

function showCall(answers: Answers = {}) {
  return renderAt("/event/7", <EventScreen id="7" />, {
    answers: {
      "event.get": call,
      "event.related": () => eventPage([]),
      "event.viewer": () => viewer,
      "session.current": () => signedInAs(person({ has_artist_profile: true })),
      "application.mine": () =>
        myApplicationPage([myApplication(30, { event: eventSummary(9, { start_date: "2026-12-12" }) })]),
      "profile.mine": () => ({ artist: ownArtist, agency: null }),
      ...answers,
    },
  });
}

describe("a call with roles", () => {
  it("lists them with what they are and ask for, and says when there is an answer", async () => {
    showCall();
    const list = within(await screen.findByRole("region", { name: "Roles" }));
    const [bittu, crowd, lodger] = list.getAllByRole("listitem");
    expect(bittu?.textContent).toContain("1 person · Actor · 30–40 years");
    expect(bittu?.textContent).toContain("Asked for: a reel and a photo");
    expect(bittu?.textContent).toContain("€80");
    expect(crowd?.textContent).toContain("30 people");
    expect(lodger?.textContent).toContain("Closed");
    expect(list.getAllByRole("button", { name: /^Apply for/ })).toHaveLength(2);
    expect(screen.getByText("Answer promised by").nextSibling?.textContent).toBe("20 Dec 2026");
  });

  it("takes no application once all of them are closed", async () => {
    const closed = roles.map((one) => ({ ...one, is_closed: true }));
    const roles_until = closed.map(() => null);
    showCall({ "event.get": () => eventDetails(7, { roles: closed, roles_until }) });
    expect(await screen.findByText("Applications closed")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Apply/ })).toBeNull();
  });

  it("says which rules of the fair-call check it meets, and why not the others", async () => {
    const fair_call = [
      { rule: "pay", title: "It says what it pays", is_met: true, reason: null },
      {
        rule: "time",
        title: "There is time to apply",
        is_met: false,
        reason: "2 days to apply, fewer than 4.",
      },
    ];
    showCall({ "event.get": () => eventDetails(7, { fair_call }) });
    const check = within(await screen.findByRole("region", { name: "Fair-call check" }));
    expect(check.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Met: It says what it pays",
      "Not met: There is time to apply2 days to apply, fewer than 4.",
    ]);
  });

  it("counts the open ones on its card", async () => {
    const until = ["2026-12-12T12:30:00.000Z", "2026-11-20T18:30:00.000Z", null];
    renderAt("/events", <EventCard event={eventSummary(7, { roles_until: until })} sizes="1px" />);
    expect((await screen.findByText("Roles")).nextSibling?.textContent).toBe("1 open");
    expect(screen.getByRole("link", { name: "Apply Now: Event 7" })).toBeDefined();
  });

  it("says on its card that applications are closed where each of its roles is", async () => {
    renderAt("/events", <EventCard event={eventSummary(7, { roles_until: [null] })} sizes="1px" />);
    expect(await screen.findByText("Applications closed")).toBeDefined();
    expect(screen.queryByRole("link", { name: /^Apply Now/ })).toBeNull();
  });
});

describe("applying for a role", () => {
  beforeEach(signIn);

  it("sends the role and the ticked fields, after showing what the poster will see", async () => {
    const sent = myApplication(31, { event_id: 7, role: { id: 1, name: "Bittu" } });
    let application: typeof sent | null = null;
    const shown = showCall({
      "application.create": () => {
        application = sent;
        return sent;
      },
      "event.viewer": () => ({ can: { ...viewer.can, apply: application === null }, application }),
    });
    await shown.user.click(await screen.findByRole("button", { name: "Apply for Bittu" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Apply for Event 7" }, { timeout: 5_000 }),
    );
    expect(dialog.getByLabelText<HTMLSelectElement>("Role").value).toBe("1");
    expect(dialog.getByRole<HTMLOptionElement>("option", { name: "Lodger (closed)" }).disabled).toBe(true);
    const fits = within(await dialog.findByRole("region", { name: /3 of 4 fit your profile/ }));
    expect(fits.getByText("Pay below yours")).toBeTruthy();
    expect(fits.getByText("The same day as “Event 9”, which you have applied for.")).toBeTruthy();
    const preview = within(dialog.getByRole("region", { name: "What the poster will see" }));
    await shown.user.click(await dialog.findByText("Private details"));
    const boxes = dialog.getAllByRole<HTMLInputElement>("checkbox", { name: /:/ });
    expect(boxes.filter(({ checked }) => checked)).toEqual([]);
    expect(preview.queryByText(ownArtist.height)).toBeNull();
    await shown.user.click(dialog.getByRole("checkbox", { name: /^Height:/ }));
    await shown.user.type(dialog.getByLabelText(/^Note/), "I sold a flat.");
    expect(preview.getByText("I sold a flat.")).toBeTruthy();
    expect(preview.getByText("Bittu")).toBeTruthy();
    expect(preview.getByText(ownArtist.height)).toBeTruthy();
    expect(preview.queryByText(ownArtist.weight)).toBeNull();
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    await waitFor(() =>
      expect(shown.calls).toContainEqual({
        path: "application.create",
        input: {
          ...{ event_id: 7, role_id: 1, note: "I sold a flat.", shares_profile: true },
          shared_fields: ["height"],
          allows_sharing: false,
        },
      }),
    );
    expect(await screen.findByText("Your application for Bittu")).toBeTruthy();
    expect(screen.getByText("Answer promised by 20 Dec 2026")).toBeTruthy();
  });

  it("needs a role, and takes the private fields along with the profile only", async () => {
    const shown = showCall();
    const [button] = await screen.findAllByRole("button", { name: "Apply Now" });
    await shown.user.click(button as HTMLElement);
    const dialog = within(
      await screen.findByRole("dialog", { name: "Apply for Event 7" }, { timeout: 5_000 }),
    );
    await dialog.findByText("Private details");
    await shown.user.click(dialog.getByRole("checkbox", { name: "Show my artist profile" }));
    expect(dialog.queryByText("Private details")).toBeNull();
    await shown.user.type(dialog.getByLabelText(/^Note/), "Hello.");
    await shown.user.click(dialog.getByRole("button", { name: "Send application" }));
    expect(await dialog.findByText("Choose a role")).toBeTruthy();
    expect(shown.calls.map(({ path }) => path)).not.toContain("application.create");
  });
});

describe("the roles of the form", () => {
  beforeEach(signIn);
  const show = (offered?: []) => {
    leaveDraftOf("event");
    return renderAt("/create-event", <EventForm kind="event" onPosted={() => {}} />, {
      answers: {
        ...formLists,
        "event.create": () => ({ id: 81 }),
        "session.current": () => ({ ...signedInAs(account, "token"), user: account }),
      },
      ...(offered && { offered }),
    });
  };

  it("are added, filled in, moved, removed and sent as JSON", async () => {
    const shown = show();
    const add = () => shown.user.click(screen.getByRole("button", { name: /^Add (a|another) role$/ }));
    const list = async () => within(await screen.findByRole("list", { name: "Roles" }));
    for (const name of ["Bittu", "Crowd", "Third"]) {
      await add();
      await waitFor(() => expect(document.activeElement?.getAttribute("name")).toMatch(/^roles\.\d\.name$/));
      await shown.user.keyboard(name);
    }
    await shown.user.click((await list()).getByRole("button", { name: "Move Role 2, Crowd up" }));
    expect(screen.getByText("Role moved to place 1 of 3")).toBeTruthy();
    await shown.user.click((await list()).getByRole("button", { name: "Remove Role 3, Third" }));
    await shown.user.click((await list()).getByRole("button", { name: /^Crowd/ }));
    const [seats] = screen.getAllByLabelText<HTMLInputElement>("People wanted");
    await shown.user.clear(seats as HTMLElement);
    await shown.user.type(seats as HTMLElement, "none");
    await shown.user.upload(screen.getByLabelText("Event photo"), photo("banner.jpg"));
    await shown.user.upload(screen.getByLabelText("Description photo"), photo("desk.jpg"));
    await shown.user.click(screen.getByRole("button", { name: "Post Event" }));
    const problem = await screen.findByRole("link", { name: "Number of people must be a whole number" });
    await shown.user.click(problem);
    expect(document.activeElement).toBe(seats);
    await shown.user.clear(seats as HTMLElement);
    await shown.user.type(seats as HTMLElement, "30");
    await shown.user.click(screen.getByRole("button", { name: "Post Event" }));
    await waitFor(() => expect(shown.calls.map(({ path }) => path)).toContain("event.create"));
    const { input } = shown.calls.find(({ path }) => path === "event.create") ?? {};
    const sent = JSON.parse(String((input as unknown as FormData).get("roles")));
    expect(sent).toMatchObject([
      { name: "Crowd", seats: 30, gender: "any", wants: [] },
      { name: "Bittu", seats: 1 },
    ]);
  }, 20_000);

  it("are not offered where the upstream knows none, nor is the day of answers", async () => {
    show([]);
    expect(await screen.findByLabelText("Title")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Add a role" })).toBeNull();
    expect(screen.queryByLabelText(/Answers by/)).toBeNull();
  });
});
