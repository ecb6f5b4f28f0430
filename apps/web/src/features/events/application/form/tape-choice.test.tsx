import { tapeTexts } from "@callboard/contracts/tape";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "#shared/lib/failure/notify.ts";
import { forgetUpload } from "#shared/lib/uploads/file-upload.ts";
import { account, signIn } from "../../../../test/claims.ts";
import { eventDetails, eventPage } from "../../../../test/events.ts";
import { type Answers, refusedFields } from "../../../../test/fake-gateway.ts";
import { myApplication } from "../../../../test/my-lists.ts";
import { signedInAs } from "../../../../test/people.ts";
import { renderAt } from "../../../../test/render-at.tsx";
import { stubTusServer } from "../../../../test/tus-server.ts";
import { EventScreen } from "../../detail/event-screen.tsx";

const underWay = /Your self-tape is not there yet/;
const megabyte = 1_048_576;
const half = { name: "monologue.mp4", size: 4 * megabyte, received: megabyte };
const whole = { ...half, received: half.size };

beforeEach(() => {
  signIn();
  forgetUpload(`${account.id} 7`);
  vi.spyOn(notify, "success").mockImplementation(() => {});
});

/** The open form of a call, before a gateway that has that tape. */
async function show(first: Parameters<typeof stubTusServer>[0], answers: Answers = {}, options = {}) {
  const server = stubTusServer(first);
  const { event: _, ...sent } = myApplication(31, { event_id: 7 });
  const shown = renderAt("/event/7?apply=1", <EventScreen id="7" />, {
    answers: {
      "event.get": () => eventDetails(7),
      "event.related": () => eventPage([]),
      "event.viewer": () => ({ can: { apply: true, review: false, contribute: false }, application: null }),
      "session.current": () => signedInAs(account),
      "application.create": () => sent,
      "tape.upload": () => server.state.upload && { ...server.state.upload },
      ...answers,
    },
    ...options,
  });
  const dialog = within(await screen.findByRole("dialog", { name: "Apply for Event 7" }));
  const send = () => shown.user.click(dialog.getByRole("button", { name: "Send application" }));
  const inputs = () =>
    shown.calls.filter(({ path }) => path === "application.create").map(({ input }) => input);
  return { ...shown, ...server, dialog, send, inputs };
}

describe("the self-tape of an application", () => {
  it("is enough to apply with, and is among what the poster will see", async () => {
    const { dialog, send, inputs } = await show(whole);
    expect(await dialog.findByText("A video of 4.0 MB, which plays here")).toBeTruthy();
    await send();
    await waitFor(() => expect(inputs()).toMatchObject([{ tape_id: 5 }]));
  });

  it("is waited for: the form is sent once all of it is there", async () => {
    const { dialog, send, inputs, state } = await show(null);
    state.instead = ({ method }) => (method === "PATCH" ? "held" : undefined);
    const video = new File([new Uint8Array(500)], "a.mp4", { type: "video/mp4" });
    await dialog.findByRole("button", { name: "Choose a video" });
    fireEvent.change(dialog.getByLabelText("Video to send"), { target: { files: [video] } });
    fireEvent.change(dialog.getByLabelText(/Note/), { target: { value: "I sing alto." } });
    await dialog.findByRole("button", { name: "Pause" });
    await send();
    expect(await dialog.findByText(underWay)).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole("group", { name: /^Self-tape/ })),
    );
    expect(inputs()).toEqual([]);
    state.instead = () => undefined;
    fireEvent.click(dialog.getByRole("button", { name: "Pause" }));
    fireEvent.click(dialog.getByRole("button", { name: "Go on" }));
    await dialog.findByText("1 KB, uploaded");
    expect(dialog.queryByText(underWay)).toBeNull();
    await send();
    await waitFor(() => expect(inputs()).toMatchObject([{ tape_id: 5, note: "I sing alto." }]));
  });

  it("is not forgotten half-way: somebody removes it, or goes on", async () => {
    const { dialog, send, inputs, user } = await show(half);
    await dialog.findByRole("button", { name: "Remove" });
    fireEvent.change(dialog.getByLabelText(/Note/), { target: { value: "I sing alto." } });
    await send();
    expect(await dialog.findByText(underWay)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Remove" }));
    await waitFor(() => expect(dialog.queryByText(underWay)).toBeNull());
    await send();
    await waitFor(() => expect(inputs()).toHaveLength(1));
    expect(inputs()[0]).not.toHaveProperty("tape_id", expect.anything());
  });

  it("that is gone when the form is sent is asked for again", async () => {
    const shown = await show(whole, {
      "application.create": () => {
        shown.state.upload = null;
        throw refusedFields({ tape_id: tapeTexts.gone });
      },
    });
    await shown.dialog.findByText("4.0 MB, uploaded");
    await shown.send();
    expect(await shown.dialog.findByRole("button", { name: "Choose a video" })).toBeTruthy();
    expect(shown.dialog.getByText(tapeTexts.gone)).toBeTruthy();
  });

  it("is asked for by a role that wants one", async () => {
    const role = {
      ...{ id: 1, name: "Bittu", seats: 1, profession: "Actor", gender: "any", age_from: null, age_to: null },
      ...{ pay: null, wants: ["self_tape"], apply_by: null, apply_until: "2026-12-20T18:30:00.000Z" },
      ...{ is_closed: false, text: null },
    };
    const { dialog } = await show(null, { "event.get": () => eventDetails(7, { roles: [role] as never }) });
    expect(dialog.getByRole("group", { name: /^Self-tape ?\(optional/ })).toBeTruthy();
    fireEvent.change(dialog.getByLabelText("Role"), { target: { value: "1" } });
    expect(await dialog.findByRole("group", { name: /^Self-tape ?\(asked for/ })).toBeTruthy();
  });

  it("is not there where the upstream knows none", async () => {
    const { dialog, calls } = await show(null, {}, { offered: ["applications"] });
    expect(dialog.queryByText("Self-tape")).toBeNull();
    expect(calls.map(({ path }) => path)).not.toContain("tape.upload");
  });
});
