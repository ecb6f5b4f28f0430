import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { eventDetails } from "../../../test/events.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { AboutEvent } from "../detail/facts/about-event.tsx";
import { RoleList } from "../roles/role-list.tsx";

const role = {
  ...{ id: 1, name: "Amba", description: null, profession: "Actor", seats: 1, age_from: null, age_to: null },
  ...{ gender: "any" as const, pay: null, wants: [], apply_by: null, is_closed: false },
  apply_until: "2026-12-01T00:00:00.000Z",
};
const call = eventDetails(7, {
  eventCategory: { id: 4, name: "Theatre" },
  tags: [{ id: 2, name: "open call" }],
  roles: [role],
});

function show(offered?: []) {
  const page = (
    <>
      <AboutEvent event={call} />
      <RoleList event={call} />
    </>
  );
  return renderAt("/event/7", page, { ...(offered && { offered }) });
}
const targetOf = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");

describe("what a call's own page says of it", () => {
  it("leads to the others of its category, tag and profession", () => {
    show();
    expect(targetOf("Theatre")).toBe("/events?category=4");
    expect(targetOf("#open call")).toBe("/events?search=open+call");
    expect(targetOf("Actor")).toBe("/events?profession=Actor");
  });

  it("leads by its tags alone in front of an upstream without the further filters", () => {
    show([]);
    expect(targetOf("#open call")).toBe("/events?search=open+call");
    expect(targetOf("Theatre")).toBeUndefined();
    expect(targetOf("Actor")).toBeUndefined();
  });
});
