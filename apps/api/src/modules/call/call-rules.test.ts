import { callStatuses, defaultClosingMessage, filledMessage } from "@callboard/contracts/call";
import type { EventFields } from "@callboard/contracts/event-form";
import type { Finding } from "@callboard/contracts/finding";
import { visibilities } from "@callboard/contracts/visibility";
import { describe, expect, it } from "vitest";
import { eventTextsOf } from "../../test/events.ts";
import { foldChanges } from "./call-changes.ts";
import { type CallTerms, ownCallCan } from "./call-policy.ts";
import { visibilityAfterEdit } from "./screen-call.ts";

const [now, later] = [new Date("2026-06-15T09:00:00Z"), new Date("2026-06-16T09:00:00Z")];
const terms: CallTerms = {
  ...{ kind: "event", status: "published", visibility: "public" },
  ...{ starts_at: later, apply_until: later },
};
const can = (change: Partial<CallTerms>, applications = 0, at = now) =>
  Object.entries(ownCallCan({ ...terms, ...change }, applications, at))
    .filter(([, allowed]) => allowed)
    .map(([act]) => act)
    .join(" ");

describe("what a poster may do", () => {
  it("follows the status of the call", () => {
    const byStatus = callStatuses.map((status) => can({ status }, 1));
    expect(byStatus).toEqual(["edit close cancel duplicate", "edit reopen cancel duplicate", "duplicate"]);
  });

  it("needs somebody to see the call, but for putting it right, and for deleting what nobody has decided on", () => {
    const byVisibility = Object.fromEntries(visibilities.map((each) => [each, can({ visibility: each })]));
    expect(byVisibility).toEqual({
      public: "edit close cancel remove duplicate",
      ...{ waiting: "edit remove duplicate", hidden: "edit duplicate" },
      ...{ removed: "duplicate", suspended: "duplicate" },
    });
  });

  it("ends with time: nothing is reopened without a day to apply, or cancelled once it has begun", () => {
    expect(can({ status: "closed" }, 1, later)).toBe("edit duplicate");
    expect(can({}, 1, later)).toBe("edit close duplicate");
  });

  it("is nothing with a campaign", () => {
    expect(can({ kind: "crowdfunding" })).toBe("");
  });
});

describe("the changes of a call", () => {
  const form = (change: Partial<EventFields> = {}): EventFields => ({
    ...eventTextsOf(),
    category_id: 1,
    ...change,
  });
  const at = (moment: Date) => moment.toISOString();

  it("keep what a field said first, once, until it says that again", () => {
    const first = foldChanges([], form(), form({ start_time: "20:00", price: 90 }), now);
    expect(first).toEqual([
      { field: "start_time", from: "19:30", at: at(now) },
      { field: "price", from: "120.5", at: at(now) },
    ]);
    const second = foldChanges(
      first,
      form({ start_time: "20:00", price: 90 }),
      form({ start_time: "21:00" }),
      later,
    );
    expect(second).toEqual([{ field: "start_time", from: "19:30", at: at(later) }]);
    expect(foldChanges(second, form({ start_time: "21:00" }), form(), later)).toEqual([]);
  });

  it("tell what was empty, and of a description only that it changed", () => {
    const after = form({ apply_by: "2026-06-20", description: "Twenty voices." });
    expect(foldChanges([], form(), after, now)).toEqual([
      { field: "apply_by", from: null, at: at(now) },
      { field: "description", from: null, at: at(now) },
    ]);
    const lines = (breaks: string) => form({ description: `One${breaks}Two` });
    expect(foldChanges([], lines("\n"), lines("\r\n"), now)).toEqual([]);
    expect(foldChanges([], form(), form({ tags: "choir", contact_person: "Dev" }), now)).toEqual([]);
  });
});

describe("who sees a call after an edit", () => {
  const hold = (text: string): Finding => ({ rule: "fees", severity: "hold", field: "title", text });
  const note: Finding = { ...hold("pay"), severity: "note" };

  it("is a moderator first where the edit brings a hold, and not for one that was known", () => {
    expect(visibilityAfterEdit("public", [], [hold("fee")])).toBe("waiting");
    expect(visibilityAfterEdit("public", [hold("fee")], [hold("fee"), note])).toBe("public");
    expect(visibilityAfterEdit("public", [hold("fee")], [hold("deposit")])).toBe("waiting");
  });

  it("is everybody again once nothing holds it, but for what a moderator decided", () => {
    expect(visibilityAfterEdit("waiting", [hold("fee")], [note])).toBe("public");
    expect(visibilityAfterEdit("waiting", [], [hold("fee")])).toBe("waiting");
    expect(visibilityAfterEdit("hidden", [hold("fee")], [])).toBe("hidden");
  });
});

it("fills names into a message, and nothing that a name says", () => {
  const people = { name: "{call} Asha", call: "Chorus" };
  expect(filledMessage("{name}: {call}, {role}", people)).toBe("{call} Asha: Chorus, {role}");
  expect(filledMessage(defaultClosingMessage, people)).not.toContain("{name}");
});
