import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { signIn } from "../../../test/claims.ts";
import { formLists } from "../../../test/event-form.ts";
import type { Answers } from "../../../test/fake-gateway.ts";
import { renderAt } from "../../../test/render-at.tsx";
import { otherTeam, ownTeam } from "../../../test/teams.ts";
import { CreateEventScreen } from "./create-event-screen.tsx";
import { DraftScreen } from "./drafts/draft-screen.tsx";

const times = { created_at: "2026-11-20T09:00:00.000Z", changed_at: "2026-11-20T09:00:00.000Z" };
const team = { id: 20, name: "Lantern Casting", role: "member" as const };
const draft = {
  ...{ id: 5, version: 1, fields: { title: "Half a call" }, banner_photo: null, description_photo: null },
  ...{ ...times, team },
};

const show = (teams: object[], answers: Answers = {}) =>
  renderAt("/create-event", <CreateEventScreen />, {
    route: "/create-event",
    answers: { ...formLists, "team.mine": () => ({ teams, invited: [] }), ...answers },
  });
const choice = () => screen.findByLabelText<HTMLSelectElement>("Post as");

beforeEach(() => {
  sessionStorage.clear();
  signIn();
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

it("offers the agencies that one acts for, and keeps the choice over a reload", async () => {
  const first = show([ownTeam(), otherTeam("member"), { ...otherTeam("reviewer"), id: 21, name: "Mill" }]);
  const options = [...(await choice()).options].map(({ text }) => text);
  expect(options).toEqual(["Yourself, Meher Contractor", "Lantern Casting"]);
  await first.user.selectOptions(await choice(), "Lantern Casting");
  first.unmount();
  show([otherTeam("member")]);
  await waitFor(async () => expect((await choice()).value).toBe("20"));
});

it("is not there for whoever acts for nobody else, and a form that was begun for a team is one's own again", async () => {
  sessionStorage.setItem("draft:create-event", JSON.stringify({ title: "Chorus", team_id: "20" }));
  const { user, calls } = show([ownTeam(), otherTeam("reviewer")], { "ownCall.saveDraft": () => draft });
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem("draft:create-event") ?? "{}")).toEqual({ title: "Chorus" }),
  );
  expect(screen.queryByLabelText("Post as")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Save as draft" }));
  await waitFor(() => expect(calls.some(({ path }) => path === "ownCall.saveDraft")).toBe(true));
  const sent = calls.find(({ path }) => path === "ownCall.saveDraft")?.input as unknown as FormData;
  expect(sent.has("team_id")).toBe(false);
});

it("saves a draft for the chosen agency", async () => {
  const { user, calls } = show([otherTeam("member")], { "ownCall.saveDraft": () => draft });
  await user.selectOptions(await choice(), "Lantern Casting");
  await user.click(screen.getByRole("button", { name: "Save as draft" }));
  await waitFor(() => expect(calls.some(({ path }) => path === "ownCall.saveDraft")).toBe(true));
  const sent = calls.find(({ path }) => path === "ownCall.saveDraft")?.input as unknown as FormData;
  expect(sent.get("team_id")).toBe("20");
  expect(JSON.parse(String(sent.get("fields")))).not.toHaveProperty("team_id");
});

it("says whose a draft of a team is", async () => {
  renderAt("/account/calls/drafts/5", <DraftScreen id={5} />, {
    answers: { ...formLists, "ownCall.draft": () => draft },
  });
  expect((await screen.findByText("Lantern Casting")).parentElement?.textContent).toBe(
    "Posted as Lantern Casting, whose team writes it together.",
  );
});
